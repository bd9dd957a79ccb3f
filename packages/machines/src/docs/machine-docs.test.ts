import { describe, expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  StateMachine,
  type StateValue,
} from 'xstate';
import { allMachines } from '../all-machines';
import { machineSamples } from '../machine-samples.test-kit';
import { reachableStates } from '../testing';
import type { MachineDoc } from './machine-doc';
import { machineDocs } from './machine-docs';

/** Everything that a reader is told in words. */
const textsOf = ({ name, purpose, input, events, actors, emits, testing }: MachineDoc) => [
  name,
  purpose,
  testing,
  ...[input, actors, emits].flatMap((texts) => Object.values(texts)),
  ...Object.values(events).map(({ meaning }) => meaning),
];

const samples = machineSamples(() => 0);

/** `contact.sending` as a state value. */
function valueNamed(name: string): StateValue {
  const [, ...path] = name.split('.');
  return path.reduceRight<StateValue>((inner, state) => ({ [state]: inner }), {});
}

/** A machine in each of the states that it can be shown in, with something to act on. */
function snapshotsOf(machine: AnyStateMachine): AnyMachineSnapshot[] {
  const { input, since } = samples[machine.id] ?? {};
  const [{ context }] = initialTransition(machine, input);
  return reachableStates(machine).map((name) =>
    machine.resolveState({ value: valueNamed(name), context: { ...context, ...since } }),
  );
}

describe('the documentation of the machines', () => {
  it('is that of every machine, in their order', () => {
    expect(machineDocs.map(({ machine }) => machine.id)).toEqual(allMachines.map(({ id }) => id));
  });

  it('calls each by a name of its own', () => {
    expect(new Set(machineDocs.map(({ name }) => name)).size).toBe(machineDocs.length);
  });
});

describe.each(machineDocs.map((doc) => ({ id: doc.machine.id, doc })))('what is said of $id', ({ doc }) => {
  const { machine, events, actors } = doc;

  it('leaves no line empty', () => {
    expect(textsOf(doc).filter((text) => !/^\p{Lu}/u.test(text))).toEqual([]);
  });

  it('tells of each event that a state handles, and of no other', () => {
    const handled = machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(Object.keys(events).sort()).toEqual(handled.sort());
  });

  it('tells of each actor that has to be provided, and of no other', () => {
    const open = Object.entries(machine.implementations.actors).filter(
      ([, actor]) => !(actor instanceof StateMachine),
    );
    expect(Object.keys(actors).sort()).toEqual(open.map(([name]) => name).sort());
  });

  it.each(Object.entries(events))('has an example of %s that is taken', (type, { example }) => {
    expect(example.type).toBe(type);
    const taking = snapshotsOf(machine).filter((snapshot) => snapshot.can(example));
    expect(taking.map(({ value }) => value)).not.toEqual([]);
  });
});
