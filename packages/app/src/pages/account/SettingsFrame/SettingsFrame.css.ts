import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

/** So narrow that a switch is never far from its label. */
export const column = style({
  '@layer': { [layers.components]: { maxInlineSize: `calc(${vars.size.dialog} * 1.5)`, minInlineSize: 0 } },
});
