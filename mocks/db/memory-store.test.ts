import { expect, it, vi } from 'vitest';
import { emptyData } from './empty-data';
import { createMemoryStore } from './memory-store';

const randomBytes = (length: number) => new Uint8Array(length);
const store = () => createMemoryStore(() => emptyData({ randomBytes }));

it('keeps what a change made of the data, and tells those who listen', () => {
  const memory = store();
  const listener = vi.fn();
  const stop = memory.subscribe(listener);
  const made = memory.write((draft) => {
    draft.merchantConfig = { currency: 'USD' };
    return 'made';
  });
  expect(made).toBe('made');
  expect(memory.read().merchantConfig).toEqual({ currency: 'USD' });
  stop();
  memory.reset();
  expect(memory.read().merchantConfig).toBeNull();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps nothing of a change that throws, and tells nobody', () => {
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

it('leaves alone what was read before a change', () => {
  const memory = store();
  const before = memory.read();
  memory.write((draft) => {
    draft.attempts.x = 1;
  });
  expect(before.attempts).toEqual({});
});
