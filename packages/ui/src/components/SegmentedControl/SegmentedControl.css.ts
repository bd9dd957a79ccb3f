import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'inline-flex',
  // Four choices do not fit beside each other on the narrowest phones.
  flexWrap: 'wrap',
  gap: `calc(${vars.space.xxs} / 2)`,
  padding: `calc(${vars.space.xxs} / 2)`,
  borderRadius: vars.radius.m,
  border: `${vars.line.hairline} solid ${vars.color.outline}`,
  background: vars.color.surface,
});

export const choice = componentStyle({
  position: 'relative',
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
    '&:has(:checked)': { background: vars.color.text, color: vars.color.canvas },
    '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&:has(:disabled:checked)': { background: vars.color.pressed },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    [screens.hover]: {
      selectors: {
        '&:hover:not(:has(:disabled, :checked))': {
          background: vars.color.hover,
          color: vars.color.text,
        },
      },
    },
    [screens.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** Covers its whole label invisibly: the label shows the state. */
export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'inherit',
  outline: 'none',
});
