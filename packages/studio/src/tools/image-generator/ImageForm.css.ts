import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

/** As wide as the controls of the other tools. */
const settingsWidth = '22rem';

/** The words, and beside them from a desktop's width on what else can be set. */
export const columns = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.l,
      '@media': {
        [screens.desktop]: {
          gridTemplateColumns: `minmax(0, 1fr) ${settingsWidth}`,
          columnGap: vars.space.xl,
        },
      },
    },
  },
});
