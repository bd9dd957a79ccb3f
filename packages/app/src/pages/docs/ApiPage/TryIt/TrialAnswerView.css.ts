import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

export const picture = style({
  '@layer': {
    [layers.components]: {
      maxInlineSize: '100%',
      blockSize: 'auto',
      borderRadius: vars.radius.m,
      background: vars.color.sunken,
    },
  },
});

/** Set off from the reference: it is a tool within a text. */
export const panel = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      minInlineSize: 0,
    },
  },
});
