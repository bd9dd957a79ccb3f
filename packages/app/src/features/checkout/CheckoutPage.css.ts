import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

/** The title, and the order below it. */
export const root = style({
  '@layer': { [layers.components]: { display: 'grid', gap: vars.space.xl } },
});

/** The order, and the payment beside or below it. */
export const columns = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      alignItems: 'start',
      gap: vars.space.l,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        [screens.desktop]: { gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  },
});
