import { delays, logosPerRun } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import type { Wait } from '../simulated-engine';
import { fastClock, recordProgress } from '../testing/fakes';
import { requestOf } from './logo.fixture';
import { createSimulatedLogoMaker } from './simulated';

const rasterise = async () => new Blob(['png']);

describe('createSimulatedLogoMaker', () => {
  // @spec call.logo limit.logos
  it('returns three tiles, each after the specified time', async () => {
    const { clock, wait } = fastClock();
    const { options } = recordProgress();
    const outcome = await createSimulatedLogoMaker({ wait, rasterise }).run(requestOf(), options);
    expect(clock.now).toBe(delays.simulatedLogo * logosPerRun);
    if (!outcome.ok) throw new Error(outcome.failure.message);
    expect(outcome.value.logos.map(({ layout }) => layout)).toEqual(['icon', 'text', 'full']);
    expect(outcome.value.method).toBe('simulated');
    const svg = await outcome.value.logos[1]?.svg.text();
    expect(svg).toContain('#3A86FF');
    expect(svg).toContain('Acme Coffee');
  });

  // @spec logo.states
  it('reports random progress up to 95, then 100', async () => {
    const { wait } = fastClock();
    const { reported, options } = recordProgress();
    await createSimulatedLogoMaker({ wait, rasterise, random: () => 0.999 }).run(requestOf(), options);
    const overall = reported.map((progress) => progress.overall);
    expect(overall.slice(0, -1).every((value) => value <= 0.95)).toBe(true);
    expect(overall).toEqual(overall.toSorted((a, b) => a - b));
    expect(overall.at(-1)).toBe(1);
  });

  it('escapes the name', async () => {
    const { wait } = fastClock();
    const { options } = recordProgress();
    const maker = createSimulatedLogoMaker({ wait, rasterise });
    const outcome = await maker.run(requestOf({ brandName: '<script>' }), options);
    const svg = outcome.ok ? await outcome.value.logos[1]?.svg.text() : '';
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toContain('<script>');
  });

  it('stops when aborted', async () => {
    const { controller, options } = recordProgress();
    const wait: Wait = async (_, signal) => {
      controller.abort();
      signal.throwIfAborted();
    };
    await expect(createSimulatedLogoMaker({ wait, rasterise }).run(requestOf(), options)).rejects.toThrow(
      /abort/i,
    );
  });
});
