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
      gridTemplateRows: '1fr auto',
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
      gridRow: '1 / span 2',
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

export const actions = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.raised,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
  borderBlockStart: line,
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  background: vars.color.surface,
  '@media': {
    [screens.tablet]: { paddingInline: vars.space.l },
    [screens.desktop]: {
      position: 'static',
      paddingBlock: vars.space.l,
      borderInlineStart: line,
      borderEndStartRadius: 0,
    },
  },
});
