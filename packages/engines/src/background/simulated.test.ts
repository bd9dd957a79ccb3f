import { expect, it } from 'vitest';
import { fastClock, recordProgress } from '../testing/fakes';
import { pictureOf } from '../testing/pictures';
import { createSimulatedBackgroundRemover } from './simulated';

const input = { picture: pictureOf(40, 30), method: 'instant' } as const;
const draw = async () => ({
  cutOut: new Blob(['cut out']),
  alpha: new Uint8ClampedArray(1200),
  width: 40,
  height: 30,
});

// @spec background.states limit.simulated
it('starts after a second, advances in steps of 5 to 95 percent, then returns the result', async () => {
  const { clock, wait } = fastClock();
  const reported: [at: number, percent: number][] = [];
  const outcome = await createSimulatedBackgroundRemover({ wait, draw }).run(input, {
    ...recordProgress().options,
    onProgress: ({ overall }) => reported.push([clock.now, Math.round(overall * 100)]),
  });
  const steps = Array.from({ length: 19 }, (_, index) => [1000 + index * 100, (index + 1) * 5]);
  expect(reported).toEqual([[0, 0], ...steps, [2900, 100]]);
  expect(outcome).toMatchObject({
    ok: true,
    value: { method: 'simulated', width: 40, height: 30, durationMs: clock.now },
  });
});

it('fails with decode-failed when the result cannot be drawn', async () => {
  const draw = () => Promise.reject(new RangeError('The browser could not create a canvas.'));
  const engine = createSimulatedBackgroundRemover({ wait: fastClock().wait, draw });
  expect(await engine.run(input, recordProgress().options)).toMatchObject({
    ok: false,
    failure: { code: 'decode-failed' },
  });
});
