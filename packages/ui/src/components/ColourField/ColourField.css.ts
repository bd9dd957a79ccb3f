import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const box = componentStyle({
  position: 'relative',
  gap: vars.space.s,
  paddingInline: vars.space.s,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});

/** Covers the whole box invisibly: a press anywhere opens the browser's colour picker. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const swatch = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.iconL,
  blockSize: vars.size.iconL,
  borderRadius: vars.radius.s,
  border: `${vars.line.hairline} solid ${vars.color.outline}`,
  '@media': { [screens.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const value = componentStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.s,
  selectors: { '[data-disabled] > &': { color: vars.color.textMuted } },
});
