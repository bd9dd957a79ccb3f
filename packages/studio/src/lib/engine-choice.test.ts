import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseEngines } from './engine-choice';

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  } as Storage;
}

describe('the choice of engines', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));
  afterEach(() => vi.unstubAllGlobals());

  // @spec tools.simulated
  it('is the device by default', () => {
    expect(chooseEngines('')).toBe('device');
    expect(chooseEngines('?engines=simulated')).toBe('simulated');
  });

  it('is remembered for the tab until the address changes it', () => {
    chooseEngines('?engines=simulated');
    expect(chooseEngines('')).toBe('simulated');
    expect(chooseEngines('?engines=device')).toBe('device');
    expect(chooseEngines('')).toBe('device');
  });

  it('ignores an unknown value', () => {
    expect(chooseEngines('?engines=magic')).toBe('device');
  });

  it('works where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(chooseEngines('?engines=simulated')).toBe('simulated');
    expect(chooseEngines('')).toBe('device');
  });
});
