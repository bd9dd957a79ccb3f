import { describe, expect, it, vi } from 'vitest';
import { withFallback } from './network-fallback';
import { networkFormats } from './network-format';
import type { TileNetwork } from './tiles';

const returning = (value: number): TileNetwork => ({
  ...networkFormats.sharp,
  run: vi.fn(async () => Float32Array.of(value)),
});
const tile = [Float32Array.of(0), 1, 1] as const;

describe('withFallback', () => {
  it('runs every tile on the first network while it works', async () => {
    const open = vi.fn(async () => returning(2));
    const network = withFallback(returning(1), open);
    expect(await network.run(...tile)).toEqual(Float32Array.of(1));
    expect(open).not.toHaveBeenCalled();
  });

  it('runs a tile that failed, and all later ones, on the other network, which is opened once', async () => {
    const first = returning(1);
    vi.mocked(first.run).mockRejectedValueOnce(new Error('The graphics processor was lost.'));
    const open = vi.fn(async () => returning(2));
    const network = withFallback(first, open);
    expect(await network.run(...tile)).toEqual(Float32Array.of(2));
    expect(await network.run(...tile)).toEqual(Float32Array.of(2));
    expect(first.run).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('rejects when the other network cannot be opened', async () => {
    const first = returning(1);
    vi.mocked(first.run).mockRejectedValueOnce(new Error('lost'));
    const network = withFallback(first, () => Promise.reject(new Error('offline')));
    await expect(network.run(...tile)).rejects.toThrow('offline');
  });
});
