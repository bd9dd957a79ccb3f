import { toolById } from '@verapix/domain';
import type { LibraryResult, LibraryStep } from '@verapix/machines';

/** Settings that say nothing to a reader: a mask's area in numbers, a seed, texts that are long. */
const isShown = ([name, value]: [string, unknown]) =>
  name !== 'seed' && ['string', 'number'].includes(typeof value) && value !== '';

/** `factor 2, method sharp`: the settings of a step in one line. Empty if it has none to show. */
export const describeSettings = ({ settings }: LibraryStep): string =>
  Object.entries(settings)
    .filter(isShown)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

/** The name of a result: that of its first file. */
export const nameOf = ({ files: [first] }: LibraryResult): string => first?.name ?? '';

/** The results whose name, original or tool contains all words of a query. */
export function search(results: readonly LibraryResult[], query: string): readonly LibraryResult[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return results;
  return results.filter((result) => {
    const text = [nameOf(result), result.original?.name, toolById(result.tool).title, result.excerpt]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
