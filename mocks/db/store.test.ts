import { expect, it, vi } from 'vitest';
import { emptyData } from './seeds';
import { createMemoryStore } from './store';

const randomBytes = (length: number) => new Uint8Array(length);
const store = () => createMemoryStore(() => emptyData({ randomBytes }));

it('stores a change and notifies listeners', () => {
  const memory = store();
  const listener = vi.fn();
  const stop = memory.subscribe(listener);
  const result = memory.write((draft) => {
    draft.merchantConfig = { currency: 'USD' };
    return 'made';
  });
  expect(result).toBe('made');
  expect(memory.read().merchantConfig).toEqual({ currency: 'USD' });
  stop();
  memory.reset();
  expect(memory.read().merchantConfig).toBeNull();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('discards a change that throws, without notifying listeners', () => {
  const memory = store();
  const before = memory.read();
  const listener = vi.fn();
  memory.subscribe(listener);
  const change = () =>
    memory.write((draft) => {
      draft.attempts.x = 1;
      throw new Error('no');
    });
  expect(change).toThrow('no');
  expect(memory.read()).toBe(before);
  expect(before.attempts).toEqual({});
  expect(listener).not.toHaveBeenCalled();
});

it('does not modify data that was read before', () => {
  const memory = store();
  const before = memory.read();
  memory.write((draft) => {
    draft.attempts.x = 1;
  });
  expect(before.attempts).toEqual({});
});
