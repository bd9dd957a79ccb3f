import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, fromCallback } from 'xstate';
import { allMachines } from './all-machines';
import { machineSamples } from './test-kit';
import { eventMatrix, invocationsWithoutOnError, type MachineSample, unreachableStates } from './testing';
import { checkRandomWalks } from './testing/random-walks';

function sampleOf(machine: AnyStateMachine, now: () => number): MachineSample {
  const sample = machineSamples(now)[machine.id];
  if (!sample) throw new Error(`There is no sample of ${machine.id}: add it to test-kit/machine-samples.ts.`);
  return sample;
}

describe.each([...allMachines])('the chart of $id', ({ machine }) => {
  const { events } = sampleOf(machine, () => 0);
  const matrix = eventMatrix(
    machine,
    sampleOf(machine, () => 0),
  );

  it('reaches all of its states', () => {
    expect(unreachableStates(machine)).toEqual([]);
  });

  it('handles the errors of all invoked actors', () => {
    expect(invocationsWithoutOnError(machine)).toEqual([]);
  });

  it('has a sample of each event', () => {
    const handled = machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(Object.keys(events).sort()).toEqual(handled.sort());
  });

  it.each(Object.keys(events))('accepts the sample of %s in a state', (type) => {
    expect(matrix.some(({ outcomes }) => outcomes[type]?.isTaken)).toBe(true);
  });
});

/** Actors that watch something send events at any time: the walk sends them instead. */
const watchersOf = (machine: AnyStateMachine) =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors)
      .filter((name) => name.startsWith('watch'))
      .map((name) => [name, fromCallback(() => {})]),
  );

it.each([...allMachines])('$id holds on random walks', ({ machine }) =>
  checkRandomWalks(machine, {
    sampleAt: (now) => sampleOf(machine, now),
    actors: watchersOf(machine),
    invariant: (actor) => expect(actor.getSnapshot().status).not.toBe('error'),
  }),
);
