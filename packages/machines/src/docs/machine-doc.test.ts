import { describe, expect, it } from 'vitest';
import { emit, fromPromise, setup } from 'xstate';
import { describeMachine } from './machine-doc';

const lamp = setup({
  types: {} as {
    context: { watts: number };
    input: { watts: number };
    events: { type: 'switch.pressed' } | { type: 'light.dimmed'; to: number };
    emitted: { type: 'bulb.broken' };
  },
  actors: {
    burn: fromPromise<void, void>(() => Promise.resolve()),
    timer: setup({}).createMachine({ id: 'timer' }),
  },
  actions: { tellBroken: emit({ type: 'bulb.broken' }) },
}).createMachine({ id: 'lamp', context: ({ input: { watts } }) => ({ watts }) });

const doc = {
  name: 'Lamp',
  purpose: 'Gives light.',
  input: { watts: 'How bright it is.' },
  events: {
    'switch.pressed': { meaning: 'On or off.', example: { type: 'switch.pressed' } },
    'light.dimmed': { meaning: 'Less of it.', example: { type: 'light.dimmed', to: 0.5 } },
  },
  actors: { burn: 'Shines.' },
  emits: { 'bulb.broken': 'It is dark.' },
  testing: 'Press the switch.',
} as const;

const swapped = { ...doc.events, 'switch.pressed': doc.events['light.dimmed'] };

const still = setup({}).createMachine({ id: 'still' });
const stillDoc = { ...doc, input: {}, actors: {}, emits: {} } as const;

describe('describeMachine', () => {
  it('joins a machine and what is said of it', () => {
    expect(describeMachine(lamp, doc)).toEqual({ machine: lamp, ...doc });
  });

  it('does not compile without a line for each word of the machine', () => {
    // @ts-expect-error an event is missing
    describeMachine(lamp, { ...doc, events: { 'switch.pressed': doc.events['switch.pressed'] } });
    // @ts-expect-error an example is not of its type
    describeMachine(lamp, { ...doc, events: swapped });
    // @ts-expect-error the input is missing
    describeMachine(lamp, { ...doc, input: {} });
    // @ts-expect-error the actor is missing
    describeMachine(lamp, { ...doc, actors: {} });
    // @ts-expect-error what is emitted is missing
    describeMachine(lamp, { ...doc, emits: {} });
  });

  it('does not compile with a line about something else', () => {
    // @ts-expect-error no such input
    describeMachine(lamp, { ...doc, input: { ...doc.input, volts: 'How strong.' } });
    // @ts-expect-error no such event
    describeMachine(lamp, { ...doc, events: { ...doc.events, 'bulb.turned': doc.events['switch.pressed'] } });
    // @ts-expect-error comes with the machine
    describeMachine(lamp, { ...doc, actors: { ...doc.actors, timer: 'Runs.' } });
    // @ts-expect-error never emitted
    describeMachine(lamp, { ...doc, emits: { ...doc.emits, 'bulb.turned': 'It moved.' } });
    // @ts-expect-error wants no input
    describeMachine(still, { ...stillDoc, input: { watts: 'How bright it is.' } });
    // @ts-expect-error has no actors
    describeMachine(still, { ...stillDoc, actors: { burn: 'Shines.' } });
    // @ts-expect-error emits nothing
    describeMachine(still, { ...stillDoc, emits: { 'bulb.broken': 'It is dark.' } });
  });
});
