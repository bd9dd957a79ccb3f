import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const base = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
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
  },
});

const large = componentStyle({
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '18rem',
  padding: `${vars.space.xl} ${vars.space.m}`,
  '@media': {
    [screens.tablet]: { minBlockSize: '22rem' },
    // Nothing can be dropped: no larger than what it contains.
    [screens.touch]: { minBlockSize: 0 },
  },
});

/** Its border shows while something is dragged over it. */
const inLine = componentStyle({
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  borderRadius: vars.radius.m,
  selectors: {
    '&&:not([data-state="dragging"])': { borderColor: 'transparent', background: 'none' },
  },
});

export const root = recipe({ base, variants: { size: { large, line: inLine } } });

/** A phone has no room for ornaments: what can be pressed comes first. */
export const grid = componentStyle({
  selectors: { [`${inLine} &`]: { display: 'none' } },
  '@media': { [screens.phone]: { display: 'none' } },
});

export const byMouse = componentStyle({ '@media': { [screens.touch]: { display: 'none' } } });
export const byTouch = componentStyle({
  display: 'none',
  '@media': { [screens.touch]: { display: 'inline' } },
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
    [`${inLine} > &`]: { marginBlockStart: 0, fontSize: vars.fontSize.s },
  },
});

const forScreenReaders = {
  position: 'absolute',
  inlineSize: vars.line.hairline,
  blockSize: vars.line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** It names the zone, also while something else is shown. */
export const name = componentStyle({
  selectors: {
    ':is([data-state="dragging"], [data-state="busy"]) > * > &': forScreenReaders,
    [`${inLine} &`]: forScreenReaders,
  },
});

export const browse = componentStyle({
  marginBlockStart: vars.space.m,
  minBlockSize: vars.size.touch,
  selectors: {
    // The doubled class overrides the button's own position in any order of the style sheets.
    '&&': { position: 'static' },
    [`${inLine} > &`]: { marginBlockStart: 0 },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const paste = componentStyle({
  display: 'none',
  marginBlockStart: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  selectors: {
    ':is([data-state="dragging"], [data-state="busy"], [data-state="disabled"]) > &': {
      visibility: 'hidden',
    },
  },
  '@media': { [screens.hover]: { selectors: { [`${large} > &`]: { display: 'block' } } } },
});

export const hint = componentStyle({
  marginBlockStart: vars.space.l,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  selectors: { '&:empty': { display: 'none' }, [`${inLine} > &`]: { display: 'none' } },
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
