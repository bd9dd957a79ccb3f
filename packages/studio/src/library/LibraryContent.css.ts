import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

export const bar = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'end',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const list = componentStyle({ listStyle: 'none', margin: 0, padding: 0, display: 'contents' });

export const item = componentStyle({ display: 'grid', minInlineSize: 0 });

export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  background: vars.color.sunken,
});

export const excerpt = componentStyle({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  margin: 0,
  padding: vars.space.m,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ overflowWrap: 'anywhere' });
