import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const tag = componentStyle({
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
});
