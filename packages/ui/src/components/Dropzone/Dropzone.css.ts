import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: '18rem',
  padding: `${vars.space.xl} ${vars.space.m}`,
  borderWidth: vars.line.hairline,
  borderStyle: 'dashed',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
  textAlign: 'center',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '&[data-state="focused"]': { borderColor: vars.color.text },
    '&[data-state="dragging"]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      // Drawn inwards, so that the layout does not shift.
      outline: `${vars.line.hairline} solid ${vars.color.accent}`,
      outlineOffset: `calc(${vars.line.thick} * -1)`,
    },
    '&[data-state="invalid"]': { borderColor: vars.color.danger },
    '&[data-state="disabled"]': { borderColor: vars.color.hairline },
  },
  '@media': {
    [screens.hover]: {
      selectors: {
        '&:is([data-state="idle"], [data-state="focused"]):hover': { borderColor: vars.color.text },
      },
    },
    [screens.tablet]: { minBlockSize: '22rem' },
  },
});

export const label = componentStyle({
  marginBlockStart: vars.space.l,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.letterSpacing.tight,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  selectors: {
    '[data-state="dragging"] > &': { color: vars.color.accentText },
    '[data-state="disabled"] > &': { color: vars.color.textMuted },
  },
});

export const browse = componentStyle({
  marginBlockStart: vars.space.m,
  minBlockSize: vars.size.touch,
  selectors: {
    // The doubled class overrides the button's own position in any order of the style sheets.
    '&&': { position: 'static' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const paste = componentStyle({
  display: 'none',
  marginBlockStart: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  selectors: {
    ':is([data-state="dragging"], [data-state="busy"], [data-state="disabled"]) &': { visibility: 'hidden' },
  },
  '@media': { [screens.hover]: { display: 'block' } },
});

export const hint = componentStyle({
  marginBlockStart: vars.space.l,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  selectors: { '&:empty': { display: 'none' } },
});

/** Above the area the button covers, so that links in the message can be pressed and its text selected. */
export const error = componentStyle({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  maxInlineSize: vars.size.measure,
  color: vars.color.danger,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.s } },
});
