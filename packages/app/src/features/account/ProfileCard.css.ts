import { cardFrame, componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

const avatarSize = `calc(${vars.size.controlL} + ${vars.space.m})`;

export const root = componentStyle({
  ...cardFrame,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  selectors: { '&[data-mode="edit"]': { alignItems: 'flex-start' } },
  '@media': { [screens.tablet]: { flexWrap: 'nowrap', gap: vars.space.l, padding: vars.space.l } },
});

export const avatar = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: avatarSize,
  blockSize: avatarSize,
  borderRadius: vars.radius.full,
  background: vars.color.text,
  color: vars.color.canvas,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.semibold,
  userSelect: 'none',
});

export const text = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});

/** On phones below the circle, with the card's whole width for its fields. */
export const editor = componentStyle({
  flex: '1 1 100%',
  minInlineSize: 0,
  '@media': { [screens.tablet]: { flexBasis: 0 } },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  flexBasis: '100%',
  '@media': { [screens.tablet]: { flexBasis: 'auto' } },
});
