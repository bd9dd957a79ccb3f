import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

export const picture = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      inlineSize: '100%',
      borderRadius: vars.radius.m,
      overflow: 'hidden',
      cursor: 'pointer',
      outlineOffset: vars.space.xxs,
      selectors: {
        '&[aria-current="true"]:not(:focus-visible)': {
          outlineWidth: vars.line.thick,
          outlineStyle: 'solid',
          outlineColor: vars.color.accent,
        },
        '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      },
    },
  },
});

export const thumbnail = style({
  '@layer': {
    [layers.components]: { display: 'block', inlineSize: '100%', aspectRatio: '1', objectFit: 'cover' },
  },
});
