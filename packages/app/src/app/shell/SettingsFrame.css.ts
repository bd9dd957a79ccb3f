import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

/** Narrow, so that a switch is near its label. On wide screens the title stands beside it. */
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
