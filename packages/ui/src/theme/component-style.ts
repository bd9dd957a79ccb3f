import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** A class in the `components` layer: what every component's css is written with. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/** A rule in the `components` layer for what has no class of ours, for example a child's `svg`. */
export function componentGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
