import { describe, expect, it, vi } from 'vitest';
import { bytesOf, exifBlock, jpegBytes, jpegSegment } from '../intake/picture-bytes.fixture';
import { readMetadata } from '../metadata/read-metadata';
import { createRaster } from '../picture/raster';
import type { SaveSettings } from './contract';
import { runSave, type SaveJob, type SaveTools } from './run-save';

const settings: SaveSettings = { format: 'jpeg', quality: 0.8, size: { kind: 'own' }, keepMetadata: false };
const png = new Blob(['the result'], { type: 'image/png' });

/** Tools whose JPEGs have ten thousand bytes at full quality. */
function toolsWith(changes: Partial<SaveTools> = {}) {
  const encode = vi.fn(async (_: unknown, quality: number) => {
    const head = jpegBytes({ width: 4, height: 4 });
    return new Blob([head, new Uint8Array(Math.round(quality * 10_000) - head.length)], {
      type: 'image/jpeg',
    });
  });
  const tools: SaveTools = {
    decode: async () => createRaster(40, 20),
    resize: async (_, width, height) => createRaster(width, height),
    openEncoder: async () => encode,
    ...changes,
  };
  return { tools, encode };
}

const job = (changes: Partial<SaveSettings> = {}, more: Partial<SaveJob> = {}): SaveJob => ({
  picture: png,
  settings: { ...settings, ...changes },
  ...more,
});

async function saved(job: SaveJob, { tools } = toolsWith()) {
  const outcome = await runSave(tools, job, () => {});
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}

const bytesIn = async (blob: Blob | undefined) =>
  new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));

describe('saving a picture', () => {
  it('encodes it at the chosen quality, and says what came of it', async () => {
    expect(await saved(job())).toMatchObject({
      bytes: 8000,
      exact: true,
      width: 40,
      height: 20,
      quality: 0.8,
      transparent: true,
    });
  });

  it('saves an unchanged PNG as it is', async () => {
    const { tools, encode } = toolsWith();
    const { blob } = await saved(job({ format: 'png' }), { tools, encode });
    expect(blob).toBe(png);
    expect(encode).not.toHaveBeenCalled();
  });

  it('searches the quality for a largest file size', async () => {
    expect(await saved(job({ maxBytes: 5049 }))).toMatchObject({ bytes: 5000, quality: 0.5 });
  });

  it('leaves room for metadata in a largest file size', async () => {
    const original = new Blob([jpegBytes({ width: 4, height: 4, orientation: 6 })]);
    const { blob } = await saved(job({ maxBytes: 5049, keepMetadata: true }, { original }));
    expect(blob?.size).toBeLessThanOrEqual(5049);
    expect(readMetadata(await bytesIn(blob)).exif).toBeDefined();
  });

  it('refuses a format whose files cannot hold the size, before it is encoded', async () => {
    const { tools, encode } = toolsWith({ decode: async () => createRaster(16_384, 1) });
    await expect(saved(job({ format: 'webp' }), { tools, encode })).rejects.toThrow('too-large-for-format');
    expect(encode).not.toHaveBeenCalled();
    expect(await saved(job({ format: 'jpeg' }), { tools, encode })).toMatchObject({ width: 16_384 });
  });

  it('fails if no quality makes the file small enough', async () => {
    await expect(saved(job({ maxBytes: 100 }))).rejects.toThrow('above-max-bytes');
  });

  it('keeps the metadata of the original, upright', async () => {
    const original = new Blob([jpegBytes({ width: 4, height: 4, orientation: 6 })]);
    const { blob, metadataProblem } = await saved(job({ keepMetadata: true }, { original }));
    expect(metadataProblem).toBeUndefined();
    expect(readMetadata(await bytesIn(blob)).exif?.subarray(6)).toEqual(exifBlock(1));
  });

  it('never copies content credentials', async () => {
    const source = jpegBytes({ width: 4, height: 4, orientation: 6 });
    const manifest = jpegSegment(0xeb, bytesOf('JP\0\0\0\0\0\0\0\0\0 jumb\0\0\0\0jumdc2pa'));
    const original = new Blob([source.slice(0, 2), manifest, source.slice(2)]);
    expect(readMetadata(await bytesIn(original)).hasCredentials).toBe(true);
    const { blob } = await saved(job({ keepMetadata: true }, { original }));
    const { exif, hasCredentials } = readMetadata(await bytesIn(blob));
    expect([exif !== undefined, hasCredentials]).toEqual([true, false]);
  });

  it('says that a format has no metadata', async () => {
    const original = new Blob([jpegBytes({ width: 4, height: 4, orientation: 6 })]);
    const kept = await saved(job({ format: 'avif', keepMetadata: true }, { original }));
    expect(kept.metadataProblem).toBe('unsupported-format');
  });

  it.each([
    ['decode', 'decode-failed'],
    ['openEncoder', 'engine-unavailable'],
    ['resize', 'out-of-memory'],
  ] as const)('ends with a failure if it can’t %s', async (tool, code) => {
    const { tools } = toolsWith({
      [tool]: async () => {
        throw new Error('It failed.');
      },
    });
    expect(await runSave(tools, job(), () => {})).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('a prediction', () => {
  it('is the size of the file for a small picture, without the file', async () => {
    expect(await saved(job({}, { predictOnly: true }))).toEqual(
      expect.objectContaining({ bytes: 8000, exact: true }),
    );
    expect((await saved(job({}, { predictOnly: true }))).blob).toBeUndefined();
  });

  it('is an estimate from a sample for a large one', async () => {
    const { tools } = toolsWith({ decode: async () => createRaster(2048, 1024) });
    const { bytes, exact } = await saved(job({}, { predictOnly: true }), { tools, encode: vi.fn() });
    expect(exact).toBe(false);
    // The picture has at least twice the sample's pixels; its head counts once.
    expect(bytes).toBeGreaterThan(14_000);
    expect(bytes).toBeLessThan(20_000);
  });

  it('has the quality that a largest file size leads to', async () => {
    expect(await saved(job({ maxBytes: 3049 }, { predictOnly: true }))).toMatchObject({
      quality: 0.3,
      bytes: 3000,
    });
  });
});
