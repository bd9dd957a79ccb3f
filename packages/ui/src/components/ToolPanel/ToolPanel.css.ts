import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': {
    [screens.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: '1fr auto auto',
    },
  },
});

export const stage = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: '14rem',
  padding: vars.space.m,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  background: vars.color.sunken,
  '@media': {
    [screens.tablet]: { padding: vars.space.l },
    [screens.desktop]: {
      // Changes beside it do not move it.
      justifyContent: 'flex-start',
      gridRow: '1 / span 3',
      minBlockSize: '30rem',
      borderStartEndRadius: 0,
      borderEndStartRadius: 'inherit',
    },
  },
});

export const controls = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  padding: vars.space.m,
  borderBlockStart: line,
  '@media': {
    [screens.tablet]: { padding: vars.space.l },
    [screens.desktop]: { borderBlockStart: 'none', borderInlineStart: line },
  },
});

const foot = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
} as const;

const lastCorners = {
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  '@media': { [screens.desktop]: { borderEndStartRadius: 0 } },
} as const;

export const actions = componentStyle({
  ...foot,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.raised,
  paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
  borderBlockStart: line,
  background: vars.color.surface,
  selectors: { '&:last-child': lastCorners },
  '@media': {
    [screens.tablet]: { paddingInline: vars.space.l },
    [screens.desktop]: {
      paddingBlock: vars.space.l,
      borderInlineStart: line,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.s } },
    },
  },
});

export const more = componentStyle({
  ...foot,
  // Keeps the focus ring of its first control above the actions.
  position: 'relative',
  zIndex: vars.zIndex.raised,
  background: vars.color.surface,
  selectors: {
    // Continues below the actions; without actions it comes first.
    [`${actions} + &`]: { paddingBlockStart: 0 },
    [`:not(${actions}) + &`]: { borderBlockStart: line },
    '&:last-child': lastCorners,
  },
  '@media': {
    [screens.tablet]: { padding: vars.space.l },
    [screens.desktop]: { borderInlineStart: line },
  },
});
