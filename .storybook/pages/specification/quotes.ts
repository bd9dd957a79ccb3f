import site from '../../../docs/specification/site.md?raw';
import tools from '../../../docs/specification/tools.md?raw';

/** The specification, with the ids of its requirements in square brackets after each sentence. */
export const documents = { site, tools };

/** A piece of the specification, and the ids that say it in our words; no ids if it asks for nothing. */
interface MarkedText {
  text: string;
  ids: readonly string[];
}

const mark = / \[([a-z0-9. -]+)\]/g;

/** The text without the ids. */
export const withoutMarks = (document: string): string => document.replace(mark, '');

const isHeading = (line: string, next: string | undefined) =>
  line.startsWith('#') || line.startsWith('|---') || (next?.startsWith('|---') ?? false);

/** The pieces of a marked document, in its order. What no mark follows has no `ids` at all. */
export function markedTexts(document: string): (MarkedText | { text: string; ids?: undefined })[] {
  const lines = document.split('\n');
  return lines.flatMap((line, at) => {
    if (isHeading(line, lines[at + 1])) return [];
    // Every second part of the split is the ids of a mark.
    const parts = line.split(mark);
    return parts.flatMap((part, index) => {
      if (index % 2 === 1) return [];
      const text = part
        .replace(/^- /, '')
        .replace(/^\||\|$/g, '')
        .trim();
      if (text === '') return [];
      const ids = parts[index + 1];
      return [ids === undefined ? { text } : { text, ids: ids === '-' ? [] : ids.split(' ') }];
    });
  });
}

/** What the specification says, word for word, by the id of a requirement. */
export const quotes: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const { text, ids = [] } of Object.values(documents).flatMap(markedTexts))
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), text]);
  return found;
})();
