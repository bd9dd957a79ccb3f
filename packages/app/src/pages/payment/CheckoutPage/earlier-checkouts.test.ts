import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../backend/backend.test-kit';
import { createEarlierCheckouts } from './earlier-checkouts';

const checkout = { id: 'checkout-1', userId: 'ada', opened: false };

describe('the checkouts of a tab', () => {
  it('are remembered by the place in its history, the newest word on each', () => {
    const storage = createMemoryStorage();
    const { find, remember } = createEarlierCheckouts(() => storage);
    remember('a', checkout);
    remember('b', { ...checkout, id: 'checkout-2' });
    remember('a', { ...checkout, opened: true });
    expect(find('a')).toEqual({ ...checkout, opened: true });
    expect(find('b')?.id).toBe('checkout-2');
    expect(find('c')).toBeUndefined();
  });

  it('are forgotten when there are many', () => {
    const storage = createMemoryStorage();
    const { find, remember } = createEarlierCheckouts(() => storage);
    for (let place = 0; place <= 10; place++) remember(String(place), checkout);
    expect(find('0')).toBeUndefined();
    expect(find('10')).toEqual(checkout);
  });

  it.each(['{bad', 'null', '5', '{}', '[1]', '[{"place":"a","id":7}]', '{"__proto__":[]}'])(
    'are none where the storage holds %s',
    (stored) => {
      const storage = createMemoryStorage();
      storage.setItem('verapix-checkouts', stored);
      const { find, remember } = createEarlierCheckouts(() => storage);
      expect(find('a')).toBeUndefined();
      remember('a', checkout);
      expect(find('a')).toEqual(checkout);
    },
  );

  it('are none where storage is blocked', () => {
    const { find, remember } = createEarlierCheckouts(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    remember('a', checkout);
    expect(find('a')).toBeUndefined();
  });
});
