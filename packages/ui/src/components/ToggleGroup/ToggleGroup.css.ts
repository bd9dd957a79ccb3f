import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlS,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '&[data-state="on"]': {
      borderColor: vars.color.text,
      background: vars.color.text,
      color: vars.color.canvas,
    },
    '&:disabled': {
      borderColor: vars.color.hairline,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
    '&[data-state="on"]:disabled': { background: vars.color.pressed },
  },
  '@media': {
    [screens.hover]: {
      selectors: { '&[data-state="off"]:not(:disabled):hover': { background: vars.color.hover } },
    },
    [screens.touch]: { minBlockSize: vars.size.touch },
    [screens.forcedColors]: {
      selectors: {
        '&[data-state="on"]:not(:disabled)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
