import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** A class in the `components` layer. All components' styles use it. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/** A rule in the `components` layer for elements without a class of ours, for example a child's `svg`. */
export function componentGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}

/** One class per option of a closed list: `variantsOf(spaces, (space) => ({ gap: vars.space[space] }))`. */
export function variantsOf<const Option extends string>(
  options: readonly Option[],
  rule: (option: Option) => StyleRule,
): Record<Option, string> {
  return Object.fromEntries(
    options.map((option) => [option, componentStyle(rule(option), option)]),
  ) as Record<Option, string>;
}
