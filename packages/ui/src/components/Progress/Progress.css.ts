import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
});

export const label = componentStyle({
  fontWeight: vars.fontWeight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const percent = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.s,
  whiteSpace: 'nowrap',
});

export const eta = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
});

export const track = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  // Inside the track and below the bar: the outline shows only on the part that is not done yet.
  boxShadow: `inset 0 0 0 ${vars.line.hairline} ${vars.color.outline}`,
  background: vars.color.surface,
  '@media': {
    [screens.forcedColors]: { outline: `${vars.line.hairline} solid` },
  },
});

const travel = keyframes({ from: { insetInlineStart: '-35%' }, to: { insetInlineStart: '100%' } });

/** As long as the finished part: its inline size is set on the element. */
export const bar = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.accent,
  transitionProperty: 'inline-size',
  transitionDuration: vars.duration.normal,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '[data-state="done"] > &': { background: vars.color.success },
    // With reduced motion, a static pattern over the whole track for work of unknown length.
    '[data-state="indeterminate"] > &': {
      inlineSize: '100%',
      background: `repeating-linear-gradient(90deg, ${vars.color.accent} 0 ${vars.size.pixel}, transparent ${vars.size.pixel} calc(${vars.size.pixel} * 2))`,
    },
  },
  '@media': {
    [screens.motionOk]: {
      selectors: {
        '[data-state="indeterminate"] > &': {
          inlineSize: '35%',
          background: vars.color.accent,
          animation: `${travel} calc(${vars.duration.slow} * 5) linear infinite`,
        },
      },
    },
    [screens.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

export const phases = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  fontSize: vars.fontSize.s,
});

export const phase = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="running"]': { color: vars.color.text, fontWeight: vars.fontWeight.medium },
  },
});

/** A square of the pixel grid: outlined when pending, full when active, a tick when done. */
export const mark = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.iconS,
  blockSize: vars.size.iconS,
  selectors: {
    '&:empty::before': {
      content: '',
      inlineSize: vars.size.pixel,
      blockSize: vars.size.pixel,
      borderWidth: vars.line.hairline,
      borderStyle: 'solid',
      borderColor: vars.color.outline,
    },
    '[data-state="running"] > &::before': {
      borderColor: vars.color.accent,
      background: vars.color.accent,
    },
    '[data-state="done"] > &': { color: vars.color.success },
  },
});
