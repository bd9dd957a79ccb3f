import { style, styleVariants } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

/** Centered above the plans, with space for the label on the highlighted card. */
export const choice = style({
  '@layer': {
    [layers.components]: { justifySelf: 'center', alignSelf: 'center', marginBlockEnd: vars.space.xs },
  },
});

/** As high as the button that replaces the skeleton. */
export const waiting = styleVariants({ m: vars.size.controlM, l: vars.size.controlL }, (minBlockSize) => ({
  '@layer': { [layers.components]: { selectors: { '&&': { minBlockSize } } } },
}));
