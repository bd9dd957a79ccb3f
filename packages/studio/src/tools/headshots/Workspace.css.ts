import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

export const grid = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.l,
      listStyle: 'none',
      padding: 0,
      margin: 0,
    },
  },
});

export const picture = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      borderRadius: vars.radius.m,
      background: vars.color.sunken,
    },
  },
});

export const caption = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.s,
    },
  },
});

/** The form of a backdrop, and beside it what it made where there is room. */
export const backdrop = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      gap: vars.space.l,
    },
  },
});
