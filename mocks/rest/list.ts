const element = /^(?:"((?:[^"\\]|\\.)*)"(?=[,)])|([^,)]*))/;

/** Reads the list of an `in` filter, `(a,"b,c")`; `null` where it is not one. */
export function parseList(text: string): string[] | null {
  if (!text.startsWith('(')) return null;
  const values: string[] = [];
  let rest = text;
  do {
    rest = rest.slice(1);
    const [matched, quoted, plain] = element.exec(rest) ?? [];
    values.push(quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/gs, '$1'));
    rest = rest.slice(matched?.length ?? 0);
  } while (rest.startsWith(','));
  return rest === ')' ? values : null;
}
