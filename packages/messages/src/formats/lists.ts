import { oneOf as oneOfTwo } from '@verapix/messages/tools';

/** `a, b or c`. Without `Intl`, because its first use takes tens of milliseconds of a page's start. */
export const oneOf = (items: readonly string[]) =>
  oneOfTwo({ items: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
