/** What stands between numbers that do not follow each other. */
export type Gap = 'gap before' | 'gap after';

/**
 * The pages that are shown: the first and the last, the current one and its neighbours. A gap of a single page is that page.
 * From five pages on, the number of places does not change with the page, so that nothing moves under the pointer.
 */
export function pagesShown(page: number, pageCount: number): (number | Gap)[] {
  const from = Math.max(2, Math.min(page - 1, pageCount - 4));
  const to = Math.min(pageCount - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return [
    1,
    ...(from > 3 ? (['gap before'] as const) : from === 3 ? [2] : []),
    ...middle,
    ...(to < pageCount - 2 ? (['gap after'] as const) : to === pageCount - 2 ? [pageCount - 1] : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}
