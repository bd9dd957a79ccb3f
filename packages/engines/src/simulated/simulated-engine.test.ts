import { describe, expect, it } from 'vitest';
import type { EngineFailure } from '../engine';
import { fastClock } from '../testing/fast-clock';
import { listener } from '../testing/listener';
import { evenMoves } from './moves';
import { createSimulatedEngine, type Simulation } from './simulated-engine';
import type { Wait } from './wait';

const failure: EngineFailure = { code: 'decode-failed', message: 'It broke.', fix: 'Try again.' };
const refusal: EngineFailure = { code: 'too-large', message: 'Too large.', fix: 'Take a smaller one.' };

function simulationOf(
  changes: Partial<Simulation<number, { double: number }>> = {},
): Simulation<number, { double: number }> {
  return {
    label: 'Doubling (simulated)',
    durationMs: 1000,
    moves: [
      { atMs: 0, done: 0 },
      { atMs: 400, done: 0.3 },
    ],
    make: async (input) => ({ double: input * 2 }),
    ...changes,
  };
}

describe('createSimulatedEngine', () => {
  it('moves its progress at the times given, and makes the result when the time is over', async () => {
    const { clock, wait } = fastClock();
    const heard: [at: number, overall: number, label: string][] = [];
    const engine = createSimulatedEngine(simulationOf(), { wait });
    const outcome = await engine.run(21, {
      ...listener().options,
      onProgress: ({ overall, phaseLabel }) => heard.push([clock.now, overall, phaseLabel]),
    });
    const label = 'Doubling (simulated)';
    expect(heard).toEqual([
      [0, 0, label],
      [400, 0.3, label],
      [1000, 1, label],
    ]);
    expect(outcome).toEqual({ ok: true, value: { double: 42, method: 'simulated', durationMs: 1000 } });
    expect(engine.phases).toEqual([{ id: 'simulate', label, weight: 1 }]);
  });

  it('waits no more where the last move is at the end', async () => {
    const waits: number[] = [];
    const wait: Wait = async (ms) => {
      waits.push(ms);
    };
    const moves = [{ atMs: 1000, done: 0.9 }];
    await createSimulatedEngine(simulationOf({ moves }), { wait }).run(1, listener().options);
    expect(waits).toEqual([1000]);
  });

  it('refuses before anything begins', async () => {
    const { clock, wait } = fastClock();
    const { heard, options } = listener();
    const engine = createSimulatedEngine(
      simulationOf({ refuse: (input) => (input > 9 ? refusal : undefined) }),
      { wait },
    );
    expect(await engine.run(10, options)).toEqual({ ok: false, failure: refusal });
    expect([clock.now, heard.length]).toEqual([0, 0]);
    expect(await engine.run(9, options)).toMatchObject({ ok: true, value: { double: 18 } });
  });

  it('ends with its failure when the result cannot be made, short of the whole', async () => {
    const { heard, options } = listener();
    const make = () => Promise.reject(new Error('no'));
    const engine = createSimulatedEngine(simulationOf({ make, failure }), { wait: fastClock().wait });
    expect(await engine.run(1, options)).toEqual({ ok: false, failure });
    expect(heard.at(-1)?.overall).toBe(0.3);
  });

  it('lets a bug through where no failure is expected', async () => {
    const make = () => Promise.reject(new Error('a bug'));
    const engine = createSimulatedEngine(simulationOf({ make }), { wait: fastClock().wait });
    await expect(engine.run(1, listener().options)).rejects.toThrow('a bug');
  });

  it('stops when aborted on the way, and makes nothing', async () => {
    const { controller, options } = listener();
    let made = 0;
    const wait: Wait = async (_, signal) => {
      controller.abort();
      signal.throwIfAborted();
    };
    const make = () => {
      made++;
      return { double: 0 };
    };
    const run = createSimulatedEngine(simulationOf({ make }), { wait }).run(1, options);
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(made).toBe(0);
  });

  it('gives no result that was made after it was aborted, nor a failure', async () => {
    for (const fails of [false, true]) {
      const { controller, heard, options } = listener();
      const make = async () => {
        controller.abort();
        if (fails) throw new Error('no');
        return { double: 0 };
      };
      const engine = createSimulatedEngine(simulationOf({ make, failure }), { wait: fastClock().wait });
      await expect(engine.run(1, options)).rejects.toMatchObject({ name: 'AbortError' });
      expect(heard.at(-1)?.overall).toBe(0.3);
    }
  });

  it('begins nothing when it is aborted already, and ends a real wait at once', async () => {
    const before = listener();
    before.controller.abort();
    await expect(createSimulatedEngine(simulationOf()).run(1, before.options)).rejects.toThrow();
    expect(before.heard).toEqual([]);

    const during = listener();
    const run = createSimulatedEngine(simulationOf()).run(1, during.options);
    during.controller.abort();
    await expect(run).rejects.toBe(during.controller.signal.reason);
  });
});

describe('evenMoves', () => {
  it('starts at nothing and moves on evenly, below the cap, over the whole time', () => {
    const moves = evenMoves(2000);
    expect(moves[0]).toEqual({ atMs: 0, done: 0 });
    for (const [index, { atMs, done }] of moves.entries()) {
      expect(atMs).toBeCloseTo(index * 200);
      expect(done).toBeCloseTo(index * 0.095);
    }
    expect(moves.at(-1)?.atMs).toBe(1800);
  });
});
