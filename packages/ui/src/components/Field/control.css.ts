import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const live = '&:not([data-disabled])';

/** The outlined box of text fields and selects. State is set by `data-invalid` and `data-disabled`. */
export const controlBox = recipe({
  base: componentStyle({
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minInlineSize: 0,
    borderWidth: vars.line.hairline,
    borderStyle: 'solid',
    borderColor: vars.color.outline,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    selectors: {
      '&[data-invalid]': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 ${vars.line.hairline} ${vars.color.danger}`,
      },
      '&[data-disabled]': {
        borderColor: vars.color.hairline,
        background: vars.color.sunken,
        color: vars.color.textDisabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [screens.hover]: {
        selectors: { [`${live}:not([data-invalid]):hover`]: { borderColor: vars.color.text } },
      },
    },
  }),
  variants: {
    size: {
      m: componentStyle({ minBlockSize: vars.size.controlM }),
      l: componentStyle({ minBlockSize: vars.size.controlL }),
    },
  },
});

/** The native element inside the box. The box draws its focus ring. */
export const entry = componentStyle({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInline: vars.space.s,
  borderRadius: 'inherit',
  lineHeight: vars.lineHeight.normal,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::placeholder': { color: 'inherit' },
    '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${vars.color.accentSoft}` },
  },
});

/** Added to a box that contains an `entry`: draws the entry's focus ring around the whole box. */
export const focusBox = componentStyle({
  selectors: {
    [`&:has(> ${entry}:focus-visible)`]: {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});
