import { describe, expect, it } from 'vitest';
import type { Matting } from '../matte/matting';
import { createRaster, fitWithin, type Raster } from '../picture/raster';
import { rasterOf, texture } from '../testing/pictures';
import { LoadError } from '../network/load-file';
import type { CutOutResult } from './contract';
import { type CutOutJob, type CutOutReport, type CutOutTools, runCutOut } from './run-cut-out';

/** Takes the left half for the subject, in a fixed colour. */
const leftHalf: Matting = {
  async alpha({ width, height }, onFound) {
    onFound?.();
    return Uint8ClampedArray.from({ length: width * height }, (_, pixel) =>
      pixel % width < width / 2 ? 255 : 0,
    );
  },
  async foreground({ width, height }, alpha) {
    return rasterOf(width, height, (x, y) => [1, 2, 3, alpha[y * width + x] ?? 0]);
  },
};

/** Ten columns of white, then ten of a dark colour. */
const productShot = () => rasterOf(20, 10, (x) => (x < 10 ? [250, 250, 250, 255] : [40, 60, 80, 255]));

interface TestRun {
  source?: Raster;
  job?: Partial<CutOutJob>;
  tools?: Partial<CutOutTools>;
}

async function run({ source = productShot(), job = {}, tools = {} }: TestRun = {}) {
  const encoded: Raster[] = [];
  const steps: Parameters<CutOutReport>[0][] = [];
  const opened: string[] = [];
  const previews: CutOutResult[] = [];
  const allTools: CutOutTools = {
    decode: async (_, maxSidePx = Number.POSITIVE_INFINITY) => {
      const { width, height } = fitWithin(source, maxSidePx);
      return width === source.width ? source : createRaster(width, height);
    },
    encode: async (picture) => {
      encoded.push(picture);
      return new Blob([], { type: 'image/png' });
    },
    openMatting: async (kind) => {
      opened.push(kind);
      return leftHalf;
    },
    isLoaded: async () => true,
    ...tools,
  };
  const wholeJob: CutOutJob = {
    file: new File([], 'a.png'),
    method: 'best',
    subject: 'anything',
    weights: { name: 'w', url: 'https://example.test/w', sha256: 'x', bytes: 1 },
    ...job,
  };
  const outcome = await runCutOut(
    allTools,
    wholeJob,
    (step) => steps.push(step),
    (preview) => previews.push(preview),
  );
  return { outcome, encoded, steps, opened, previews };
}

describe('runCutOut', () => {
  it('clears near-white pixels with Instant, without a network', async () => {
    const { outcome, encoded, opened } = await run({ job: { method: 'instant' } });
    expect(outcome).toMatchObject({ ok: true, value: { method: 'instant', width: 20, height: 10 } });
    expect(outcome.ok && [...outcome.value.alpha.slice(8, 12)]).toEqual([0, 0, 255, 255]);
    expect(outcome.ok && outcome.value.note).toBeUndefined();
    expect([...(encoded[0]?.data.slice(36, 44) ?? [])]).toEqual([250, 250, 250, 0, 40, 60, 80, 255]);
    expect(opened).toEqual([]);
  });

  // @spec limit.background-size
  it('scales a large picture down for Instant, but not for Best', async () => {
    const source = texture(2048, 512);
    const instant = await run({ source, job: { method: 'instant' } });
    expect(instant.outcome).toMatchObject({ value: { width: 1024, height: 256 } });
    const best = await run({ source });
    expect(best.outcome).toMatchObject({ value: { width: 2048, height: 512, method: 'best' } });
  });

  it('returns the subject with its own colours and its alpha', async () => {
    const { outcome, encoded, opened } = await run({ job: { subject: 'people' } });
    expect(opened).toEqual(['people']);
    expect(outcome.ok && [...outcome.value.alpha.slice(8, 12)]).toEqual([255, 255, 0, 0]);
    expect([...(encoded[0]?.data.slice(36, 44) ?? [])]).toEqual([1, 2, 3, 255, 1, 2, 3, 0]);
  });

  it('reports each phase when it starts', async () => {
    const openMatting: CutOutTools['openMatting'] = async (_kind, _weights, onProgress) => {
      onProgress(0.5);
      return leftHalf;
    };
    const { steps } = await run({ tools: { openMatting } });
    expect(steps).toEqual([
      { phase: 'model' },
      { phase: 'model', done: 0.5 },
      { phase: 'find' },
      { phase: 'edges', done: 0 },
      { phase: 'edges', done: 0.5 },
      { phase: 'encode' },
      { phase: 'encode', done: 1 },
    ]);
  });

  it('shows the result of Instant while the files of Best are loaded for the first time', async () => {
    const order: string[] = [];
    const openMatting = async () => {
      order.push('loading');
      return leftHalf;
    };
    const isLoaded = async () => false;
    const { outcome, previews } = await run({ tools: { openMatting, isLoaded } });
    expect(order).toEqual(['loading']);
    expect(previews).toMatchObject([{ method: 'instant', width: 20, height: 10 }]);
    expect([...(previews[0]?.alpha.slice(8, 12) ?? [])]).toEqual([0, 0, 255, 255]);
    expect(outcome).toMatchObject({ value: { method: 'best' } });
    expect((await run()).previews).toEqual([]);
    expect((await run({ job: { method: 'instant' }, tools: { isLoaded } })).previews).toEqual([]);
  });

  it.each([
    [new LoadError('offline', 'no network'), /offline/],
    [new LoadError('unreachable', 'reset'), /dropped or was blocked/],
    [new LoadError('refused', '503'), /server didn’t provide/],
    [new LoadError('altered', 'hash'), /changed or damaged/],
    [new Error('no WebAssembly'), /couldn’t start Best/],
  ])(
    'keeps the result of Instant when the network cannot be loaded, and says why: %s',
    async (error, why) => {
      const openMatting = () => Promise.reject(error);
      const first = await run({ tools: { openMatting, isLoaded: async () => false } });
      const note = { code: 'fell-back-model-unavailable', message: expect.stringMatching(why) };
      expect(first.outcome).toMatchObject({ ok: true, value: { method: 'instant', note } });
      expect(first.encoded).toHaveLength(1);
      const later = await run({ tools: { openMatting } });
      expect(later.outcome).toMatchObject({ ok: true, value: { method: 'instant', note } });
      const dark = await run({ source: createRaster(4, 4), tools: { openMatting } });
      expect(dark.outcome).toMatchObject({
        value: { note: { message: expect.stringContaining('almost nothing') } },
      });
    },
  );

  it('adds a note when hardly anything was near white, or hardly any subject was found', async () => {
    const dark = await run({ source: createRaster(4, 4), job: { method: 'instant' } });
    expect(dark.outcome).toMatchObject({ value: { note: { code: 'no-near-white' } } });
    const nothing = { ...leftHalf, alpha: async () => new Uint8ClampedArray(200) };
    const blank = await run({ tools: { openMatting: async () => nothing } });
    expect(blank.outcome).toMatchObject({ value: { method: 'best', note: { code: 'nothing-found' } } });
  });

  const broken = () => Promise.reject(new Error('broken'));
  const outOfMemory = () => Promise.reject(new RangeError('Array buffer allocation failed'));
  it.each([
    ['decode-failed', 'best', { decode: broken }],
    ['decode-failed', 'instant', { decode: broken }],
    ['encode-failed', 'instant', { encode: broken }],
    ['engine-unavailable', 'best', { openMatting: async () => ({ ...leftHalf, alpha: broken }) }],
    ['engine-unavailable', 'best', { openMatting: async () => ({ ...leftHalf, foreground: broken }) }],
    ['out-of-memory', 'best', { decode: outOfMemory }],
    ['out-of-memory', 'best', { openMatting: async () => ({ ...leftHalf, alpha: outOfMemory }) }],
  ] as const)('fails with %s, with %s', async (code, method, tools) => {
    const { outcome } = await run({ job: { method }, tools });
    expect(outcome).toMatchObject({ ok: false, failure: { code, fix: expect.any(String) } });
  });
});
