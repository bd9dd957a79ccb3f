import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const thumbnailSize = `calc(${vars.size.controlL} + ${vars.space.m})`;

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { '&[data-state="failed"]': { borderColor: vars.color.danger } },
});

export const thumbnail = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  inlineSize: thumbnailSize,
  blockSize: thumbnailSize,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  selectors: { '[data-state="failed"] > &': { color: vars.color.danger } },
});

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const placeholder = componentStyle({
  selectors: { '&&': { blockSize: '100%', minBlockSize: 0, borderRadius: 0 } },
});

export const text = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const name = componentStyle({
  display: 'flex',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  minInlineSize: 0,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'pre',
});

export const nameHead = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const nameTail = componentStyle({ flexShrink: 0 });

export const detailsPlaceholder = componentStyle({ maxInlineSize: '12rem', fontSize: vars.fontSize.s });

export const reason = componentStyle({
  color: vars.color.danger,
  fontSize: vars.fontSize.s,
  selectors: { '[data-state="ready"] &, [data-state="reading"] &': { position: 'absolute' } },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // On phones on a line of its own.
  flexBasis: '100%',
  '@media': { [screens.tablet]: { flexBasis: 'auto' } },
});
