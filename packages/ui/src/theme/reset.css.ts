import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import {
  branded,
  elements,
  everywhere,
  focused,
  focusedPlace,
  inherited,
  withoutMotion,
} from './reset-rules';
import { vars } from './theme.css';

// The reset of a page that is all ours. The published package has `own-reset.css.ts` instead.
const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', everywhere);
reset('html', {
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.m})`,
  scrollbarGutter: 'stable',
});
reset('body', { ...inherited, minBlockSize: '100dvb', background: vars.color.canvas });
reset('[data-brand]', branded);
for (const [names, rule] of elements) reset(names, rule);
reset(':focus-visible', focused);
reset(focusedPlace, { outline: 'none' });
globalStyle('*, *::before, *::after', { '@layer': { [layers.utilities]: withoutMotion } });
