import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStallLimit } from './stall-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});
const after = (seconds: number) => new Promise<number>((resolve) => setTimeout(resolve, seconds * 1000));

it('ends all that waits, and all that comes later, once nothing has come for a minute', async () => {
  const onStall = vi.fn();
  const { limit } = createStallLimit(onStall);
  const waiting = Promise.allSettled([limit(never), limit(never)]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(onStall).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toMatchObject([{ reason: { code: 'too-slow' } }, { reason: { code: 'too-slow' } }]);
  expect(onStall).toHaveBeenCalledOnce();
  await expect(limit(() => after(1))).rejects.toMatchObject({ code: 'too-slow' });
});

it('lets many slow pages take longer together', async () => {
  const onStall = vi.fn();
  const { limit, end } = createStallLimit(onStall);
  const pages = [50, 100, 150].map((seconds) => limit(() => after(seconds)));
  await vi.advanceTimersByTimeAsync(150_000);
  await Promise.all(pages);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onStall).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  end();
});

it('does not count the time in which the page is hidden', async () => {
  let isHidden = true;
  const onStall = vi.fn();
  const { limit } = createStallLimit(onStall, () => isHidden);
  const waiting = limit(never).catch(({ code }) => code);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onStall).not.toHaveBeenCalled();
  isHidden = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await waiting).toBe('too-slow');
});
