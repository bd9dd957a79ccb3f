/** The wishes of a `Prefer` header, by name; unknown ones are kept and never applied. */
export type Preferences = ReadonlyMap<string, string>;

const applicable = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
} as const;

/** Reads a `Prefer` header; of a wish made twice the first counts. */
export function parsePrefer(header: string | null): Preferences {
  const wishes = new Map<string, string>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (!wishes.has(name)) wishes.set(name, value);
  }
  return wishes;
}

/** `Preference-Applied`, of the wishes that count for this kind of request; no header where there are none. */
export function appliedHeader(wishes: Preferences, names: readonly (keyof typeof applicable)[]) {
  const applied = names
    .filter((name) => applicable[name].some((known) => known === wishes.get(name)))
    .map((name) => `${name}=${wishes.get(name)}`);
  return applied.length > 0 ? { 'Preference-Applied': applied.join(', ') } : {};
}
