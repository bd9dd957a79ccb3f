import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

export const video = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      inlineSize: '100%',
      maxBlockSize: '80svh',
      minBlockSize: 0,
      borderRadius: vars.radius.m,
      background: vars.color.sunken,
    },
  },
});

/** The tabs are above the panel. */
export const open = style({
  '@layer': {
    [layers.components]: {
      vars: {
        '--tool-panel-top': `calc(${vars.size.header} + 2 * ${vars.size.touch} + 2 * ${vars.space.s} + ${vars.space.l})`,
      },
    },
  },
});
