import { oneOfMany, oneOf as oneOfTwo } from '@verapix/messages/tools';

/** `a or b`, `a, b, or c`. Without `Intl`, because its first use takes tens of milliseconds of a page's start. */
export const oneOf = (items: readonly string[]) =>
  (items.length > 2 ? oneOfMany : oneOfTwo)({
    items: items.slice(0, -1).join(', '),
    last: items.at(-1) ?? '',
  });
