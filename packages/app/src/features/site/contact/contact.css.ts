import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

/** The form, and beside it, where there is room, what may answer at once. */
export const columns = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': {
        [screens.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
      },
    },
  },
});
