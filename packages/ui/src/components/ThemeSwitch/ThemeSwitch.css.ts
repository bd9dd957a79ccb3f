import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'inline-flex',
  gap: `calc(${vars.space.xxs} / 2)`,
  padding: `calc(${vars.space.xxs} / 2)`,
  borderRadius: vars.radius.m,
  border: `${vars.line.hairline} solid ${vars.color.outline}`,
  background: vars.color.surface,
});

export const choice = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.controlS,
  paddingInline: vars.space.s,
  borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs} / 2)`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '&[data-state="checked"]': { background: vars.color.text, color: vars.color.canvas },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&:disabled[data-state="checked"]': { background: vars.color.pressed },
  },
  '@media': {
    [screens.hover]: {
      selectors: {
        '&:hover:not(:disabled, [data-state="checked"])': {
          background: vars.color.hover,
          color: vars.color.text,
        },
      },
    },
    [screens.forcedColors]: {
      selectors: {
        '&[data-state="checked"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
