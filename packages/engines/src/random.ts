/** A seeded generator of numbers from 0 to below 1: Mulberry32 by Tommy Ettinger. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A pseudorandom generator, determined by its seed. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  /** A random item. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** A shuffled copy. */
  shuffled: <Item>(items: readonly Item[]) => Item[];
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

/** A 32-bit hash of a text (FNV-1a over code points). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
