import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

export const video = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      inlineSize: '100%',
      maxBlockSize: '80svh',
      borderRadius: vars.radius.m,
      background: vars.color.sunken,
    },
  },
});
