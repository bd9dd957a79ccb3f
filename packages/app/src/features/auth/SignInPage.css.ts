import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

/** Its words end where the field above ends. */
export const flush = style({
  '@layer': { [layers.components]: { marginInlineEnd: `calc(-1 * ${vars.space.s})` } },
});
