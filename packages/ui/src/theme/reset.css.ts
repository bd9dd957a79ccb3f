import type { GlobalStyleRule } from '@vanilla-extract/css';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { screens } from './screens';
import { vars } from './theme.css';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: 0 });
reset('html', {
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.m})`,
  scrollbarGutter: 'stable',
});
reset('body', {
  minBlockSize: '100dvb',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
reset('img, picture, svg, canvas, video', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', background: 'none' });
reset('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});
reset('p, li', { overflowWrap: 'break-word' });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'collapse' });
reset(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
});
// Receives focus by script only, to mark the current place. It is not interactive.
reset(':is(h1, h2, main, section)[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('*, *::before, *::after', {
  '@layer': {
    [layers.utilities]: {
      '@media': {
        [screens.reducedMotion]: {
          // Neither gets a short duration: Chromium can leave an animation of 0.01 ms at its first keyframe forever,
          // and an inherited colour would be one frame late per level of the tree.
          animationName: 'none !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  },
});
