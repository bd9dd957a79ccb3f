import { setDeviceOwner, visitors } from '@verapix/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@verapix/client/backend.test-kit';
import { createFreeUseCount } from './free-uses';

/** A browser whose tabs share one storage. */
function createBrowser(stored?: string) {
  const storage = createMemoryStorage();
  if (stored !== undefined) storage.setItem('verapix-free-uses', stored);
  const openTab = () => {
    const tab = new EventTarget();
    return { tab, count: createFreeUseCount({ storage: () => storage, tab: () => tab }) };
  };
  return { storage, openTab };
}

afterEach(() => setDeviceOwner(visitors));

describe('the count of free uses', () => {
  // @spec free.counter free.counting
  it('starts at 0 and survives a reload', () => {
    const { openTab } = createBrowser();
    const { count } = openTab();
    expect(count.read()).toBe(0);
    count.write(2);
    expect(openTab().count.read()).toBe(2);
  });

  it.each([
    ['9e9', 3],
    ['-1', 0],
    ['abc', 0],
    ['', 0],
    [' ', 0],
    ['null', 0],
    ['{"used":1}', 0],
    ['1.5', 1],
    ['2', 2],
    ['9'.repeat(400), 3],
  ])('reads a stored %j as %i', (stored, used) => {
    expect(createBrowser(stored).openTab().count.read()).toBe(used);
  });

  it('reports what another tab stored, until it is unsubscribed', () => {
    const { storage, openTab } = createBrowser();
    const { tab, count } = openTab();
    const listener = vi.fn();
    const stop = count.subscribe(listener);
    storage.setItem('verapix-free-uses', '3');
    tab.dispatchEvent(new Event('storage'));
    expect(listener.mock.calls).toEqual([[3]]);
    stop();
    tab.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is one for each user, and another one for visitors', () => {
    const { openTab } = createBrowser();
    const { count } = openTab();
    const listener = vi.fn();
    count.write(3);
    const stop = count.subscribe(listener);
    setDeviceOwner('ada');
    expect(count.read()).toBe(0);
    count.write(1);
    setDeviceOwner(visitors);
    stop();
    expect(openTab().count.read()).toBe(3);
    setDeviceOwner('ada');
    expect(count.read()).toBe(1);
    expect(listener.mock.calls).toEqual([[0], [3]]);
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const count = createFreeUseCount({
      storage: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
      tab: () => new EventTarget(),
    });
    count.write(2);
    expect(count.read()).toBe(2);
  });
});
