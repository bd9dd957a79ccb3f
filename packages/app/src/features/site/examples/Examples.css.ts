import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

/** Two columns where both pictures are still large enough to compare. */
export const grid = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gap: vars.space.l,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(26rem, 100%), 1fr))',
    },
  },
});
