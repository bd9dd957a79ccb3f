import { delays, headshotsPerRun } from '@verapix/domain';
import { expect, it } from 'vitest';
import { fastClock, recordProgress } from '../testing/fakes';
import { pictureOf } from '../testing/pictures';
import type { Headshot } from './contract';
import { createSimulatedHeadshots } from './simulated';

const sample = async (_: unknown, index: number): Promise<Headshot> => ({
  id: `sample-${index + 1}`,
  label: `Sample ${index + 1}`,
  blob: new Blob(),
  width: 80,
  height: 100,
  mime: 'image/jpeg',
});
const input = { picture: pictureOf(400, 300) };

// @spec headshot.states limit.simulated
it('takes the specified time, then returns four samples', async () => {
  const { clock, wait } = fastClock();
  const { reported, options } = recordProgress();
  const outcome = await createSimulatedHeadshots({ wait, sample }).run(input, options);
  expect(clock.now).toBe(delays.simulatedHeadshots);
  expect(outcome).toMatchObject({ ok: true, value: { method: 'simulated', durationMs: 2000 } });
  expect(outcome.ok && outcome.value.headshots).toHaveLength(headshotsPerRun);
  const overall = reported.map((progress) => progress.overall);
  expect(overall.slice(0, -1).every((value) => value < 0.95)).toBe(true);
  expect(overall.at(-1)).toBe(1);
});

it('fails with decode-failed when the photo cannot be opened', async () => {
  const broken = () => Promise.reject(new Error('no picture'));
  const engine = createSimulatedHeadshots({ wait: fastClock().wait, sample: broken });
  expect(await engine.run(input, recordProgress().options)).toMatchObject({
    ok: false,
    failure: { code: 'decode-failed' },
  });
});
