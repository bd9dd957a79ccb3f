import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;
const rows = {
  padding: vars.space.m,
  '@media': { [screens.tablet]: { paddingInline: vars.space.l } },
} as const;

export const root = componentStyle({
  minInlineSize: 0,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const head = componentStyle({
  ...rows,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
});

/** Doubled selector: it must override an item's own padding and gaps. */
export const row = componentStyle({
  selectors: { [`${root} > &`]: { ...rows, borderBlockStart: line } },
});
