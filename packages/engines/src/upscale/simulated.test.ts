import { delays } from '@verapix/domain';
import { expect, it } from 'vitest';
import { fastClock, recordProgress } from '../testing/fakes';
import { pictureOf } from '../testing/pictures';
import type { UpscaleInput } from './contract';
import { createSimulatedUpscaler } from './simulated';

const input: UpscaleInput = {
  picture: pictureOf(40, 30),
  factor: 3,
  method: 'sharp',
  format: 'png',
  quality: 0.9,
};
const enlarge = async () => new Blob(['larger']);

// @spec limit.demo
it('takes the specified time, then returns a result of the exact size', async () => {
  const { clock, wait } = fastClock();
  const { reported, options } = recordProgress();
  const outcome = await createSimulatedUpscaler({ wait, enlarge }).run(input, options);
  expect(clock.now).toBe(delays.simulatedUpscale);
  expect(outcome).toMatchObject({
    ok: true,
    value: { method: 'simulated', width: 120, height: 90, mime: 'image/png', durationMs: 2500 },
  });
  const overall = reported.map((progress) => progress.overall);
  expect(overall.slice(0, -1).every((value) => value < 0.95)).toBe(true);
  expect(overall.at(-1)).toBe(1);
});

it('fails as the device’s engine does', async () => {
  const { options } = recordProgress();
  const broken = createSimulatedUpscaler({
    wait: fastClock().wait,
    enlarge: () => Promise.reject(new Error('no')),
  });
  expect(await broken.run(input, options)).toMatchObject({ failure: { code: 'decode-failed' } });
  const huge = { ...input, picture: pictureOf(20_000, 10) };
  expect(await broken.run(huge, options)).toMatchObject({ failure: { code: 'too-large' } });
});
