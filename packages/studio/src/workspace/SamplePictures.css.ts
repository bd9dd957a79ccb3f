import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

/** Above the pictures where there is no room beside all of them. */
export const question = style({
  '@layer': {
    [layers.components]: {
      flexBasis: '100%',
      '@media': { [screens.tablet]: { flexBasis: 'auto' } },
    },
  },
});

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
      // A white picture on a white page has an edge too.
      borderWidth: vars.line.hairline,
      borderStyle: 'solid',
      borderColor: vars.color.hairline,
      borderRadius: vars.radius.m,
    },
  },
});
