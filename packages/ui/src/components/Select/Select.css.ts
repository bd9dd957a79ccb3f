import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const trigger = componentStyle({
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
  lineHeight: vars.lineHeight.normal,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-placeholder]:not([data-disabled])': { color: vars.color.textMuted } },
});

export const value = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const arrow = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textMuted,
  transitionProperty: 'transform',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '[data-state="open"] > &': { transform: 'scaleY(-1)' },
    '[data-disabled] > &': { color: 'inherit' },
  },
});

export const content = componentStyle({
  zIndex: vars.zIndex.popover,
  inlineSize: 'var(--radix-select-trigger-width)',
  maxBlockSize: 'min(var(--radix-select-content-available-height), 24rem)',
  padding: vars.space.xxs,
  overflow: 'hidden',
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.m,
  background: vars.color.floating,
  boxShadow: vars.shadow.floating,
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.size.controlM,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  lineHeight: vars.lineHeight.normal,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.hover },
    // The list clips its overflow, so the focus ring is drawn inside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: {
        '&[data-highlighted]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const optionTexts = componentStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

export const description = componentStyle({
  display: 'block',
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
  '@media': { [screens.forcedColors]: { color: 'inherit' } },
});

export const tick = componentStyle({
  flexShrink: 0,
  display: 'inline-flex',
  marginBlockStart: `calc((${vars.lineHeight.normal} * 1em - ${vars.size.iconM}) / 2)`,
  color: vars.color.accentText,
  '@media': { [screens.forcedColors]: { color: 'inherit' } },
});

export const scroll = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.xxs,
  color: vars.color.textMuted,
});
