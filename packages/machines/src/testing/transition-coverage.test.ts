import { describe, expect, it } from 'vitest';
import { createActor, createMachine, type InspectionEvent, setup } from 'xstate';
import { controlledActor } from './controlled-actor';
import { createTestActor } from './create-test-actor';
import { transitionCoverage } from './transition-coverage';

const outcome = controlledActor<{ ok: boolean }, undefined>();

const loader = setup({
  types: { events: {} as { type: 'load.start' } | { type: 'load.cancel' } },
  actors: { load: outcome.logic },
  guards: { isOk: (_, { ok }: { ok: boolean }) => ok },
}).createMachine({
  id: 'loader',
  initial: 'idle',
  states: {
    idle: { on: { 'load.start': { target: 'loading' } } },
    loading: {
      on: { 'load.cancel': { target: 'idle' } },
      after: { 1000: { target: 'idle' } },
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'settling',
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
    settling: { always: { target: 'idle' } },
  },
});

describe('transitionCoverage', () => {
  it('relies on the transitions that XState tells of each microstep', () => {
    const seen: InspectionEvent[] = [];
    const actor = createActor(loader, { inspect: (event) => seen.push(event) }).start();
    actor.send({ type: 'load.start' });
    const taken = seen.flatMap((event) => (event.type === '@xstate.microstep' ? event._transitions : []));
    expect(taken).toContain(loader.states.idle?.transitions.get('load.start')?.[0]);
    actor.stop();
  });

  it('names every transition while nothing has run', () => {
    expect(transitionCoverage(loader).missing()).toEqual([
      'loader.idle #1: load.start → loader.loading',
      'loader.loading #1: load.cancel → loader.idle',
      'loader.loading #2: xstate.done.actor.0.loader.loading [isOk] → loader.settling',
      'loader.loading #3: xstate.done.actor.0.loader.loading → loader.idle',
      'loader.loading #4: xstate.error.actor.0.loader.loading → loader.idle',
      'loader.loading #5: xstate.after.1000.loader.loading → loader.idle',
      'loader.settling #1: always → loader.idle',
    ]);
  });

  it('tells guarded alternatives apart and follows events, outcomes, errors, delays and eventless steps', async () => {
    const coverage = transitionCoverage(loader);
    const start = () => {
      const test = createTestActor(loader, { coverage });
      test.actor.send({ type: 'load.start' });
      return test;
    };
    start();
    await outcome.latest().resolve({ ok: true });
    expect(coverage.missing().join('\n')).toContain('#3: xstate.done.actor');
    expect(coverage.missing().join('\n')).not.toContain('[isOk]');
    start();
    await outcome.latest().resolve({ ok: false });
    start();
    await outcome.latest().reject(new Error('offline'));
    start().clock.increment(1000);
    expect(coverage.missing()).toEqual(['loader.loading #1: load.cancel → loader.idle']);
    start().actor.send({ type: 'load.cancel' });
    expect(coverage.missing()).toEqual([]);
  });

  it('counts a copy with other actors, and no other machine', () => {
    const coverage = transitionCoverage(loader);
    const other = createMachine({
      id: 'loader',
      initial: 'idle',
      states: { idle: { on: { 'load.start': {} } } },
    });
    createTestActor(other, { coverage }).actor.send({ type: 'load.start' });
    expect(coverage.missing()).toHaveLength(7);
    const copy = controlledActor<{ ok: boolean }, undefined>();
    createTestActor(loader, { coverage, actors: { load: copy.logic } }).actor.send({ type: 'load.start' });
    expect(copy.calls).toHaveLength(1);
    expect(coverage.missing()).toHaveLength(6);
  });
});
