import { recipe } from '@vanilla-extract/recipes';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const group = recipe({
  base: componentStyle({
    position: 'relative',
    borderWidth: vars.line.hairline,
    borderStyle: 'solid',
    borderColor: vars.color.hairline,
    borderRadius: vars.radius.m,
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
  }),
  variants: {
    variant: {
      list: componentStyle({ background: vars.color.surface }),
      segmented: componentStyle({
        display: 'flex',
        flexWrap: 'wrap',
        gap: vars.space.xxs,
        padding: vars.space.xxs,
        background: vars.color.sunken,
      }),
    },
  },
});

/** In a form Radix adds a hidden input after each radio and moves it aside. This keeps it inside the group. */
componentGlobalStyle(`${group.classNames.base} > input`, {
  insetInlineStart: 0,
  maxInlineSize: '100%',
  transform: 'none !important',
});

/** Concentric with the list's own corners. */
const corner = `calc(${vars.radius.m} - ${vars.line.hairline})`;

const row = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  textAlign: 'start',
  selectors: {
    // By type, because in a form a hidden input follows each radio.
    '&:not(:first-of-type)': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}` },
    '&:first-of-type': { borderStartStartRadius: corner, borderStartEndRadius: corner },
    '&:last-of-type': { borderEndStartRadius: corner, borderEndEndRadius: corner },
    // Rows touch, so the focus ring is drawn inside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
  '@media': {
    [screens.hover]: { selectors: { '&:not(:disabled):hover': { background: vars.color.hover } } },
  },
});

const segment = componentStyle({
  // Equal, unless a long word needs more. A segment that does not fit is in a second line.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  paddingInline: vars.space.xxs,
  paddingBlock: vars.space.xs,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: 'transparent',
  // Concentric with the group's corners.
  borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs})`,
  textAlign: 'center',
  selectors: {
    '&[data-state="checked"]': { borderColor: vars.color.text, background: vars.color.surface },
    '&[data-state="checked"]:disabled': { borderColor: vars.color.outline },
  },
  '@media': {
    [screens.hover]: {
      selectors: {
        '&:not(:disabled, [data-state="checked"]):hover': { borderColor: vars.color.outline },
      },
    },
    [screens.forcedColors]: {
      selectors: {
        '&[data-state="checked"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-state="checked"]:disabled': {
          borderColor: 'GrayText',
          background: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});

export const item = recipe({
  base: componentStyle({
    minBlockSize: vars.size.touch,
    cursor: 'pointer',
    selectors: { '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  }),
  variants: { variant: { list: row, segmented: segment } },
});

/** The circle. Its dot is a thick border, which forced colours keep. */
export const circle = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  marginBlockStart: `calc((${vars.lineHeight.normal} * 1em - ${vars.size.iconM}) / 2)`,
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderWidth: vars.line.hairline,
  borderColor: vars.color.outline,
  background: vars.color.surface,
  selectors: {
    '[data-state="checked"] > &': { borderWidth: '0.375rem', borderColor: vars.color.text },
    ':disabled > &': { borderColor: vars.color.hairline, background: vars.color.pressed },
    '[data-state="checked"]:disabled > &': { borderColor: vars.color.textDisabled },
  },
});

export const texts = componentStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

export const labelLine = recipe({
  base: componentStyle({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    rowGap: vars.space.xxs,
  }),
  variants: {
    variant: {
      list: {},
      segmented: componentStyle({ justifyContent: 'center', fontWeight: vars.fontWeight.medium }),
    },
  },
});

export const badge = componentStyle({
  display: 'inline-flex',
  whiteSpace: 'nowrap',
  // A badge may render nothing.
  selectors: { '&:empty': { display: 'none' } },
});

export const description = componentStyle({
  display: 'block',
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  selectors: { ':disabled &': { color: 'inherit' } },
  '@media': { [screens.forcedColors]: { color: 'inherit' } },
});
