import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** Set by a tone, read by a variant. */
const solid = createVar('solid');
const solidHover = createVar('solid-hover');
const onSolid = createVar('on-solid');
const ink = createVar('ink');
const soft = createVar('soft');

const base = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  borderRadius: vars.radius.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: 'transparent',
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    // The lines of a label that wraps stay beside its icon.
    '&:has(svg)': { textAlign: 'start' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

const disabled = '&:disabled:not([data-pending]), &[aria-disabled="true"]:not([data-pending])';
const live = '&:not(:disabled, [aria-disabled="true"])';

export const button = recipe({
  base,
  variants: {
    tone: {
      accent: componentStyle({
        vars: {
          [solid]: vars.color.accent,
          [solidHover]: vars.color.accentHover,
          [onSolid]: vars.color.onAccent,
          [ink]: vars.color.accentText,
          [soft]: vars.color.accentSoft,
        },
      }),
      neutral: componentStyle({
        vars: {
          [solid]: vars.color.text,
          [solidHover]: vars.color.textMuted,
          [onSolid]: vars.color.canvas,
          [ink]: vars.color.text,
          [soft]: vars.color.hover,
        },
      }),
      danger: componentStyle({
        vars: {
          [solid]: vars.color.danger,
          [solidHover]: vars.color.dangerHover,
          [onSolid]: vars.color.onStatus,
          [ink]: vars.color.danger,
          [soft]: vars.color.dangerSoft,
        },
      }),
    },
    variant: {
      solid: componentStyle({
        background: solid,
        color: onSolid,
        selectors: {
          [`${live}:active`]: { background: solidHover },
          [disabled]: { background: vars.color.pressed, color: vars.color.textDisabled },
        },
        '@media': { [screens.hover]: { selectors: { [`${live}:hover`]: { background: solidHover } } } },
      }),
      outline: componentStyle({
        borderColor: vars.color.outline,
        background: vars.color.surface,
        color: ink,
        selectors: {
          [`${live}:active`]: { background: soft },
          [disabled]: { borderColor: vars.color.hairline, color: vars.color.textDisabled },
        },
        '@media': { [screens.hover]: { selectors: { [`${live}:hover`]: { background: soft } } } },
      }),
      ghost: componentStyle({
        color: ink,
        selectors: {
          [`${live}:active`]: { background: soft },
          [disabled]: { color: vars.color.textDisabled },
        },
        '@media': { [screens.hover]: { selectors: { [`${live}:hover`]: { background: soft } } } },
      }),
    },
    size: {
      s: componentStyle({
        minBlockSize: vars.size.controlS,
        // For labels that wrap on phones.
        paddingBlock: vars.space.xxs,
        paddingInline: vars.space.s,
        fontSize: vars.fontSize.s,
      }),
      m: componentStyle({
        minBlockSize: vars.size.controlM,
        paddingBlock: vars.space.xxs,
        paddingInline: vars.space.m,
        fontSize: vars.fontSize.m,
      }),
      l: componentStyle({
        minBlockSize: vars.size.controlL,
        paddingBlock: vars.space.xs,
        paddingInline: vars.space.l,
        fontSize: vars.fontSize.l,
      }),
    },
    wide: { true: componentStyle({ inlineSize: '100%' }), false: {} },
  },
});

/** The label. While the spinner shows it is hidden but keeps its space. */
export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const spinner = componentStyle({
  position: 'absolute',
  display: 'inline-flex',
});
