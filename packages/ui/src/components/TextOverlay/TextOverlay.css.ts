import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const stage = componentStyle({ touchAction: 'pan-x pan-y' });

/** The boxes match the picture at every size. Only they take the pointer. */
export const boxes = componentStyle({ background: 'none', pointerEvents: 'none' });

export const box = componentStyle({
  fill: 'transparent',
  stroke: 'transparent',
  strokeWidth: vars.line.thick,
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'all',
  cursor: 'pointer',
  selectors: {
    '&[data-unsure]': {
      fill: `color-mix(in srgb, ${vars.color.warningFill} 32%, transparent)`,
      stroke: vars.color.warning,
      strokeDasharray: '4 3',
    },
    '&[data-current]': {
      fill: `color-mix(in srgb, ${vars.color.accent} 18%, transparent)`,
      stroke: vars.color.accent,
      strokeDasharray: 'none',
    },
  },
});

export const words = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  // A long text scrolls beside its picture, which stays visible.
  maxBlockSize: '20rem',
  overflowY: 'auto',
  // Space for the focus ring of the words at the edge.
  padding: vars.space.xxs,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'anywhere',
});

export const paragraph = componentStyle({ margin: 0 });

export const word = componentStyle({
  display: 'inline',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-unsure]': {
      background: vars.color.warningSoft,
      textDecoration: 'underline wavy',
      textDecorationColor: vars.color.warning,
      textDecorationSkipInk: 'none',
      textUnderlineOffset: '0.2em',
    },
    '&[data-corrected]': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.success,
      textDecorationThickness: vars.line.thick,
      textUnderlineOffset: '0.2em',
    },
    '&[data-current]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: { '&[data-current]': { outline: `${vars.line.thick} solid Highlight` } },
    },
  },
});

export const entry = componentStyle({
  maxInlineSize: '100%',
  paddingInline: vars.space.xxs,
  border: `${vars.line.hairline} solid ${vars.color.outline}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  selectors: {
    '&:focus-visible': { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: 0 },
  },
});

export const steps = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
});

export const buttons = componentStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.xs });
