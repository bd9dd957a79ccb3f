import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

export const sample = style({
  '@layer': {
    [layers.components]: {
      borderRadius: vars.radius.m,
      overflow: 'hidden',
      cursor: 'pointer',
      transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
      selectors: { '&:disabled': { opacity: 0.4, cursor: 'not-allowed' } },
      '@media': { [screens.hover]: { selectors: { '&:hover:not(:disabled)': { opacity: 0.8 } } } },
    },
  },
});

export const thumbnail = style({
  '@layer': {
    [layers.components]: {
      inlineSize: vars.size.controlL,
      blockSize: vars.size.controlL,
      objectFit: 'cover',
    },
  },
});
