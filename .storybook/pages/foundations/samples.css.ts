import { componentStyle } from '../../../packages/ui/src/theme/component-style';
import { vars } from '../../../packages/ui/src/theme/theme.css';

const edge = {
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.outline,
} as const;

/** A colour as an area. It has an edge, because it may equal the page's colour. */
export const swatch = componentStyle({
  ...edge,
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xl,
  borderRadius: vars.radius.s,
});

/** A length as a bar. */
export const bar = componentStyle({
  maxInlineSize: '100%',
  blockSize: vars.space.m,
  background: vars.color.text,
});

/** A square that shows corners, an edge or a shadow. */
export const square = componentStyle({
  ...edge,
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  margin: vars.space.s,
  background: vars.color.floating,
});

export const track = componentStyle({ inlineSize: '8rem' });

/** Moves to the other end of its track and back. */
export const runner = componentStyle({
  inlineSize: vars.space.m,
  blockSize: vars.space.m,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  transitionProperty: 'margin-inline-start',
  transitionDuration: vars.duration.normal,
  transitionTimingFunction: vars.easing.standard,
  selectors: { '&[data-there="true"]': { marginInlineStart: `calc(100% - ${vars.space.m})` } },
});

/** Text on its background. */
export const words = componentStyle({
  ...edge,
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
});

export const sentence = componentStyle({ maxInlineSize: '22rem' });
