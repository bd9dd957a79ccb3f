import { globalStyle, style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

const sidebar = '14rem';
const contentsWidth = '13rem';

/** Beside the page as long as it is scrolled, and scrolled itself where it is taller than the window. */
const beside = {
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.l})`,
  alignSelf: 'start',
  maxBlockSize: `calc(100dvb - ${vars.size.header} - 2 * ${vars.space.l})`,
  overflowY: 'auto',
  // Room for the ring of the focus, which a scrolling box would cut.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
} as const;

export const frame = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.l,
      '@media': {
        [screens.desktop]: {
          gridTemplateColumns: `${sidebar} minmax(0, 1fr)`,
          columnGap: vars.space.xxl,
        },
        [screens.wide]: { gridTemplateColumns: `${sidebar} minmax(0, 1fr) ${contentsWidth}` },
      },
    },
  },
});

export const navigation = style({
  '@layer': {
    [layers.components]: {
      minInlineSize: 0,
      '@media': { [screens.desktop]: { gridRow: '1 / span 4', ...beside } },
    },
  },
});

export const header = style({
  '@layer': { [layers.components]: { '@media': { [screens.desktop]: { gridColumn: 2 } } } },
});

export const contents = style({
  '@layer': {
    [layers.components]: {
      minInlineSize: 0,
      '@media': {
        [screens.desktop]: { gridColumn: 2 },
        [screens.wide]: { gridColumn: 3, gridRow: '1 / span 4', ...beside },
      },
    },
  },
});

/** Where no contents stand, the page's width stays the same. */
export const body = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xxl,
      minInlineSize: 0,
      paddingBlockStart: vars.space.m,
      '@media': { [screens.desktop]: { gridColumn: 2 } },
    },
  },
});

/** Running text with code between: no line longer than is comfortable, code and lists of fields as wide as the column. */
export const section = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      minInlineSize: 0,
    },
  },
});

const prose = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${section} ${selector}`, { '@layer': { [layers.components]: rule } });

prose('> :is(p, ul, ol)', { maxInlineSize: vars.size.measure, textWrap: 'pretty' });
prose('> :is(ul, ol)', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
});
prose('> ul', { listStyle: 'disc' });
prose('> ol', { listStyle: 'decimal' });
prose('> :is(ul, ol) > li::marker', { color: vars.color.textMuted });
// Nearer to what it heads than to what is before it.
prose('> :has(> h3):not(:first-child)', { marginBlockStart: vars.space.m });
