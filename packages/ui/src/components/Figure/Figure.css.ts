import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

componentGlobalStyle(`${root} > img`, {
  inlineSize: '100%',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
});

export const caption = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  textWrap: 'pretty',
});
