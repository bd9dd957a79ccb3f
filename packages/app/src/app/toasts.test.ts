import { toastsMachine } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createToasts } from './toasts';

function startNow() {
  const clock = new SimulatedClock();
  return createActor(toastsMachine, { clock, input: { now: () => clock.now() } }).start();
}

const titles = (toasts: ReturnType<typeof createToasts>) =>
  toasts
    .actor()
    ?.getSnapshot()
    .context.toasts.map(({ item }) => item.title);

describe('the toasts of the app', () => {
  it('start once, with the first message, and keep the messages sent while they start', async () => {
    const start = vi.fn(async () => startNow());
    const toasts = createToasts(start);
    const started = vi.fn();
    toasts.subscribe(started);
    expect(toasts.actor()).toBeUndefined();
    await Promise.all([toasts.notify({ title: 'First' }), toasts.notify({ title: 'Second' })]);
    expect(start).toHaveBeenCalledOnce();
    expect(started).toHaveBeenCalledOnce();
    expect(titles(toasts)).toEqual(['Second']);
  });

  it('try again with the next message if their code could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const start = vi.fn(async () => startNow());
    start.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const toasts = createToasts(start);
    await toasts.notify({ title: 'Lost' });
    expect(toasts.actor()).toBeUndefined();
    await toasts.notify({ title: 'Shown' });
    expect(titles(toasts)).toEqual(['Shown']);
    log.mockRestore();
  });
});
