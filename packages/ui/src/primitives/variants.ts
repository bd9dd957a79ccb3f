import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../theme/component-style';

/** One class per option of a closed list: `variantsOf(spaces, (space) => ({ gap: vars.space[space] }))`. */
export function variantsOf<const Option extends string>(
  options: readonly Option[],
  rule: (option: Option) => StyleRule,
): Record<Option, string> {
  return Object.fromEntries(
    options.map((option) => [option, componentStyle(rule(option), option)]),
  ) as Record<Option, string>;
}
