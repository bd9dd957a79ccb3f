import type { ProcessorMeasurement } from '@verapix/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMeasurement, keptAdapters, measuredFiles, readKeptMeasurement } from './kept-measurement';

const measurement: ProcessorMeasurement = {
  adapter: 'acme x1',
  files: measuredFiles,
  networks: [
    { network: 'sharp', verdict: 'failed', wasmMs: 2000, reason: 'out of memory' },
    { network: 'detail', verdict: 'faster', wasmMs: 2600, webgpuMs: 90, differenceDb: 0.001 },
  ],
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the kept measurement', () => {
  it('is none by default, so that no network runs on the graphics processor', () => {
    expect(readKeptMeasurement()).toBeUndefined();
    expect(keptAdapters()).toEqual({});
  });

  it('allows the networks that are faster, until it is removed', () => {
    expect(keepMeasurement(measurement)).toBe(true);
    expect(readKeptMeasurement()).toEqual(measurement);
    expect(keptAdapters()).toEqual({ detail: 'acme x1' });
    keepMeasurement(undefined);
    expect(stored.size).toBe(0);
    expect(keptAdapters()).toEqual({});
  });

  it.each([
    ['of other files', JSON.stringify({ ...measurement, files: 'older' })],
    ['without networks', JSON.stringify({ ...measurement, networks: undefined })],
    ['of a network that does not exist', JSON.stringify({ ...measurement, networks: [{ network: 'fast' }] })],
    [
      'without times',
      JSON.stringify({ ...measurement, networks: [{ network: 'sharp', verdict: 'faster', wasmMs: 1 }] }),
    ],
    ['that is damaged', '{"adapter":'],
    ['that is nothing', 'null'],
  ])('is ignored if it is one %s', (_, text) => {
    stored.set('verapix.graphics-processor', text);
    expect(keptAdapters()).toEqual({});
  });
});
