import { componentStyle } from '../../../packages/ui/src/theme/component-style';
import { vars } from '../../../packages/ui/src/theme/theme.css';

/** Wide tables scroll on their own, so that the page does not. */
export const scroller = componentStyle({ overflowX: 'auto' });

export const table = componentStyle({
  tableLayout: 'fixed',
  inlineSize: '100%',
  // Narrower columns would break words.
  minInlineSize: '38rem',
  fontSize: vars.fontSize.s,
});

export const caption = componentStyle({
  paddingBlockEnd: vars.space.xs,
  color: vars.color.textMuted,
  textAlign: 'start',
});

const cell = {
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

export const head = componentStyle({
  ...cell,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'normal',
  selectors: { '&:first-child': { inlineSize: '32%' } },
});

export const name = componentStyle({ ...cell, fontWeight: vars.fontWeight.medium });

export const data = componentStyle(cell);

/** A row that needs attention. */
export const wanting = componentStyle({ background: vars.color.dangerSoft });
