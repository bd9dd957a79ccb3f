import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minInlineSize: 0,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  selectors: {
    '&[data-selected]': {
      borderColor: vars.color.text,
      outline: `${vars.line.hairline} solid ${vars.color.text}`,
    },
  },
});

export const stage = componentStyle({
  display: 'grid',
  // A square picture must not be taller than a wide one.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
  aspectRatio: '4 / 3',
  padding: vars.space.l,
  forcedColorAdjust: 'none',
});

export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});

export const previews = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  margin: 0,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  listStyle: 'none',
  borderBlock: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

export const preview = componentStyle({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start' });

export const swatch = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.controlL,
  blockSize: vars.size.controlL,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  forcedColorAdjust: 'none',
});

export const small = componentStyle({
  inlineSize: '6rem',
  blockSize: vars.size.controlM,
  objectFit: 'contain',
});

export const exact = componentStyle({ display: 'block', maxInlineSize: 'none' });

export const foot = componentStyle({ display: 'grid', gap: vars.space.s, padding: vars.space.m });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
