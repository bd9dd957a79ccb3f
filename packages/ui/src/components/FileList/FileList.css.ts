import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

export const root = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'auto',
});

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"leading words actions" "leading state actions"',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  // A long list costs nothing while it is out of view.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4rem',
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': {
    [screens.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"leading words state actions"',
    },
  },
});

export const leading = componentStyle({ gridArea: 'leading' });

export const thumbnail = componentStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: vars.size.controlL,
  blockSize: vars.size.controlL,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = componentStyle({ gridArea: 'words', minInlineSize: 0 });

export const name = componentStyle({ display: 'flex', minInlineSize: 0, fontSize: vars.fontSize.s });

export const detail = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="failed"] &': { color: vars.color.danger } },
});

export const state = componentStyle({ gridArea: 'state', justifySelf: 'start' });

export const actions = componentStyle({ gridArea: 'actions', display: 'flex', gap: vars.space.xxs });

export const track = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: vars.space.xxs,
  background: vars.color.sunken,
});

export const bar = componentStyle({
  blockSize: '100%',
  background: vars.color.text,
  '@media': { [screens.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
