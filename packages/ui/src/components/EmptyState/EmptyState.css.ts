import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.l,
  minInlineSize: 0,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.m,
  textAlign: 'center',
});

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Not in ch, which changes when the font arrives.
  maxInlineSize: '28em',
  overflowWrap: 'anywhere',
});

export const body = componentStyle({ color: vars.color.textMuted, textWrap: 'pretty' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
});
