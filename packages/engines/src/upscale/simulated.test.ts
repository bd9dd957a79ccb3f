import { delays } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import type { Wait } from '../simulated/wait';
import { fastClock } from '../testing/fast-clock';
import { listener } from '../testing/listener';
import { pictureOf } from '../testing/pictures';
import { createSimulatedUpscaler } from './simulated';
import { inputOf } from './upscale.fixture';

const enlarge = async () => new Blob(['larger']);

describe('createSimulatedUpscaler', () => {
  it('takes the time of the specification and says that it was simulated', async () => {
    const { clock, wait } = fastClock();
    const { options } = listener();
    const outcome = await createSimulatedUpscaler({ wait, enlarge }).run(inputOf({ factor: 3 }), options);
    expect(clock.now).toBe(delays.simulatedUpscale);
    expect(outcome).toMatchObject({
      ok: true,
      value: { method: 'simulated', width: 120, height: 90, mime: 'image/png', durationMs: 2500 },
    });
  });

  it('holds its progress back until the result is there', async () => {
    const { wait } = fastClock();
    const { heard, options } = listener();
    await createSimulatedUpscaler({ wait, enlarge }).run(inputOf(), options);
    const overall = heard.map((progress) => progress.overall);
    expect(overall.slice(0, -1).every((value) => value < 0.95)).toBe(true);
    expect(overall.at(-1)).toBe(1);
  });

  it('stops when aborted', async () => {
    const { controller, options } = listener();
    const waits: number[] = [];
    const wait: Wait = async (ms, signal) => {
      waits.push(ms);
      if (waits.length === 3) controller.abort();
      signal.throwIfAborted();
    };
    const run = createSimulatedUpscaler({ wait, enlarge }).run(inputOf(), options);
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(waits).toHaveLength(3);
  });

  it('ends its real wait at once when aborted', async () => {
    const { controller, options } = listener();
    const run = createSimulatedUpscaler({ enlarge }).run(inputOf(), options);
    controller.abort();
    await expect(run).rejects.toBe(controller.signal.reason);
  });

  it('fails as the real one does', async () => {
    const { wait } = fastClock();
    const { options } = listener();
    const broken = createSimulatedUpscaler({ wait, enlarge: () => Promise.reject(new Error('no')) });
    expect(await broken.run(inputOf(), options)).toMatchObject({ failure: { code: 'decode-failed' } });
    const huge = inputOf({ picture: pictureOf(20_000, 10), factor: 2 });
    expect(await broken.run(huge, options)).toMatchObject({ failure: { code: 'too-large' } });
  });
});
