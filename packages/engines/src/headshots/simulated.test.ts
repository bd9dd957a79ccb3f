import { delays, headshotsPerRun } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import { fastClock } from '../testing/fast-clock';
import { listener } from '../testing/listener';
import { pictureOf } from '../testing/pictures';
import { createSimulatedHeadshots } from './simulated';
import type { Headshot } from './types';

const sample = async (_: unknown, index: number): Promise<Headshot> => ({
  id: `sample-${index + 1}`,
  label: `Sample ${index + 1}`,
  blob: new Blob(),
  width: 80,
  height: 100,
  mime: 'image/jpeg',
});
const input = { picture: pictureOf(400, 300) };

describe('createSimulatedHeadshots', () => {
  it('takes the time of the specification, then gives four samples and says what they are', async () => {
    const { clock, wait } = fastClock();
    const outcome = await createSimulatedHeadshots({ wait, sample }).run(input, listener().options);
    expect(clock.now).toBe(delays.simulatedHeadshots);
    expect(outcome).toMatchObject({ ok: true, value: { method: 'simulated', durationMs: 2000 } });
    expect(outcome.ok && outcome.value.headshots).toHaveLength(headshotsPerRun);
  });

  it('holds its progress back until the samples are there', async () => {
    const { heard, options } = listener();
    await createSimulatedHeadshots({ wait: fastClock().wait, sample }).run(input, options);
    const overall = heard.map((progress) => progress.overall);
    expect(overall.slice(0, -1).every((value) => value < 0.95)).toBe(true);
    expect(overall.at(-1)).toBe(1);
  });

  it('says so when the photo cannot be opened', async () => {
    const broken = () => Promise.reject(new Error('no picture'));
    const engine = createSimulatedHeadshots({ wait: fastClock().wait, sample: broken });
    expect(await engine.run(input, listener().options)).toMatchObject({
      ok: false,
      failure: { code: 'decode-failed' },
    });
  });

  it('ends its wait at once when aborted', async () => {
    const { controller, options } = listener();
    const run = createSimulatedHeadshots({ sample }).run(input, options);
    controller.abort();
    await expect(run).rejects.toBe(controller.signal.reason);
  });
});
