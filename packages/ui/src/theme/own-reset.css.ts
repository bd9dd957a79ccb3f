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

/** Elements with a class of the published package, whose build begins all of them with `vx-`. */
const own = ':where([class^="vx-"], [class*=" vx-"])';

/** Those that no other of ours contains: they inherit from the page. */
const outermost = `${own}:not(${own} *)`;

// The same as `reset.css.ts`, for our elements alone: what else is on the page keeps its look.
const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset(`${own}, ${own}::before, ${own}::after`, everywhere);
reset(outermost, inherited);
reset('[data-brand]', branded);
for (const [names, rule] of elements) reset(`:is(${names})${own}`, rule);
reset(`:is(button, input, textarea, select, a)${outermost}`, inherited);
reset(`${own}:focus-visible`, focused);
reset(`${own}${focusedPlace}`, { outline: 'none' });
globalStyle(`${own}, ${own}::before, ${own}::after`, { '@layer': { [layers.utilities]: withoutMotion } });
