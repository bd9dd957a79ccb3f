import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  paddingInline: '0.3em',
  paddingBlock: '0.1em',
  borderRadius: vars.radius.s,
  background: vars.color.pressed,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
});
