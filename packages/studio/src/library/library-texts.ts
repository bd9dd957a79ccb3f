import type { LibraryResult } from '@verapix/machines';
import { studioTool } from '../tools';

/** The name of a result: that of its first file. */
export const nameOf = ({ files: [first] }: LibraryResult): string => first?.name ?? '';

/** The results whose name, original or tool contains all words of a query. */
export function search(results: readonly LibraryResult[], query: string): readonly LibraryResult[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return results;
  return results.filter((result) => {
    const text = [nameOf(result), result.original?.name, studioTool(result.tool).title, result.excerpt]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
