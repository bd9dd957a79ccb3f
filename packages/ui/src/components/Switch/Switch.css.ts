import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const blockSize = vars.size.iconL;
const inset = vars.space.xxs;
const thumbSize = `calc(${blockSize} - 2 * ${inset})`;

export const track = componentStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize,
  borderRadius: vars.radius.full,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.outline,
  background: vars.color.sunken,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    // The touch target is larger than the visible switch.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((${blockSize} - ${vars.size.touch}) / 2)`,
    },
    '&[data-state="checked"]': { borderColor: vars.color.text, background: vars.color.text },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': {
      borderColor: vars.color.hairline,
      background: vars.color.pressed,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: {
        '&[data-state="checked"]:not(:disabled)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
        },
      },
    },
  },
});

export const thumb = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: `calc(${inset} - ${vars.line.hairline})`,
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.full,
  background: vars.color.text,
  transform: 'translateY(-50%)',
  transitionProperty: 'inset-inline-start, background-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '&[data-state="checked"]': {
      insetInlineStart: `calc(100% - ${thumbSize} - ${inset} + ${vars.line.hairline})`,
      background: vars.color.canvas,
    },
    ':disabled > &': { background: vars.color.textDisabled },
  },
  '@media': {
    [screens.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: {
        '&[data-state="checked"]': { background: 'HighlightText' },
        ':disabled > &': { background: 'GrayText' },
      },
    },
  },
});
