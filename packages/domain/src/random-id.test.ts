import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './random-id';

afterEach(() => void vi.unstubAllGlobals());

it('returns another UUID of version 4 each time', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('needs no https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomId()).toHaveLength(36);
});
