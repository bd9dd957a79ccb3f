import { describe, expect, it, vi } from 'vitest';
import type { EngineFailure } from './engine';
import { createSimulatedEngine, evenTimeline, type Simulation, type Wait, wait } from './simulated-engine';
import { fastClock, recordProgress } from './testing/fakes';

const failure: EngineFailure = { code: 'decode-failed', message: 'It broke.', fix: 'Try again.' };
const refusal: EngineFailure = { code: 'too-large', message: 'Too large.', fix: 'Take a smaller one.' };

function simulationOf(
  changes: Partial<Simulation<number, { double: number }>> = {},
): Simulation<number, { double: number }> {
  return {
    label: 'Doubling (simulated)',
    durationMs: 1000,
    timeline: [
      { atMs: 0, done: 0 },
      { atMs: 400, done: 0.3 },
    ],
    make: async (input) => ({ double: input * 2 }),
    ...changes,
  };
}

describe('createSimulatedEngine', () => {
  it('reports progress at the times of its timeline, then makes the result', async () => {
    const { clock, wait } = fastClock();
    const reported: [at: number, overall: number, label: string][] = [];
    const engine = createSimulatedEngine(simulationOf(), { wait });
    const outcome = await engine.run(21, {
      ...recordProgress().options,
      onProgress: ({ overall, phaseLabel }) => reported.push([clock.now, overall, phaseLabel]),
    });
    const label = 'Doubling (simulated)';
    expect(reported).toEqual([
      [0, 0, label],
      [400, 0.3, label],
      [1000, 1, label],
    ]);
    expect(outcome).toEqual({ ok: true, value: { double: 42, method: 'simulated', durationMs: 1000 } });
  });

  it('does not wait again when the last entry is at the end', async () => {
    const waits: number[] = [];
    const wait: Wait = async (ms) => {
      waits.push(ms);
    };
    const timeline = [{ atMs: 1000, done: 0.9 }];
    await createSimulatedEngine(simulationOf({ timeline }), { wait }).run(1, recordProgress().options);
    expect(waits).toEqual([1000]);
  });

  it('refuses an input before the run starts', async () => {
    const { clock, wait } = fastClock();
    const { reported, options } = recordProgress();
    const engine = createSimulatedEngine(
      simulationOf({ refuse: (input) => (input > 9 ? refusal : undefined) }),
      { wait },
    );
    expect(await engine.run(10, options)).toEqual({ ok: false, failure: refusal });
    expect([clock.now, reported.length]).toEqual([0, 0]);
    expect(await engine.run(9, options)).toMatchObject({ ok: true, value: { double: 18 } });
  });

  it('returns its failure, and never reports completion, when the result cannot be made', async () => {
    const { reported, options } = recordProgress();
    const make = () => Promise.reject(new Error('no'));
    const engine = createSimulatedEngine(simulationOf({ make, failure }), { wait: fastClock().wait });
    expect(await engine.run(1, options)).toEqual({ ok: false, failure });
    expect(reported.at(-1)?.overall).toBe(0.3);
  });

  it('rejects when the result cannot be made and no failure is given', async () => {
    const make = () => Promise.reject(new Error('a bug'));
    const engine = createSimulatedEngine(simulationOf({ make }), { wait: fastClock().wait });
    await expect(engine.run(1, recordProgress().options)).rejects.toThrow('a bug');
  });

  it('makes no result when it is aborted during the wait', async () => {
    const { controller, options } = recordProgress();
    let calls = 0;
    const wait: Wait = async (_, signal) => {
      controller.abort();
      signal.throwIfAborted();
    };
    const make = () => {
      calls++;
      return { double: 0 };
    };
    const run = createSimulatedEngine(simulationOf({ make }), { wait }).run(1, options);
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toBe(0);
  });

  it('rejects when it is aborted while the result is made, whether that succeeds or fails', async () => {
    for (const fails of [false, true]) {
      const { controller, reported, options } = recordProgress();
      const make = async () => {
        controller.abort();
        if (fails) throw new Error('no');
        return { double: 0 };
      };
      const engine = createSimulatedEngine(simulationOf({ make, failure }), { wait: fastClock().wait });
      await expect(engine.run(1, options)).rejects.toMatchObject({ name: 'AbortError' });
      expect(reported.at(-1)?.overall).toBe(0.3);
    }
  });

  it('does not start when it is already aborted, and ends a real wait at once', async () => {
    const before = recordProgress();
    before.controller.abort();
    await expect(createSimulatedEngine(simulationOf()).run(1, before.options)).rejects.toThrow();
    expect(before.reported).toEqual([]);

    const during = recordProgress();
    const run = createSimulatedEngine(simulationOf()).run(1, during.options);
    during.controller.abort();
    await expect(run).rejects.toBe(during.controller.signal.reason);
  });
});

describe('evenTimeline', () => {
  // @spec limit.progress
  it('starts at 0 and advances in equal steps over the whole time, below the cap', () => {
    const timeline = evenTimeline(2000);
    expect(timeline[0]).toEqual({ atMs: 0, done: 0 });
    for (const [index, { atMs, done }] of timeline.entries()) {
      expect(atMs).toBeCloseTo(index * 200);
      expect(done).toBeCloseTo(index * 0.095);
    }
    expect(timeline.at(-1)?.atMs).toBe(1800);
  });
});

describe('wait', () => {
  it('ends after its time', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    wait(1000, new AbortController().signal).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('rejects at once with the reason when it is aborted, and leaves no timer', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const waiting = wait(1000, controller.signal);
    controller.abort(new Error('reset'));
    await expect(waiting).rejects.toThrow('reset');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
