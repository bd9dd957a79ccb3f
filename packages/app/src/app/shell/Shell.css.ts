import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const root = style({
  '@layer': {
    [layers.components]: { display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' },
  },
});

export const main = style({
  '@layer': {
    [layers.components]: {
      flex: 1,
      minInlineSize: 0,
      // The first page does not fade in: a fade delays its largest paint.
      selectors: {
        'html[data-navigated] &': {
          '@media': {
            [screens.motionOk]: { animation: `${fadeIn} ${vars.duration.slow} ${vars.easing.standard}` },
          },
        },
      },
    },
  },
});

globalStyle('html[data-anchor-scroll="true"]', {
  '@layer': {
    [layers.components]: { '@media': { [screens.motionOk]: { scrollBehavior: 'smooth' } } },
  },
});
