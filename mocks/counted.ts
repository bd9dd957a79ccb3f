import type { BackendOptions } from './backend';

/** Ids that are counted: the same in every run, and no two alike. */
export function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
}

/** A linear congruential generator: the same bytes in every run, and no two tokens alike. */
export function countedBytes(): BackendOptions['randomBytes'] {
  let state = 1;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
}
