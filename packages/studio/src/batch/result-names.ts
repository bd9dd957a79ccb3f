import { fileStem } from '@verapix/domain';
import type { BatchItem, BatchResult } from '@verapix/machines';

/** What a name template may contain. */
export const namePlaceholders = ['{name}', '{tool}', '{width}', '{height}', '{index}'] as const;

export const defaultNameTemplate = '{name}-{tool}';

const extensions: Record<string, string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'text/plain': '.txt',
};

/** The extension of a media type, with its dot; empty if it is unknown. */
const extensionOf = (mime: string): string => extensions[mime.split(';')[0] ?? ''] ?? '';

/** Characters that a file system refuses, or that would make a folder. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

interface Named {
  item: Pick<BatchItem, 'id' | 'name'>;
  result: BatchResult;
}

/**
 * The file name of each result, by the picture's id. `{index}` counts from 1 with leading zeros. Names that would clash,
 * also on systems that ignore case, get a number.
 */
export function nameResults(
  results: readonly Named[],
  template: string,
  tool: string,
): ReadonlyMap<string, string> {
  const digits = String(results.length).length;
  const taken = new Set<string>();
  const names = new Map<string, string>();
  results.forEach(({ item, result }, index) => {
    const values: Record<string, string> = {
      name: fileStem(item.name),
      tool,
      width: String(result.width ?? ''),
      height: String(result.height ?? ''),
      index: String(index + 1).padStart(digits, '0'),
    };
    const filled = template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
    const stem = filled.replace(forbidden, '_').replace(/^[. ]+|[. ]+$/g, '') || 'result';
    const extension = extensionOf(result.mime);
    let name = stem + extension;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${stem} (${copy})${extension}`;
    taken.add(name.toLowerCase());
    names.set(item.id, name);
  });
  return names;
}
