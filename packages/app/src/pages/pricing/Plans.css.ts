import { style, styleVariants } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

/** In the middle above the plans, with room for the label on the card that stands out. */
export const choice = style({
  '@layer': {
    [layers.components]: { justifySelf: 'center', alignSelf: 'center', marginBlockEnd: vars.space.xs },
  },
});

/** As high as the button that will be there, whatever a skeleton's own height. */
export const waiting = styleVariants({ m: vars.size.controlM, l: vars.size.controlL }, (minBlockSize) => ({
  '@layer': { [layers.components]: { selectors: { '&&': { minBlockSize } } } },
}));
