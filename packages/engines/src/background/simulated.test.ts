import { describe, expect, it } from 'vitest';
import type { Wait } from '../simulated/wait';
import { fastClock } from '../testing/fast-clock';
import { listener } from '../testing/listener';
import { pictureOf } from '../testing/pictures';
import { createSimulatedBackgroundRemover } from './simulated';

const input = { picture: pictureOf(40, 30), method: 'instant' } as const;
const draw = async () => ({
  cutOut: new Blob(['cut out']),
  alpha: new Uint8ClampedArray(1200),
  width: 40,
  height: 30,
});

describe('createSimulatedBackgroundRemover', () => {
  it('starts after a second and moves up by 5 to 95, then is done', async () => {
    const { clock, wait } = fastClock();
    const { controller, options } = listener();
    const heard: [at: number, percent: number][] = [];
    const outcome = await createSimulatedBackgroundRemover({ wait, draw }).run(input, {
      ...options,
      signal: controller.signal,
      onProgress: ({ overall }) => heard.push([clock.now, Math.round(overall * 100)]),
    });
    const steps = Array.from({ length: 19 }, (_, index) => [1000 + index * 100, (index + 1) * 5]);
    expect(heard).toEqual([[0, 0], ...steps, [2900, 100]]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { method: 'simulated', width: 40, height: 30, durationMs: clock.now },
    });
  });

  it('stops when aborted, and draws nothing', async () => {
    const { controller, options } = listener();
    let [waits, drawn] = [0, 0];
    const wait: Wait = async (_, signal) => {
      waits++;
      if (waits === 3) controller.abort();
      signal.throwIfAborted();
    };
    const counting = () => {
      drawn++;
      return draw();
    };
    const run = createSimulatedBackgroundRemover({ wait, draw: counting }).run(input, options);
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect([waits, drawn]).toEqual([3, 0]);
  });

  it('ends with a failure to be told when the canvas fails', async () => {
    const { wait } = fastClock();
    const { heard, options } = listener();
    const broken = () => Promise.reject(new RangeError('The browser gives no canvas.'));
    expect(await createSimulatedBackgroundRemover({ wait, draw: broken }).run(input, options)).toEqual({
      ok: false,
      failure: { code: 'decode-failed', message: expect.any(String), fix: expect.any(String) },
    });
    expect(heard.at(-1)?.overall).toBeCloseTo(0.95);
  });
});
