import { vars } from './theme.css';

/** The face of a card that stands by itself on a page. Long words break inside it. */
export const cardFrame = {
  minInlineSize: 0,
  padding: vars.space.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
} as const;
