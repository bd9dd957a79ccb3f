import { expect, it } from 'vitest';
import { latestOnly } from './use-composition';

it('skips inputs that were superseded while it was busy, but never the last', async () => {
  const done: number[] = [];
  const finishes: (() => void)[] = [];
  const take = latestOnly<number>(
    (input) =>
      new Promise((resolve) => {
        finishes.push(() => {
          done.push(input);
          resolve();
        });
      }),
  );
  const finish = async () => {
    finishes.shift()?.();
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  for (const input of [1, 2, 3, 4]) take(input);
  await finish();
  await finish();
  await finish();
  expect(done).toEqual([1, 4]);
  take(5);
  await finish();
  expect(done).toEqual([1, 4, 5]);
});
