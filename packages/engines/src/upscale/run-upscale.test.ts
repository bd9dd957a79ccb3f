import { describe, expect, it } from 'vitest';
import type { EncodeOptions } from '../picture/pixels';
import { createRaster, type Raster } from '../picture/raster';
import { texture } from '../testing/pictures';
import { runUpscale, type UpscaleJob, type UpscaleReport, type UpscaleTools } from './run-upscale';
import { networkFormats } from './network-format';
import type { EnlargedTile } from './contract';
import type { TileNetwork } from './tiles';

/** Enlarges a tile by repeating its pixels. */
const repeating = (scale: 2 | 4): TileNetwork => ({
  scale,
  tiles: { overlap: 8 },
  async run(input, width, height) {
    const output = new Float32Array(input.length * scale ** 2);
    const [wide, high] = [width * scale, height * scale];
    for (let channel = 0; channel < 3; channel++)
      for (let y = 0; y < high; y++)
        for (let x = 0; x < wide; x++)
          output[(channel * high + y) * wide + x] =
            input[(channel * height + Math.floor(y / scale)) * width + Math.floor(x / scale)] ?? 0;
    return output;
  },
});

const weights = { name: 'w', url: 'https://example.test/w', sha256: 'x', bytes: 1 };

interface TestRun {
  source?: Raster;
  job?: Partial<UpscaleJob>;
  tools?: Partial<UpscaleTools>;
}

async function run({ source = texture(30, 20), job = {}, tools = {} }: TestRun = {}) {
  const encoded: { picture: Raster; options: EncodeOptions }[] = [];
  const steps: Parameters<UpscaleReport>[0][] = [];
  let opened = 0;
  const allTools: UpscaleTools = {
    decode: async () => source,
    encode: async (picture, options) => {
      encoded.push({ picture, options });
      return new Blob();
    },
    openNetwork: async ({ format }) => {
      opened++;
      return repeating(format.scale);
    },
    now: () => 0,
    ...tools,
  };
  const { method = 'sharp' } = job;
  const format = method === 'detail' ? networkFormats.detail : networkFormats.sharp;
  const wholeJob: UpscaleJob = {
    file: new File([], 'a.png'),
    factor: 2,
    method,
    format: 'png',
    quality: 0.9,
    ...(method !== 'fast' && { network: { format, weights } }),
    ...job,
  };
  const tiles: EnlargedTile[] = [];
  const outcome = await runUpscale(
    allTools,
    wholeJob,
    (step) => steps.push(step),
    (tile) => tiles.push(tile),
  );
  return { outcome, encoded, steps, tiles, opened };
}

describe('runUpscale', () => {
  it.each([
    ['sharp', 2],
    ['sharp', 3],
    ['sharp', 4],
    ['detail', 2],
    ['detail', 3],
    ['detail', 4],
    ['fast', 2],
    ['fast', 3],
    ['fast', 4],
  ] as const)('makes exactly the requested size: %s ×%i', async (method, factor) => {
    const { outcome, encoded } = await run({ job: { method, factor }, source: texture(33, 17) });
    expect(outcome).toMatchObject({ ok: true, value: { width: 33 * factor, height: 17 * factor, method } });
    expect(encoded[0]?.picture.data).toHaveLength(33 * factor * 17 * factor * 4);
  });

  it('keeps the transparency, without black in the subject’s edge', async () => {
    const source = createRaster(24, 24);
    for (let pixel = 0; pixel < 24 * 24; pixel++)
      if (pixel % 24 < 12) source.data.set([240, 200, 160, 255], pixel * 4);
    for (const method of ['sharp', 'detail', 'fast'] as const) {
      const { encoded } = await run({ source, job: { method } });
      const { data } = encoded[0]?.picture ?? createRaster(1, 1);
      const at = (x: number) => [...data.slice((24 * 48 + x) * 4, (24 * 48 + x) * 4 + 4)];
      expect(at(4)).toEqual([240, 200, 160, 255]);
      expect(at(44)[3]).toBe(0);
      const [red = 0, , , alpha = 0] = at(23);
      expect(alpha).toBeGreaterThan(60);
      expect(red).toBeGreaterThan(225);
    }
  });

  it('keeps the size when it cleans up, and fails if its network cannot be loaded', async () => {
    const job = { method: 'clean', factor: 4 } as const;
    const { outcome, encoded } = await run({ job, source: texture(33, 17) });
    expect(outcome).toMatchObject({ ok: true, value: { width: 33, height: 17, method: 'clean' } });
    // The network repeats pixels, so nothing is to be taken out.
    expect(encoded[0]?.picture.data).toEqual(texture(33, 17).data);
    const openNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await run({ job, tools: { openNetwork } })).outcome).toMatchObject({
      ok: false,
      failure: { code: 'engine-unavailable' },
    });
  });

  it.each(['sharp', 'clean'] as const)(
    'leaves marked parts as they are, with a soft edge: %s',
    async (method) => {
      const source = texture(40, 20);
      const data = new Uint8Array(40 * 20);
      for (let at = 0; at < data.length; at++) if (at % 40 < 20) data[at] = 1;
      const openNetwork: UpscaleTools['openNetwork'] = async () => ({
        ...repeating(2),
        run: async (input) => new Float32Array(input.length * 4),
      });
      const whole = { method };
      const made = await run({
        source,
        tools: { openNetwork },
        job: { ...whole, mask: { width: 40, height: 20, data } },
      });
      const plain = await run({ source, job: { method: 'fast' } });
      const times = method === 'clean' ? 1 : 2;
      const original = method === 'clean' ? source : plain.encoded[0]?.picture;
      const unmasked = await run({ source, tools: { openNetwork }, job: whole });
      const at = (picture: Raster | undefined, x: number) =>
        picture?.data[(10 * times * 40 * times + x * times) * 4];
      const [result, network] = [made.encoded[0]?.picture, unmasked.encoded[0]?.picture];
      expect(at(result, 4)).toBe(at(original, 4));
      expect(at(result, 36)).toBe(at(network, 36));
      const [between = 0, low = 0, high = 0] = [at(result, 20), at(network, 20), at(original, 20)];
      expect(between).toBeGreaterThan(low);
      expect(between).toBeLessThan(high);
    },
  );

  it('falls back to Fast, with a note, when the network cannot be loaded', async () => {
    const openNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
    const { outcome, encoded } = await run({ tools: { openNetwork } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { method: 'fast', note: { code: 'fell-back-model-unavailable' } },
    });
    expect(encoded).toHaveLength(1);
  });

  it('leaves a strongly compressed JPEG to its network: it is neither saved again nor blended', async () => {
    const { encoded } = await run({ job: { jpegQuality: 30 } });
    const repeated = await run({
      job: { method: 'detail', jpegQuality: 30, network: { format: networkFormats.sharp, weights } },
    });
    expect(encoded).toHaveLength(1);
    expect(encoded[0]?.picture.data).toEqual(repeated.encoded[0]?.picture.data);
  });

  it('reports every tile, from the second on with the remaining time by the tiles after the first', async () => {
    let time = 0;
    const now = () => {
      // The first tile takes ten seconds, each other one second.
      time += time === 0 ? 10_000 : 1000;
      return time;
    };
    const { steps, outcome } = await run({
      source: texture(300, 20),
      job: { method: 'detail', factor: 4 },
      tools: { now },
    });
    expect(steps).toEqual([
      { phase: 'read' },
      { phase: 'model' },
      { phase: 'enlarge', done: 0 },
      { phase: 'enlarge', done: expect.closeTo(1 / 3) },
      { phase: 'enlarge', done: expect.closeTo(2 / 3), etaMs: expect.closeTo(1000) },
      { phase: 'enlarge', done: expect.closeTo(1), etaMs: expect.closeTo(0) },
      { phase: 'encode' },
      { phase: 'encode', done: 1 },
    ]);
    const work = outcome.ok ? outcome.value.work : undefined;
    const megapixels = (3 * 112 * 24) / 1_000_000;
    expect(work?.megapixels).toBeCloseTo(megapixels);
    expect(work?.msPerMegapixel).toBeCloseTo(2000 / ((2 * megapixels) / 3));
  });

  it('shows every tile of the result once, the nearest to where the user looks first', async () => {
    const { tiles, encoded } = await run({
      source: texture(300, 200),
      job: { method: 'detail', factor: 4, startAt: { x: 1, y: 1 } },
    });
    const whole = encoded[0]?.picture ?? createRaster(1, 1);
    const shown = createRaster(whole.width, whole.height);
    let area = 0;
    for (const { x, y, width, height, pixels } of tiles) {
      area += width * height;
      for (let row = 0; row < pixels.height; row++) {
        const from = pixels.data.subarray(row * pixels.width * 4, (row + 1) * pixels.width * 4);
        shown.data.set(
          from,
          ((Math.round(y * whole.height) + row) * whole.width + Math.round(x * whole.width)) * 4,
        );
      }
    }
    expect(area).toBeCloseTo(1);
    expect(shown.data.every((value, at) => value === whole.data[at])).toBe(true);
    const [first] = tiles;
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(1);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo(1);
    expect(tiles.at(-1)).toMatchObject({ x: 0, y: 0 });
  });

  it('shows no tile of a transparent picture, and none of Fast', async () => {
    const source = createRaster(300, 20);
    expect((await run({ source, job: { method: 'detail' } })).tiles).toEqual([]);
    expect((await run({ job: { method: 'fast' } })).tiles).toEqual([]);
  });

  it('encodes with the requested format and quality', async () => {
    const { encoded } = await run({ job: { method: 'fast', format: 'jpeg' } });
    expect(encoded[0]?.options).toEqual({ format: 'jpeg', quality: 0.9 });
  });

  const broken = () => Promise.reject(new Error('broken'));
  const outOfMemory = () => Promise.reject(new RangeError('Array buffer allocation failed'));
  it.each([
    ['decode-failed', { decode: broken }],
    ['encode-failed', { encode: broken }],
    ['engine-unavailable', { openNetwork: async () => ({ ...repeating(2), run: broken }) }],
    ['out-of-memory', { decode: outOfMemory }],
    ['out-of-memory', { encode: outOfMemory }],
    [
      'out-of-memory',
      { openNetwork: async () => ({ ...repeating(2), run: () => Promise.reject('std::bad_alloc') }) },
    ],
  ] as const)('fails with %s', async (code, tools) => {
    const { outcome } = await run({ tools });
    expect(outcome).toMatchObject({ ok: false, failure: { code, fix: expect.any(String) } });
  });
});
