import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const entry = componentStyle({
  display: 'block',
  minBlockSize: vars.size.controlL,
  paddingBlock: vars.space.s,
  resize: 'vertical',
  selectors: { '&:disabled': { resize: 'none' } },
});

export const counter = componentStyle({
  flexShrink: 0,
  position: 'relative',
  marginBlockStart: vars.space.xs,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.normal,
  color: vars.color.textMuted,
  selectors: {
    '&[data-warning]': { color: vars.color.warning, fontWeight: vars.fontWeight.semibold },
  },
});

export const figures = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
});
