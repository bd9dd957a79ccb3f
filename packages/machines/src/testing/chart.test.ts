import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
  setup,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { stateValueNames } from '../state-value-names';
import { createToolRunMachine } from '../tool-run';
import { controlledActor, createTestActor } from './actors';
import { invocationsWithoutOnError, reachableStates, transitionCoverage, unreachableStates } from './chart';

describe('reachableStates', () => {
  it('omits unreachable and transient states', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: () => true, target: 'open' }, { target: 'shut' }] },
        open: { on: { 'door.shut': 'shut' } },
        shut: { after: { 100: 'gone' } },
        gone: { type: 'final' },
        forgotten: { on: { 'door.open': 'open' } },
      },
    });
    expect(reachableStates(machine)).toEqual(['door.open', 'door.shut', 'door.gone']);
  });

  it('includes a state with a guarded eventless transition', () => {
    const machine = createMachine({
      id: 'gate',
      initial: 'waiting',
      states: { waiting: { always: { guard: () => false, target: 'through' } }, through: {} },
    });
    expect(reachableStates(machine)).toEqual(['gate.waiting', 'gate.through']);
  });

  it('includes the initial state of a parent whose child was entered directly', () => {
    const machine = createMachine({
      id: 'menu',
      initial: 'closed',
      states: {
        closed: { on: { 'menu.search': 'open.searching', 'menu.open': 'open' } },
        open: { initial: 'listing', states: { listing: {}, searching: {} } },
      },
    });
    expect(reachableStates(machine)).toEqual(['menu.closed', 'menu.open.listing', 'menu.open.searching']);
  });

  it('enters all regions of a parallel state, from outside and from inside', () => {
    const machine = createMachine({
      id: 'page',
      initial: 'away',
      states: {
        away: { on: { 'page.enter': 'here.form.saving' } },
        here: {
          type: 'parallel',
          states: {
            form: { initial: 'idle', states: { idle: {}, saving: {} } },
            menu: { initial: 'shut', states: { shut: { on: { 'menu.open': 'open' } }, open: {} } },
          },
        },
      },
    });
    expect(reachableStates(machine)).toEqual([
      'page.away',
      'page.here.form.saving',
      'page.here.menu.shut',
      'page.here.menu.open',
    ]);
  });

  it('follows a history state to the initial state of its parent', () => {
    const machine = createMachine({
      id: 'tape',
      initial: 'stopped',
      states: {
        stopped: { on: { 'tape.resume': 'playing.last' } },
        playing: { initial: 'slow', states: { slow: {}, fast: {}, last: { type: 'history' } } },
      },
    });
    expect(reachableStates(machine)).toEqual(['tape.stopped', 'tape.playing.slow']);
  });

  it('names a machine without states by its id', () => {
    expect(reachableStates(createMachine({ id: 'counter' }))).toEqual(['counter']);
  });

  it('finds the same states of a tool as executing its events and outcomes', () => {
    const problem = { code: 'too-large', message: 'The file is too large.' };
    const events = [
      { type: 'file.chosen', files: 'file' },
      { type: 'drop.rejected', rejection: problem },
      { type: 'run.start' },
      { type: 'run.cancel' },
      { type: 'run.retry' },
      { type: 'result.saved' },
      { type: 'source.cleared' },
      { type: 'xstate.done.actor.0.tool-run.checking', output: { ok: true, source: 'source' } },
      { type: 'xstate.done.actor.0.tool-run.checking', output: { ok: false, rejection: problem } },
      { type: 'xstate.done.actor.0.tool-run.processing', output: { ok: true, value: 'result' } },
      { type: 'xstate.done.actor.0.tool-run.processing', output: { ok: false, failure: problem } },
    ];
    const machine: AnyStateMachine = createToolRunMachine<string, object, string, string>();
    const paths = getShortestPaths(machine, {
      input: { options: {} },
      events,
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.source, context.result, context.failure, context.rejection]),
    });
    const walked = paths.flatMap(({ state }) => stateValueNames(machine.id, state.value));
    expect(new Set(walked)).toEqual(new Set(reachableStates(machine)));
  });
});

describe('unreachableStates', () => {
  it('names a state that no transition targets', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'open',
      states: { open: { on: { 'door.shut': 'shut' } }, shut: {}, ajar: { on: { 'door.shut': 'shut' } } },
    });
    expect(unreachableStates(machine)).toEqual(['door.ajar']);
  });
});

describe('invocationsWithoutOnError', () => {
  it('names the state and the actor', () => {
    const load = fromPromise(() => Promise.resolve());
    const machine = setup({ actors: { load } }).createMachine({
      id: 'page',
      initial: 'loading',
      states: {
        loading: { invoke: { src: 'load', onDone: 'reloading', onError: 'reloading' } },
        reloading: { invoke: { src: 'load', onDone: 'loading' } },
      },
    });
    expect(invocationsWithoutOnError(machine)).toEqual(['page.reloading invokes load']);
  });
});

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
  it('reads the transitions that XState reports for each microstep', () => {
    const seen: InspectionEvent[] = [];
    const actor = createActor(loader, { inspect: (event) => seen.push(event) }).start();
    actor.send({ type: 'load.start' });
    const taken = seen.flatMap((event) => (event.type === '@xstate.microstep' ? event._transitions : []));
    expect(taken).toContain(loader.states.idle?.transitions.get('load.start')?.[0]);
    actor.stop();
  });

  it('names all transitions before an actor runs', () => {
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

  it('distinguishes guarded alternatives and records events, outcomes, errors, delays and eventless transitions', async () => {
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

  it('records a copy with other actors, but no other machine', () => {
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
