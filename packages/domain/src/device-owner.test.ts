import { afterEach, expect, it, vi } from 'vitest';
import { onDeviceOwner, ownerDepartures, ownKey, setDeviceOwner, visitors } from './device-owner';
import { refuseItems, writeItem } from './safe-storage';

afterEach(() => setDeviceOwner(visitors));

it('gives each user keys of their own, and visitors those of the site', () => {
  expect(ownKey('recipes')).toBe('recipes');
  setDeviceOwner('ada');
  const ofAda = ownKey('recipes');
  setDeviceOwner('grace');
  expect(new Set(['recipes', ofAda, ownKey('recipes')]).size).toBe(3);
  expect([ownKey('recipes', visitors), ownKey('recipes', 'ada')]).toEqual(['recipes', ofAda]);
});

it('counts who leaves, but not a visitor who signs in', () => {
  const listener = vi.fn();
  const stop = onDeviceOwner(listener);
  const before = ownerDepartures();
  setDeviceOwner('ada');
  setDeviceOwner('ada');
  expect([listener.mock.calls.length, ownerDepartures() - before]).toEqual([1, 0]);
  setDeviceOwner('grace');
  setDeviceOwner(visitors);
  expect([listener.mock.calls.length, ownerDepartures() - before]).toEqual([3, 2]);
  stop();
});

it('stores nothing that was refused, for no user', () => {
  const stored = new Map<string, string>();
  const storage = { setItem: (key: string, text: string) => stored.set(key, text) } as unknown as Storage;
  refuseItems(['chat']);
  setDeviceOwner('ada');
  expect(writeItem(() => storage, ownKey('chat'), 'hello')).toBe(false);
  expect(writeItem(() => storage, ownKey('recipes'), '[]')).toBe(true);
  refuseItems([]);
  expect([...stored.values()]).toEqual(['[]']);
});
