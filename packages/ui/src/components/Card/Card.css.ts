import { createVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const link = componentStyle({
  textDecoration: 'none',
  selectors: {
    // The link covers the whole card, and the card shows its focus ring.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
  },
});

/** Space between the card's edge and its content. */
const inset = createVar('inset');

export const root = componentStyle({
  vars: { [inset]: vars.space.m },
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: inset,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  selectors: {
    [`&:has(${link}:focus-visible)`]: {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    [screens.tablet]: { vars: { [inset]: vars.space.l } },
    [screens.hover]: { selectors: { [`&:has(${link}):hover`]: { borderColor: vars.color.outline } } },
  },
});

export const text = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** The picture takes half of the card. A card without a picture limits the width of its text. */
export const wide = componentStyle({
  '@media': {
    [screens.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto',
      columnGap: inset,
    },
  },
});

export const body = componentStyle({ color: vars.color.textMuted });

export const media = componentStyle({
  order: -1,
  selectors: {
    '&:has(> img, > picture)': {
      overflow: 'hidden',
      marginBlockStart: `calc(${inset} * -1)`,
      marginInline: `calc(${inset} * -1)`,
      borderStartStartRadius: 'inherit',
      borderStartEndRadius: 'inherit',
      borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
      background: vars.color.sunken,
    },
  },
});

componentGlobalStyle(`${wide} > ${media}`, {
  '@media': {
    [screens.tablet]: {
      gridColumn: 1,
      gridRow: '1 / span 2',
      marginBlockEnd: `calc(${inset} * -1)`,
      marginInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndStartRadius: 'inherit',
      borderBlockEnd: 'none',
      borderInlineEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
    },
  },
});

/** On the smallest phone two pictures with their titles stand side by side: the longest word fits, or is hyphenated. */
export const compact = componentStyle({
  '@media': {
    [screens.phone]: {
      selectors: { [`&:has(> ${media} > img)`]: { vars: { [inset]: vars.space.s }, hyphens: 'auto' } },
    },
  },
});

componentGlobalStyle(`${compact}:has(> ${media} > img) > ${text} > :first-child`, {
  '@media': { [screens.phone]: { fontSize: vars.fontSize.s } },
});

componentGlobalStyle(`${compact} ${body}`, { '@media': { [screens.phone]: { display: 'none' } } });

componentGlobalStyle(`${media} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const footer = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });

// Above the area that the link covers.
componentGlobalStyle(`${footer} :is(a, button)`, { position: 'relative', zIndex: vars.zIndex.raised });
