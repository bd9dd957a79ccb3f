/** The order in which a built stylesheet first names each cascade layer. */
export function layerOrder(css: string): string[] {
  const names = [...css.matchAll(/@layer\s+([^;{]+)[;{]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...new Set(names)];
}
