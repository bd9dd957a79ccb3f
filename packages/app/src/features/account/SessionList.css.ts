import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

export const frame = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const list = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderRadius: 'inherit',
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.m,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': { [screens.tablet]: { flexWrap: 'nowrap', alignItems: 'center', paddingInline: vars.space.l } },
});

export const icon = componentStyle({ color: vars.color.textMuted });

export const iconSkeleton = componentStyle({
  flexShrink: 0,
  selectors: { '&&': { inlineSize: vars.size.iconL, blockSize: vars.size.iconL } },
});

export const text = componentStyle({
  // On phones the button wraps below.
  flex: '1 1 12rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const device = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});

export const revoke = componentStyle({ marginInlineStart: 'auto' });

export const empty = componentStyle({
  padding: vars.space.l,
  color: vars.color.textMuted,
  textAlign: 'center',
});
