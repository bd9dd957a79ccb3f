import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.skip,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  border: `${vars.line.hairline} solid ${vars.color.outline}`,
  background: vars.color.floating,
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  boxShadow: vars.shadow.floating,
  selectors: {
    '&:not(:focus)': { insetBlockStart: `calc(-2 * ${vars.size.touch})` },
  },
});
