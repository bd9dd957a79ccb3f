import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createTestActor, transitionCoverage } from '../testing';
import type { ToastOptions } from '../shared/toast';
import { selectToasts, selectToastsStates, toastsMachine } from '.';

const coverage = transitionCoverage(toastsMachine);

function startToasts() {
  const clock = new SimulatedClock();
  const test = createTestActor(toastsMachine, { clock, coverage, input: { now: () => clock.now() } });
  const { actor } = test;
  return {
    ...test,
    add: (toast: ToastOptions) => actor.send({ type: 'toast.added', toast }),
    toasts: () => selectToasts(actor.getSnapshot()),
    isOpen: () => selectToasts(actor.getSnapshot()).some(({ open }) => open),
    timers: () => Object.keys(actor.getSnapshot().children),
  };
}

describe('toasts', () => {
  // @spec entity.toast
  it('are shown with default values', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Image enhanced successfully!' });
    expect(toasts.toasts()).toEqual([
      {
        id: 'toast-1',
        open: true,
        title: 'Image enhanced successfully!',
        variant: 'default',
        dismissible: true,
      },
    ]);
  });

  // @spec entity.toast
  it('are shown with all options except their duration', () => {
    const toasts = startToasts();
    const content = {
      id: 'login',
      title: 'Login failed',
      description: 'Try again.',
      variant: 'destructive',
      type: 'error',
      dismissible: false,
      action: { label: 'Try again', onSelect: () => {} },
    } as const;
    toasts.add({ ...content, duration: 3000 });
    expect(toasts.toasts()).toEqual([{ ...content, open: true }]);
  });

  // @spec limit.toast limit.toasts
  it('close after 5 seconds and leave the list 1,000 seconds later', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Done' });
    toasts.clock.increment(4999);
    expect(toasts.isOpen()).toBe(true);
    toasts.clock.increment(1);
    expect(toasts.toasts()).toMatchObject([{ title: 'Done', open: false }]);
    toasts.clock.increment(999_999);
    expect(toasts.toasts()).toHaveLength(1);
    toasts.clock.increment(1);
    expect(toasts.toasts()).toEqual([]);
    expect(toasts.timers()).toEqual([]);
  });

  it('close after their own duration', () => {
    const toasts = startToasts();
    toasts.add({ title: 'New Message', duration: 3000 });
    toasts.clock.increment(3000);
    expect(toasts.isOpen()).toBe(false);
  });

  // @spec state.toasts
  it('are replaced at once by a newer one, together with their timers', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Old' });
    toasts.clock.increment(3000);
    toasts.add({ title: 'New' });
    expect(toasts.toasts()).toMatchObject([{ id: 'toast-2', title: 'New', open: true }]);
    expect(toasts.timers()).toEqual(['toast-2']);
    toasts.clock.increment(3000);
    expect(toasts.isOpen()).toBe(true);
  });

  it('are replaced by one with the same id', () => {
    const toasts = startToasts();
    toasts.add({ id: 'upload', title: 'Old' });
    toasts.clock.increment(3000);
    toasts.add({ id: 'upload', title: 'New' });
    expect(toasts.timers()).toEqual(['upload']);
    toasts.clock.increment(4999);
    expect(toasts.toasts()).toMatchObject([{ id: 'upload', title: 'New', open: true }]);
    toasts.clock.increment(1);
    expect(toasts.isOpen()).toBe(false);
  });

  // @spec state.toasts
  it('close when they are dismissed, and leave the list after the removal delay', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Done' });
    toasts.actor.send({ type: 'toast.dismissed', id: 'toast-1' });
    expect(toasts.toasts()).toMatchObject([{ id: 'toast-1', open: false }]);
    toasts.clock.increment(1_000_000);
    expect(toasts.toasts()).toEqual([]);
  });

  it('of type `loading` close only after an update changes their type', () => {
    const toasts = startToasts();
    toasts.add({ id: 'save', title: 'Saving...', type: 'loading', duration: 1000 });
    toasts.clock.increment(100_000);
    expect(toasts.isOpen()).toBe(true);
    toasts.actor.send({ type: 'toast.updated', id: 'save', changes: { title: 'Saved', type: 'success' } });
    expect(toasts.toasts()).toMatchObject([{ title: 'Saved', type: 'success', open: true }]);
    toasts.clock.increment(999);
    expect(toasts.isOpen()).toBe(true);
    toasts.clock.increment(1);
    expect(toasts.isOpen()).toBe(false);
  });

  it('get a new duration with an update', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Copied' });
    toasts.actor.send({ type: 'toast.updated', id: 'toast-1', changes: { duration: 8000 } });
    toasts.clock.increment(7999);
    expect(toasts.toasts()).toMatchObject([{ title: 'Copied', open: true }]);
    toasts.clock.increment(1);
    expect(toasts.isOpen()).toBe(false);
  });

  it('are not updated or dismissed if they are closed or unknown', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Done' });
    toasts.actor.send({ type: 'toast.updated', id: 'toast-9', changes: { title: 'Changed' } });
    toasts.actor.send({ type: 'toast.dismissed', id: 'toast-9' });
    expect(toasts.isOpen()).toBe(true);
    toasts.clock.increment(5000);
    toasts.actor.send({ type: 'toast.updated', id: 'toast-1', changes: { title: 'Changed' } });
    toasts.actor.send({ type: 'toast.dismissed', id: 'toast-1' });
    expect(toasts.toasts()).toMatchObject([{ title: 'Done', open: false }]);
  });
});

describe('time', () => {
  it('is paused until the last reason is released, and continues then', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Done' });
    toasts.clock.increment(4000);
    toasts.actor.send({ type: 'pause.requested', reason: 'hover' });
    toasts.actor.send({ type: 'pause.requested', reason: 'hover' });
    toasts.actor.send({ type: 'pause.requested', reason: 'focus' });
    expect(toasts.actor.getSnapshot().value).toBe('paused');
    toasts.clock.increment(60_000);
    toasts.actor.send({ type: 'pause.released', reason: 'hover' });
    toasts.clock.increment(60_000);
    expect(toasts.isOpen()).toBe(true);
    toasts.actor.send({ type: 'pause.released', reason: 'focus' });
    expect(toasts.actor.getSnapshot().value).toBe('running');
    toasts.clock.increment(999);
    expect(toasts.isOpen()).toBe(true);
    toasts.clock.increment(1);
    expect(toasts.isOpen()).toBe(false);
  });

  it('does not start for a toast that is added during a pause', () => {
    const toasts = startToasts();
    toasts.actor.send({ type: 'pause.requested', reason: 'hidden' });
    toasts.add({ title: 'Done' });
    toasts.clock.increment(60_000);
    expect(toasts.isOpen()).toBe(true);
    toasts.actor.send({ type: 'pause.released', reason: 'hidden' });
    toasts.clock.increment(5000);
    expect(toasts.isOpen()).toBe(false);
  });

  it('does not start for a toast that is updated during a pause', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Saving...', type: 'loading' });
    toasts.actor.send({ type: 'pause.requested', reason: 'hover' });
    toasts.actor.send({ type: 'toast.updated', id: 'toast-1', changes: { type: 'success' } });
    toasts.clock.increment(60_000);
    expect(toasts.isOpen()).toBe(true);
  });

  it('runs for the next toast if the pointer was on the dismissed one', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Old' });
    toasts.actor.send({ type: 'pause.requested', reason: 'hover' });
    toasts.actor.send({ type: 'toast.dismissed', id: 'toast-1' });
    expect(toasts.actor.getSnapshot().value).toBe('running');
    toasts.add({ title: 'New' });
    toasts.clock.increment(5000);
    expect(toasts.isOpen()).toBe(false);
  });

  it('is paused for the next toast while the tab is hidden', () => {
    const toasts = startToasts();
    toasts.add({ title: 'Old' });
    toasts.actor.send({ type: 'pause.requested', reason: 'hidden' });
    toasts.actor.send({ type: 'toast.dismissed', id: 'toast-1' });
    toasts.add({ title: 'New' });
    toasts.clock.increment(60_000);
    expect(toasts.isOpen()).toBe(true);
  });
});

describe('state names', () => {
  it('include the list and each timer', () => {
    const toasts = startToasts();
    const states = () => selectToastsStates(toasts.actor.getSnapshot());
    expect(states()).toEqual(['toasts.running']);
    toasts.add({ title: 'Done' });
    expect(states()).toEqual(['toasts.running', 'toast.open.running']);
    toasts.actor.send({ type: 'pause.requested', reason: 'hover' });
    expect(states()).toEqual(['toasts.paused', 'toast.open.paused']);
    toasts.actor.send({ type: 'toast.dismissed', id: 'toast-1' });
    expect(states()).toEqual(['toasts.running', 'toast.closed']);
  });

  it('are current after each change of the list', () => {
    const toasts = startToasts();
    const seen: string[][] = [];
    toasts.actor.subscribe((snapshot) => seen.push(selectToastsStates(snapshot)));
    toasts.add({ title: 'Done' });
    toasts.actor.send({ type: 'pause.requested', reason: 'focus' });
    toasts.actor.send({ type: 'pause.released', reason: 'focus' });
    toasts.clock.increment(5000);
    expect(seen).toEqual([
      ['toasts.running', 'toast.open.running'],
      ['toasts.paused', 'toast.open.paused'],
      ['toasts.running', 'toast.open.running'],
      ['toasts.running', 'toast.closed'],
    ]);
  });
});

describe('the chart', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
