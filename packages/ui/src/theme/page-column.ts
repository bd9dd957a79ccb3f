import { screens } from './screens';
import { vars } from './theme.css';

/** The content of a page: as wide as the header and the footer, with their margins. */
export const pageColumn = {
  display: 'grid',
  gap: vars.space.xxl,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.l})`,
  marginInline: 'auto',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xxl,
  '@media': { [screens.tablet]: { paddingInline: vars.space.l } },
} as const;
