import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { createTestActor, transitionCoverage } from '../testing';
import { type ToastLifeEvent, type ToastTimerInput, toastMachine } from '.';

const coverage = transitionCoverage(toastMachine);

/** A running timer, and the events that it sent to its owner. */
function startToast(input: Partial<ToastTimerInput> = {}) {
  const clock = new SimulatedClock();
  const received: ToastLifeEvent[] = [];
  const owner = createActor(
    fromCallback<ToastLifeEvent>(({ receive }) => receive((event) => received.push(event))),
  ).start();
  const test = createTestActor(toastMachine, {
    clock,
    coverage,
    input: { id: 'a', duration: 5000, paused: false, now: () => clock.now(), owner, ...input },
  });
  return { ...test, received, value: () => test.actor.getSnapshot().value };
}

describe('the timer of a toast', () => {
  it('closes after its duration and is removed after the removal delay', () => {
    const toast = startToast();
    toast.clock.increment(4999);
    expect(toast.value()).toEqual({ open: 'running' });
    toast.clock.increment(1);
    expect(toast.value()).toBe('closed');
    expect(toast.received).toEqual([{ type: 'toast.closed', id: 'a' }]);
    toast.clock.increment(999_999);
    expect(toast.received).toHaveLength(1);
    toast.clock.increment(1);
    expect(toast.received).toEqual([
      { type: 'toast.closed', id: 'a' },
      { type: 'toast.removed', id: 'a' },
    ]);
  });

  it('keeps the remaining time through each pause', () => {
    const toast = startToast();
    toast.clock.increment(3000);
    toast.actor.send({ type: 'time.paused' });
    toast.clock.increment(60_000);
    expect(toast.value()).toEqual({ open: 'paused' });
    toast.actor.send({ type: 'time.resumed' });
    toast.clock.increment(1000);
    toast.actor.send({ type: 'time.paused' });
    toast.clock.increment(60_000);
    toast.actor.send({ type: 'time.resumed' });
    toast.clock.increment(999);
    expect(toast.value()).toEqual({ open: 'running' });
    toast.clock.increment(1);
    expect(toast.value()).toBe('closed');
  });

  it('can start paused', () => {
    const toast = startToast({ paused: true });
    toast.clock.increment(60_000);
    expect(toast.value()).toEqual({ open: 'paused' });
    toast.actor.send({ type: 'time.resumed' });
    toast.clock.increment(5000);
    expect(toast.value()).toBe('closed');
  });

  it('stays until it is dismissed with an infinite duration', () => {
    const toast = startToast({ duration: Number.POSITIVE_INFINITY });
    toast.clock.increment(10_000_000);
    expect(toast.value()).toEqual({ open: 'staying' });
    toast.actor.send({ type: 'toast.dismissed' });
    expect(toast.value()).toBe('closed');
    expect(toast.received).toEqual([{ type: 'toast.closed', id: 'a' }]);
  });

  it('can be restarted', () => {
    const toast = startToast({ duration: Number.POSITIVE_INFINITY });
    toast.actor.send({ type: 'time.restarted', duration: 2000, paused: false });
    toast.clock.increment(1500);
    toast.actor.send({ type: 'time.restarted', duration: 2000, paused: false });
    toast.clock.increment(1999);
    expect(toast.value()).toEqual({ open: 'running' });
    toast.clock.increment(1);
    expect(toast.value()).toBe('closed');
  });

  it('closes at once if the deadline passed during a pause', () => {
    let now = 0;
    const toast = startToast({ now: () => now });
    // The device slept: the time passed, but no timer fired.
    now = 9000;
    toast.actor.send({ type: 'time.paused' });
    expect(toast.actor.getSnapshot().context.timeLeft).toBe(0);
    toast.actor.send({ type: 'time.resumed' });
    toast.clock.increment(0);
    expect(toast.value()).toBe('closed');
  });

  it('ignores events after it is closed', () => {
    const toast = startToast();
    toast.actor.send({ type: 'toast.dismissed' });
    toast.actor.send({ type: 'time.restarted', duration: 2000, paused: false });
    toast.actor.send({ type: 'time.resumed' });
    expect(toast.value()).toBe('closed');
    expect(toast.received).toHaveLength(1);
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
