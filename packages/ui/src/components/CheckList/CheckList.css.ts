import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const tick = componentStyle({
  flexShrink: 0,
  color: vars.color.success,
  // Aligned with the middle of the first line.
  marginBlockStart: `calc((${vars.lineHeight.normal} * 1em - ${vars.size.iconS}) / 2)`,
});
