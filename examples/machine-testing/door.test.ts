import {
  controlledActor,
  createTestActor,
  eventMatrix,
  invocationsWithoutOnError,
  type MachineSample,
  reachableStates,
  shortestPaths,
  transitionCoverage,
  unreachableStates,
} from '@verapix/machines/testing';
import { checkRandomWalks } from '@verapix/machines/testing/random-walks';
import { afterAll, describe, expect, it } from 'vitest';
import { doorMachine } from './door.machine.ts';

const sample: MachineSample = {
  events: {
    'opening.requested': { type: 'opening.requested' },
    'lock.turned': { type: 'lock.turned' },
  },
  outputs: { moveDoor: [undefined] },
};

const coverage = transitionCoverage(doorMachine);
afterAll(() => expect(coverage.missing()).toEqual([]));

/** Starts a door whose motor waits for the test, on a simulated clock. */
function startDoor() {
  const motor = controlledActor<void, { to: 'open' | 'closed' }>();
  const { actor, clock } = createTestActor(doorMachine, { actors: { moveDoor: motor.logic }, coverage });
  return { actor, clock, motor, state: () => actor.getSnapshot().value };
}

describe('a door', () => {
  it('opens, stays open for five seconds, and closes', async () => {
    const { actor, clock, motor, state } = startDoor();
    actor.send({ type: 'opening.requested' });
    await motor.latest().resolve();
    clock.increment(4999);
    expect(state()).toBe('open');
    clock.increment(1);
    expect(motor.latest().input).toEqual({ to: 'closed' });
    await motor.latest().resolve();
    expect(state()).toBe('closed');
  });

  it('stays open for the next one who comes', async () => {
    const { actor, clock, motor, state } = startDoor();
    actor.send({ type: 'opening.requested' });
    await motor.latest().resolve();
    clock.increment(4000);
    actor.send({ type: 'opening.requested' });
    clock.increment(4000);
    expect(state()).toBe('open');
  });

  it('opens again while it closes, and stops the motor first', async () => {
    const { actor, clock, motor, state } = startDoor();
    actor.send({ type: 'opening.requested' });
    await motor.latest().resolve();
    clock.increment(5000);
    const closing = motor.latest();
    actor.send({ type: 'opening.requested' });
    expect([state(), closing.signal.aborted]).toEqual(['opening', true]);
  });

  it.each(['opening', 'closing'])('is stuck if the motor fails while it is %s', async (during) => {
    const { actor, clock, motor, state } = startDoor();
    actor.send({ type: 'opening.requested' });
    if (during === 'closing') {
      await motor.latest().resolve();
      clock.increment(5000);
    }
    await motor.latest().reject(new Error('The motor is blocked.'));
    expect(state()).toBe('stuck');
    expect(actor.getSnapshot().context.fault).toContain('blocked');
  });

  it('does not open while it is locked', () => {
    const { actor, state } = startDoor();
    actor.send({ type: 'lock.turned' });
    actor.send({ type: 'opening.requested' });
    expect(state()).toBe('locked');
    actor.send({ type: 'lock.turned' });
    expect(state()).toBe('closed');
  });
});

describe('the chart of the door', () => {
  it('has these states, reaches all of them, and handles every error', () => {
    const states = ['closed', 'locked', 'opening', 'open', 'closing', 'stuck'];
    expect(reachableStates(doorMachine)).toEqual(states.map((state) => `door.${state}`));
    expect(unreachableStates(doorMachine)).toEqual([]);
    expect(invocationsWithoutOnError(doorMachine)).toEqual([]);
  });

  it('takes and refuses these events', () => {
    const rows = eventMatrix(doorMachine, sample).map(({ state, outcomes }) => [
      state,
      ...Object.values(outcomes).map(({ isTaken, enters }) =>
        isTaken ? enters.join() || 'stays' : 'refused',
      ),
    ]);
    expect(rows).toEqual([
      ['door.closed', 'door.opening', 'door.locked'],
      ['door.locked', 'refused', 'door.closed'],
      ['door.opening', 'refused', 'refused'],
      ['door.open', 'door.open', 'refused'],
      ['door.closing', 'door.opening', 'refused'],
      ['door.stuck', 'refused', 'refused'],
    ]);
  });

  it('leads to closing in three steps', () => {
    const paths = shortestPaths(doorMachine, sample);
    const closing = paths.find(({ state }) => state === 'door.closing');
    expect(closing?.events.map(({ type }) => type)).toEqual([
      'opening.requested',
      expect.stringMatching(/^xstate\.done\.actor/),
      expect.stringMatching(/^xstate\.after/),
    ]);
    expect(paths).toHaveLength(reachableStates(doorMachine).length);
  });

  it('never counts a trip too many, whatever happens', () =>
    checkRandomWalks(doorMachine, {
      sampleAt: () => sample,
      invariant: (actor) => {
        const { value, context } = actor.getSnapshot();
        if (value === 'open') expect(context.trips).toBeGreaterThan(0);
        if (value === 'stuck') expect(context.fault).toBeDefined();
      },
    }));
});

describe('random walks', () => {
  it('find what must not happen, and name the steps to it', async () => {
    const walk = checkRandomWalks(doorMachine, {
      sampleAt: () => sample,
      walks: 200,
      invariant: (actor) => expect(actor.getSnapshot().value).not.toBe('locked'),
    });
    await expect(walk).rejects.toThrow('lock.turned');
  });
});
