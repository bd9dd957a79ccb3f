import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

/** So narrow that a switch is never far from its label; where there is room, the page's name stands beside it. */
const column = `calc(${vars.size.dialog} * 1.5)`;

export const frame = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gap: vars.space.l,
      gridTemplateColumns: `minmax(0, ${column})`,
      '@media': {
        [screens.desktop]: { columnGap: vars.space.xxl, gridTemplateColumns: `minmax(0, 1fr) ${column}` },
      },
    },
  },
});
