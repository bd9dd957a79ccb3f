/** Pages as a reader writes them: `1-3, 7`. `pages` are in order. */
export function formatPages(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** The pages of a text such as `1-3, 7`, in order and each once; undefined if it says something else. */
export function parsePages(text: string, pageCount: number): readonly number[] | undefined {
  const pages = new Set<number>();
  for (const part of text.split(/[,;]/).map((each) => each.trim())) {
    if (part === '') continue;
    const match = /^(\d{1,6})(?:\s*[-–—]\s*(\d{1,6}))?$/.exec(part);
    if (!match) return undefined;
    const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (first < 1 || last < first || last > pageCount) return undefined;
    for (let page = first; page <= last; page += 1) pages.add(page);
  }
  return [...pages].sort((one, other) => one - other);
}
