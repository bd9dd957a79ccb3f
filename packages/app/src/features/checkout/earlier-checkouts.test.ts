import { createMemoryStorage } from '@verapix/client/backend.test-kit';
import { describe, expect, it } from 'vitest';
import { createEarlierCheckouts } from './earlier-checkouts';

const checkout = { id: 'checkout-1', userId: 'ada', opened: false };

describe('the checkouts of a tab', () => {
  it('are remembered by history entry, with the latest data of each', () => {
    const storage = createMemoryStorage();
    const { find, remember } = createEarlierCheckouts(() => storage);
    remember('a', checkout);
    remember('b', { ...checkout, id: 'checkout-2' });
    remember('a', { ...checkout, opened: true });
    expect(find('a')).toEqual({ ...checkout, opened: true });
    expect(find('b')?.id).toBe('checkout-2');
    expect(find('c')).toBeUndefined();
  });

  it('are forgotten when there are more than ten', () => {
    const storage = createMemoryStorage();
    const { find, remember } = createEarlierCheckouts(() => storage);
    for (let entry = 0; entry <= 10; entry++) remember(String(entry), checkout);
    expect(find('0')).toBeUndefined();
    expect(find('10')).toEqual(checkout);
  });

  it.each(['{bad', 'null', '5', '{}', '[1]', '[{"historyKey":"a","id":7}]', '{"__proto__":[]}'])(
    'are empty if the storage holds %s',
    (stored) => {
      const storage = createMemoryStorage();
      storage.setItem('verapix-checkouts', stored);
      const { find, remember } = createEarlierCheckouts(() => storage);
      expect(find('a')).toBeUndefined();
      remember('a', checkout);
      expect(find('a')).toEqual(checkout);
    },
  );

  it('are empty if storage is blocked', () => {
    const { find, remember } = createEarlierCheckouts(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    remember('a', checkout);
    expect(find('a')).toBeUndefined();
  });
});
