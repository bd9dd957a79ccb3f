import { afterEach, expect, it, vi } from 'vitest';
import { EngineStop } from '../failures';
import { createRaster } from '../picture/raster';
import { runText, type TextTools } from './run-text';
import { stallLimit, stallLimitMs } from './stall-limit';

const job = {
  file: new File(['x'], 'page.png'),
  weights: { name: 'w', url: 'https://example.test/w', sha256: '', bytes: 1 },
};

const tools = (changes: Partial<TextTools>): TextTools => ({
  decode: async () => createRaster(40, 30),
  loadReader: async () => ({ read: () => [] }),
  ...changes,
});

afterEach(() => void vi.useRealTimers());

it('takes a picture without text for a result without words', async () => {
  expect(await runText(tools({}), job, () => {})).toEqual({
    ok: true,
    value: { text: '', words: [], turn: 0, meanConfidence: 0, method: 'device' },
  });
});

it.each([
  ['decode-failed', tools({ decode: () => Promise.reject(new Error('no picture')) })],
  ['model-unavailable', tools({ loadReader: () => Promise.reject(new EngineStop('model-unavailable')) })],
  [
    'out-of-memory',
    tools({
      loadReader: async () => ({
        read: () => {
          throw new RangeError('too much');
        },
      }),
    }),
  ],
] as const)('ends with %s', async (code, broken) => {
  expect(await runText(broken, job, () => {})).toMatchObject({ ok: false, failure: { code } });
});

it('gives up on a download that stands still, and not on one that moves', async () => {
  vi.useFakeTimers();
  const stall = stallLimit();
  const outcome = stall.during(new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(stallLimitMs - 1);
  stall.moved();
  await vi.advanceTimersByTimeAsync(stallLimitMs - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ code: 'model-unavailable' });
  expect(vi.getTimerCount()).toBe(0);
});
