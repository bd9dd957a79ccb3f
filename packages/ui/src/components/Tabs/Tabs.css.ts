import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ minInlineSize: 0 });

export const list = componentStyle({
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // A tab scrolled into view leaves a part of its neighbour visible.
  scrollPaddingInline: vars.space.xl,
  scrollbarWidth: 'none',
  boxShadow: `inset 0 calc(-1 * ${vars.line.hairline}) ${vars.color.hairline}`,
});

export const tab = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  borderStartStartRadius: vars.radius.s,
  borderStartEndRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    // The list clips its overflow, so the focus ring is drawn inside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `${vars.line.thick} solid transparent`,
    },
    '&[data-state="active"]': { color: vars.color.text },
    '&[data-state="active"]::after': { borderColor: vars.color.text },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.hover]: { selectors: { '&:not(:disabled):hover': { color: vars.color.text } } },
    [screens.forcedColors]: {
      selectors: {
        '&::after': { forcedColorAdjust: 'none' },
        '&[data-state="active"]::after': { borderColor: 'Highlight' },
      },
    },
  },
});

export const panel = componentStyle({ paddingBlockStart: vars.space.l, minInlineSize: 0 });
