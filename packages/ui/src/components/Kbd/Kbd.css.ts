import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ font: 'inherit', whiteSpace: 'nowrap' });

export const plus = componentStyle({
  paddingInline: `calc(${vars.space.xxs} / 2)`,
  color: vars.color.textMuted,
});

export const key = componentStyle({
  display: 'inline-block',
  minInlineSize: vars.size.iconL,
  paddingInline: vars.space.xs,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.size.iconM,
  textAlign: 'center',
});
