import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { viewOf } from './actor-view';

const context = { name: 'desk', bulb: new Blob(['x']) };
const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  context,
  states: {
    off: { on: { press: { guard: ({ event }) => event.finger.isDry, target: 'on' } } },
    on: { initial: 'bright', states: { bright: {} }, after: { 1000: 'off' }, on: { press: 'off' } },
  },
});

const view = (snapshot: ReturnType<typeof machine.resolveState>, isDry = true) =>
  viewOf({ sessionId: 'x:1', snapshot, log: [] }, (_, type) => ({ type, finger: { isDry } }));

describe('the view of an actor', () => {
  it('has its active states and their parents', () => {
    const snapshot = machine.resolveState({ value: { on: 'bright' }, context });
    expect(view(snapshot)).toMatchObject({
      machineId: 'lamp',
      status: 'active',
      states: ['lamp.on.bright'],
      active: ['lamp', 'lamp.on', 'lamp.on.bright'],
    });
  });

  it('enables the events that the machine accepts now, and disables the others', () => {
    const can = (snapshot: ReturnType<typeof machine.resolveState>, isDry = true) =>
      view(snapshot, isDry).events.map((event) => [event.label, event.can]);
    const off = machine.resolveState({ value: 'off', context });
    expect(can(off)).toEqual([
      ['press', true],
      ['after 1000 ms', false],
    ]);
    expect(can(off, false)[0]).toEqual(['press', false]);
    expect(can(machine.resolveState({ value: { on: 'bright' }, context }))).toEqual([
      ['press', true],
      ['after 1000 ms', true],
    ]);
  });

  it('disables an event whose guard throws', () => {
    const snapshot = machine.resolveState({ value: 'off', context });
    const { events } = viewOf({ sessionId: 'x:1', snapshot, log: [] }, (_, type) => ({ type }));
    expect(events[0]).toMatchObject({ type: 'press', can: false });
  });

  it('enables nothing after it has stopped', () => {
    const actor = createActor(machine).start();
    actor.stop();
    expect(view(actor.getSnapshot()).events.every((event) => !event.can)).toBe(true);
  });
});
