import { delays } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import { fastClock } from '../testing/fast-clock';
import { listener } from '../testing/listener';
import { pictureOf } from '../testing/pictures';
import { createSimulatedTextReader, placeholderText } from './simulated';

const input = { picture: pictureOf(40, 30) };

describe('createSimulatedTextReader', () => {
  it('takes the time of the specification, and then gives the placeholder', async () => {
    const { clock, wait } = fastClock();
    const outcome = await createSimulatedTextReader({ wait }).run(input, listener().options);
    expect(clock.now).toBe(delays.simulatedOcr);
    expect(outcome).toMatchObject({
      ok: true,
      value: { text: placeholderText, words: [], method: 'simulated', durationMs: 1500 },
    });
  });

  it('holds its progress back until the result is there', async () => {
    const { heard, options } = listener();
    await createSimulatedTextReader({ wait: fastClock().wait }).run(input, options);
    const overall = heard.map((progress) => progress.overall);
    expect(overall.slice(0, -1).every((value) => value < 0.95)).toBe(true);
    expect(overall.at(-1)).toBe(1);
  });

  it('ends its real wait at once when aborted', async () => {
    const { controller, options } = listener();
    const run = createSimulatedTextReader().run(input, options);
    controller.abort();
    await expect(run).rejects.toBe(controller.signal.reason);
  });
});
