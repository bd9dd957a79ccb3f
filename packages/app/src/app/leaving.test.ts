import { expect, it, vi } from 'vitest';
import { watchLeaving } from './leaving';

function openPage() {
  const window = new EventTarget();
  const leaving = watchLeaving(window);
  const listener = vi.fn();
  leaving.subscribe(listener);
  return { ...leaving, listener, dispatch: (type: string) => window.dispatchEvent(new Event(type)) };
}

it('is not being left at first', () => {
  expect(openPage().isLeaving()).toBe(false);
});

it.each(['pointerdown', 'keydown', 'pageshow'])('is being left until the user stays: %s', (type) => {
  const { isLeaving, listener, dispatch } = openPage();
  dispatch('beforeunload');
  expect(isLeaving()).toBe(true);
  dispatch(type);
  expect(isLeaving()).toBe(false);
  dispatch(type);
  expect(listener).toHaveBeenCalledTimes(2);
});
