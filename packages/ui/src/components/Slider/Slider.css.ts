import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: vars.size.controlS,
  // A finger that moves down still scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const track = componentStyle({
  position: 'relative',
  flexGrow: 1,
  blockSize: vars.space.xxs,
  borderRadius: vars.radius.full,
  background: vars.color.outline,
  selectors: { '&[data-disabled]': { background: vars.color.pressed } },
  '@media': { [screens.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
});

export const range = componentStyle({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  selectors: { '&[data-disabled]': { background: vars.color.textDisabled } },
  '@media': { [screens.forcedColors]: { background: 'Highlight' } },
});

export const thumb = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: vars.size.iconL,
  blockSize: vars.size.iconL,
  borderRadius: vars.radius.full,
  borderWidth: vars.line.thick,
  borderStyle: 'solid',
  borderColor: vars.color.accent,
  background: vars.color.surface,
  selectors: {
    // The touch target is larger than the visible thumb.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: `calc((${vars.size.iconL} - ${vars.size.touch}) / 2 - ${vars.line.thick})`,
      borderRadius: vars.radius.full,
    },
    '&[data-disabled]': { borderColor: vars.color.textDisabled },
  },
  '@media': {
    [screens.hover]: { selectors: { '&:not([data-disabled]):hover': { background: vars.color.accentSoft } } },
  },
});

export const value = componentStyle({
  marginInlineStart: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[data-disabled]': { color: vars.color.textMuted } },
});
