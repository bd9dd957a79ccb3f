import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, fromPromise, setup } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { stateValueNames } from '../state-value-names';
import { createToolRunMachine } from '../tool-run';
import { invocationsWithoutOnError, reachableStates, unreachableStates } from './state-gate';

describe('reachableStates', () => {
  it('leaves out what no transition leads to and what is left at once', () => {
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

  it('keeps a state that a guarded eventless transition may leave', () => {
    const machine = createMachine({
      id: 'gate',
      initial: 'waiting',
      states: { waiting: { always: { guard: () => false, target: 'through' } }, through: {} },
    });
    expect(reachableStates(machine)).toEqual(['gate.waiting', 'gate.through']);
  });

  it('starts a state that was entered through one of its children before', () => {
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

  it('enters every region of a parallel state, from outside and from within', () => {
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

  it('goes back through history to where the parent starts', () => {
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

  it('finds the states of a tool that its events and outcomes really lead to', () => {
    const problem = { code: 'too-large', message: 'The file is too large.' };
    const events = [
      { type: 'file.chosen', files: 'file' },
      { type: 'drop.foreign', rejection: problem },
      { type: 'run.start' },
      { type: 'run.cancel' },
      { type: 'run.retry' },
      { type: 'result.taken' },
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
  it('names what was forgotten', () => {
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
