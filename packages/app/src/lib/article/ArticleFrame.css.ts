import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

const contentsWidth = '14rem';

/** The measure in the font size of an article. */
const textWidth = `calc(1.125 * ${vars.size.measure})`;

export const frame = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${textWidth})`,
      justifyContent: 'center',
      gap: vars.space.l,
      '@media': {
        [screens.wide]: {
          gridTemplateColumns: `minmax(0, ${textWidth}) ${contentsWidth}`,
          columnGap: vars.space.xxl,
        },
      },
    },
  },
});

/** Stays beside the text while it scrolls, and scrolls itself if it is taller than the window. */
export const contents = style({
  '@layer': {
    [layers.components]: {
      minInlineSize: 0,
      '@media': {
        [screens.wide]: {
          gridColumn: 2,
          gridRow: '1 / span 2',
          position: 'sticky',
          insetBlockStart: `calc(${vars.size.header} + ${vars.space.l})`,
          alignSelf: 'start',
          maxBlockSize: `calc(100dvb - ${vars.size.header} - 2 * ${vars.space.l})`,
          overflowY: 'auto',
        },
      },
    },
  },
});

export const column = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xl,
      minInlineSize: 0,
    },
  },
});
