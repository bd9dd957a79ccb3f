import { globalStyle, style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

/** The sections of the home page; with more room between them than on other pages where there is room. */
export const sections = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      // Not by the content: a section that is not laid out keeps the width it had.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xxl,
      minInlineSize: 0,
      '@media': { [screens.tablet]: { gap: vars.space.section } },
    },
  },
});

/**
 * A section below the first view while the page loads: the browser lays it out and paints it when it comes near. Until then it
 * has an estimated height: at least its own, or its controls seem to overlap those of the next section.
 */
const laidOutNear = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 48rem',
  overflowClipMargin: vars.space.xs,
} as const;

export const section = style({ '@layer': { [layers.components]: laidOutNear } });

/** On a phone, what another part of the page says too is left out. */
export const unlessPhone = style({
  '@layer': { [layers.components]: { '@media': { [screens.phone]: { display: 'none' } } } },
});

/** A section higher than a screen at any width. */
export const tallSection = style({
  '@layer': { [layers.components]: { ...laidOutNear, containIntrinsicBlockSize: 'auto 104rem' } },
});

/** Words beside a picture where there is room, above it where there is none. */
export const beside = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xl,
      alignItems: 'center',
      '@media': {
        [screens.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xxl },
      },
    },
  },
});

/** What the page is, then the picture, then the details; on a desktop the picture is beside both. */
export const hero = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.l,
      '@media': {
        [screens.desktop]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'auto 1fr',
          columnGap: vars.space.xxl,
        },
      },
    },
  },
});

export const heroList = style({});

// The facts below say the others too.
globalStyle(`${heroList} > :nth-child(n + 2)`, {
  '@layer': { [layers.components]: { '@media': { [screens.phone]: { display: 'none' } } } },
});

export const heroPicture = style({
  '@layer': {
    [layers.components]: {
      '@media': { [screens.desktop]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' } },
    },
  },
});

/** A reason: its icon beside its title and text. */
export const reason = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.m,
      rowGap: vars.space.xxs,
      alignContent: 'start',
    },
  },
});

export const reasonText = style({
  '@layer': {
    [layers.components]: { '@media': { [screens.phone]: { fontSize: vars.fontSize.s } } },
  },
});

export const reasonIcon = style({
  '@layer': { [layers.components]: { gridRow: '1 / span 2', color: vars.color.textMuted } },
});

/** Two columns on a phone, three on a desktop. */
export const toolCards = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.m,
      '@media': {
        [screens.tablet]: { gap: vars.space.l },
        [screens.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});
