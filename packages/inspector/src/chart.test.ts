import { allMachines } from '@verapix/machines';
import { describe, expect, it } from 'vitest';
import { and, assign, createMachine, fromPromise, not } from 'xstate';
import { type ChartState, chartOf } from './chart';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  on: { 'power.cut': '.off' },
  states: {
    off: {
      on: { press: [{ guard: and(['hasBulb', not('isBroken')]), target: 'on' }, { actions: 'click' }] },
    },
    on: {
      initial: 'warming',
      after: { 3000: 'off', patience: 'off' },
      states: {
        warming: { invoke: { src: 'warm', onDone: 'bright', onError: '#lamp.off' } },
        bright: { type: 'final' },
      },
      onDone: 'spent',
    },
    spent: { always: { guard: ({ context }) => Boolean(context), target: 'off' } },
  },
}).provide({
  actors: { warm: fromPromise(async () => {}) },
  actions: { click: assign({}) },
  guards: { hasBulb: () => true, isBroken: () => false },
});

const statesIn = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesIn)];

describe('the chart of a machine', () => {
  const chart = chartOf(machine);
  const out = (source: string) =>
    chart.transitions
      .filter((transition) => transition.source === source)
      .map(({ trigger, label, guard, target }) => [trigger, label, guard, target]);

  it('has each state with its invoked actors', () => {
    expect(statesIn(chart.root).map(({ id, type, invokes }) => [id, type, invokes])).toEqual([
      ['lamp', 'compound', []],
      ['lamp.off', 'atomic', []],
      ['lamp.on', 'compound', []],
      ['lamp.on.warming', 'atomic', ['warm']],
      ['lamp.on.bright', 'final', []],
      ['lamp.spent', 'atomic', []],
    ]);
    expect(chart.initial).toEqual({ lamp: 'lamp.off', 'lamp.on': 'lamp.on.warming' });
  });

  it('reads events with their guards', () => {
    expect(out('lamp')).toEqual([['event', 'power.cut', null, 'lamp.off']]);
    expect(out('lamp.off')).toEqual([
      ['event', 'press', 'and(hasBulb, not(isBroken))', 'lamp.on'],
      ['event', 'press', null, null],
    ]);
  });

  it('reads delayed, done and eventless transitions', () => {
    expect(out('lamp.on')).toEqual([
      ['done', 'done', null, 'lamp.spent'],
      ['after', 'after 3000 ms', null, 'lamp.off'],
      ['after', 'after patience', null, 'lamp.off'],
    ]);
    expect(out('lamp.on.warming')).toEqual([
      ['done', 'warm done', null, 'lamp.on.bright'],
      ['error', 'warm throws', null, 'lamp.off'],
    ]);
    expect(out('lamp.spent')).toEqual([['always', 'always', 'condition', 'lamp.off']]);
  });

  it.each(allMachines)('of $id has transitions between its own states', (entry) => {
    const { root, transitions } = chartOf(entry.machine);
    const ids = statesIn(root).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(transitions.map(({ source }) => source)));
    expect([...ids, null]).toEqual(expect.arrayContaining(transitions.map(({ target }) => target)));
    expect(new Set(transitions.map(({ id, target }) => `${id} ${target}`)).size).toBe(transitions.length);
  });
});
