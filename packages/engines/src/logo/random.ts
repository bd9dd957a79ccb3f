import { mulberry32 } from '../random';

/** Chance that always falls the same for the same seed. */
export interface Random {
  /** 0 up to, not including, 1. */
  next: () => number;
  /** One of them, each as likely as the others. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** All of them in another order. */
  shuffled: <Item>(items: readonly Item[]) => Item[];
}

/** A 32-bit number from a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The chance of a seed. */
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
