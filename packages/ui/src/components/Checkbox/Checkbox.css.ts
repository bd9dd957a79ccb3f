import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const box = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  // Centres the box on the first line of its label.
  marginBlockStart: `calc((${vars.lineHeight.normal} * 1em - ${vars.size.iconM}) / 2)`,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.canvas,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    // The touch target is larger than the visible box.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: `calc((${vars.size.iconM} - ${vars.size.touch}) / 2)`,
    },
    '&[data-state="checked"], &[data-state="indeterminate"]': {
      borderColor: vars.color.text,
      background: vars.color.text,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': {
      borderColor: vars.color.hairline,
      background: vars.color.pressed,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [screens.hover]: {
      selectors: { '&[data-state="unchecked"]:not(:disabled):hover': { borderColor: vars.color.text } },
    },
    [screens.forcedColors]: { color: 'CanvasText' },
  },
});

export const check = componentStyle({
  selectors: { '[data-state="indeterminate"] > &': { display: 'none' } },
});

export const dash = componentStyle({ selectors: { '[data-state="checked"] > &': { display: 'none' } } });
