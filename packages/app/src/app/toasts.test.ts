import { describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts';

function createDisplay() {
  const titles: string[] = [];
  const display = {
    add: ({ title }: { title: string }) => void titles.push(title),
    dismiss: (id: string) => void titles.splice(titles.indexOf(id), 1),
    stop: () => {},
    Area: () => null,
  };
  return { titles, start: vi.fn(async () => display) };
}

describe('the toasts of the app', () => {
  it('start once, with the first message, and keep the messages sent while they start', async () => {
    const { titles, start } = createDisplay();
    const toasts = createToasts(start);
    const started = vi.fn();
    toasts.subscribe(started);
    toasts.dismiss('First');
    expect(toasts.display()).toBeUndefined();
    await Promise.all([toasts.notify({ title: 'First' }), toasts.notify({ title: 'Second' })]);
    expect(start).toHaveBeenCalledOnce();
    expect(started).toHaveBeenCalledOnce();
    toasts.dismiss('First');
    expect(titles).toEqual(['Second']);
  });

  it('try again with the next message if their code could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { titles, start } = createDisplay();
    start.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const toasts = createToasts(start);
    await toasts.notify({ title: 'Lost' });
    expect(toasts.display()).toBeUndefined();
    await toasts.notify({ title: 'Shown' });
    expect(titles).toEqual(['Shown']);
    log.mockRestore();
  });
});
