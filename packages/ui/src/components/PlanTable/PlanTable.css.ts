import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** Inline size of the label column: on phones, and on larger screens. */
const labels = { narrow: '31%', wide: '37%' };

export const root = componentStyle({ display: 'grid', gap: vars.space.l, minInlineSize: 0 });

export const table = componentStyle({
  tableLayout: 'fixed',
  inlineSize: '100%',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  '@media': { [screens.tablet]: { fontSize: vars.fontSize.s } },
});

export const corner = componentStyle({
  inlineSize: labels.narrow,
  '@media': { [screens.tablet]: { inlineSize: labels.wide } },
});

const cell = {
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xxs,
  overflowWrap: 'anywhere',
  selectors: { '&[data-highlight="true"]': { background: vars.color.hover } },
} as const;

const widePadding = { [screens.tablet]: { paddingInline: vars.space.s } };

export const head = componentStyle({
  ...cell,
  paddingInline: 0,
  verticalAlign: 'top',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'center',
  selectors: {
    '&[data-highlight="true"]': {
      background: vars.color.hover,
      borderRadius: vars.radius.m,
    },
  },
  '@media': { [screens.tablet]: { padding: vars.space.m } },
});

export const title = componentStyle({
  display: 'block',
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'normal',
  '@media': { [screens.tablet]: { fontSize: vars.fontSize.xl } },
});

export const note = componentStyle({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
});

export const group = componentStyle({
  paddingBlock: `${vars.space.l} ${vars.space.xs}`,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.text}`,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
});

export const row = componentStyle({
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

export const label = componentStyle({
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.xs,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const value = componentStyle({ ...cell, textAlign: 'center', '@media': widePadding });

export const mark = componentStyle({
  display: 'inline-block',
  verticalAlign: 'text-bottom',
  color: vars.color.textMuted,
  selectors: { '&[data-has="true"]': { color: vars.color.success } },
});

export const actions = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    // Below their columns.
    [screens.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: 0,
      paddingInlineStart: labels.wide,
    },
  },
});

export const action = componentStyle({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [screens.desktop]: { paddingInline: vars.space.xs } },
});
