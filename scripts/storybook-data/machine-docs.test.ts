import { allMachines } from '@verapix/machines';
import { machineSamples } from '@verapix/machines/test-kit';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { readMachineDocs } from './machine-docs.ts';

const docs = readMachineDocs();
const samples = machineSamples(() => 0);

it('finds the documentation of every machine', () => {
  expect(Object.keys(docs).sort()).toEqual(allMachines.map(({ id }) => id).sort());
});

describe.each([...allMachines])('the JSDoc of $id', ({ id, machine }) => {
  const doc = docs[id];

  it('says what the machine is for and how to test it', () => {
    expect(doc?.purpose).toMatch(/^\p{Lu}.+\.$/u);
    expect(doc?.testing).toMatch(/^\p{Lu}.+\.$/u);
  });

  it('describes the input', () => {
    const keys = Object.keys(samples[id]?.input ?? {});
    expect(Object.keys(doc?.input ?? {})).toEqual(expect.arrayContaining(keys));
  });

  it('describes all events that a state handles', () => {
    const handled = machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(Object.keys(doc?.events ?? {}).sort()).toEqual(handled.sort());
  });

  it('describes all actors that the app provides', () => {
    const provided = Object.entries(machine.implementations.actors).filter(
      ([, actor]) => !(actor instanceof StateMachine),
    );
    expect(Object.keys(doc?.actors ?? {}).sort()).toEqual(provided.map(([name]) => name).sort());
  });

  it('has no empty text', () => {
    const texts = [doc?.input, doc?.events, doc?.actors, doc?.emitted].flatMap((entries) =>
      Object.entries(entries ?? {}),
    );
    expect(texts.filter(([, text]) => !/^\p{Lu}.+\.$/u.test(text))).toEqual([]);
  });
});
