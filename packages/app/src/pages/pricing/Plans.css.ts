import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

/** In the middle above the plans, with room for the label on the card that stands out. */
export const choice = style({
  '@layer': {
    [layers.components]: { justifySelf: 'center', alignSelf: 'center', marginBlockEnd: vars.space.xs },
  },
});
