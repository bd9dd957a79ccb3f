import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster';
import { fitWithin } from '../picture/resize';
import { texture } from '../testing/pictures';
import { type CutOutJob, type CutOutReport, type CutOutTools, runCutOut, type Scissors } from './run-cut-out';

/** Takes the left half for the subject, and lends it a colour of its own. */
const halving: Scissors = {
  async alpha({ width, height }, onFound) {
    onFound?.();
    return Uint8ClampedArray.from({ length: width * height }, (_, pixel) =>
      pixel % width < width / 2 ? 255 : 0,
    );
  },
  async foreground({ width, height }, alpha) {
    const picture = createRaster(width, height);
    for (let pixel = 0; pixel < alpha.length; pixel++)
      picture.data.set([1, 2, 3, alpha[pixel] ?? 0], pixel * 4);
    return picture;
  },
};

/** Ten columns of white, then ten of a dark colour. */
function productShot(): Raster {
  const picture = createRaster(20, 10);
  for (let pixel = 0; pixel < 200; pixel++)
    picture.data.set(pixel % 20 < 10 ? [250, 250, 250, 255] : [40, 60, 80, 255], pixel * 4);
  return picture;
}

interface Bench {
  source?: Raster;
  job?: Partial<CutOutJob>;
  tools?: Partial<CutOutTools>;
}

async function bench({ source = productShot(), job = {}, tools = {} }: Bench = {}) {
  const encoded: Raster[] = [];
  const steps: Parameters<CutOutReport>[0][] = [];
  const opened: string[] = [];
  const allTools: CutOutTools = {
    decode: async () => source,
    decodeWithin: async (_, maxSidePx) => {
      const { width, height } = fitWithin(source, maxSidePx);
      return width === source.width ? source : createRaster(width, height);
    },
    encode: async (picture) => {
      encoded.push(picture);
      return new Blob([], { type: 'image/png' });
    },
    openScissors: async (kind) => {
      opened.push(kind);
      return halving;
    },
    ...tools,
  };
  const wholeJob: CutOutJob = {
    file: new File([], 'a.png'),
    method: 'best',
    subject: 'anything',
    weights: { name: 'w', url: 'https://example.test/w', sha256: 'x', bytes: 1 },
    ...job,
  };
  const outcome = await runCutOut(allTools, wholeJob, (step) => steps.push(step));
  return { outcome, encoded, steps, opened };
}

describe('runCutOut', () => {
  it('clears near-white pixels with Instant, without a network', async () => {
    const { outcome, encoded, opened } = await bench({ job: { method: 'instant' } });
    expect(outcome).toMatchObject({ ok: true, value: { method: 'instant', width: 20, height: 10 } });
    expect(outcome.ok && [...outcome.value.alpha.slice(8, 12)]).toEqual([0, 0, 255, 255]);
    expect(outcome.ok && outcome.value.note).toBeUndefined();
    expect([...(encoded[0]?.data.slice(36, 44) ?? [])]).toEqual([250, 250, 250, 0, 40, 60, 80, 255]);
    expect(opened).toEqual([]);
  });

  it('makes a large picture smaller for Instant, and not for Best', async () => {
    const source = texture(2048, 512);
    const instant = await bench({ source, job: { method: 'instant' } });
    expect(instant.outcome).toMatchObject({ value: { width: 1024, height: 256 } });
    const best = await bench({ source });
    expect(best.outcome).toMatchObject({ value: { width: 2048, height: 512, method: 'best' } });
  });

  it('gives the subject with its own colours and its alpha', async () => {
    const { outcome, encoded } = await bench({ job: { subject: 'people' } });
    expect(outcome.ok && [...outcome.value.alpha.slice(8, 12)]).toEqual([255, 255, 0, 0]);
    expect([...(encoded[0]?.data.slice(36, 44) ?? [])]).toEqual([1, 2, 3, 255, 1, 2, 3, 0]);
  });

  it('reports what it does as it does it', async () => {
    const openScissors: CutOutTools['openScissors'] = async (_kind, _weights, onProgress) => {
      onProgress(0.5);
      return halving;
    };
    const { steps } = await bench({ tools: { openScissors } });
    expect(steps).toEqual([
      { phase: 'read' },
      { phase: 'model' },
      { phase: 'model', done: 0.5 },
      { phase: 'find' },
      { phase: 'edges', done: 0 },
      { phase: 'edges', done: 0.5 },
      { phase: 'encode' },
      { phase: 'encode', done: 1 },
    ]);
  });

  it('falls back to Instant when the network can’t be had, and says so', async () => {
    const openScissors = () => Promise.reject(new TypeError('Failed to fetch'));
    const { outcome } = await bench({ tools: { openScissors } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { method: 'instant', note: { code: 'fell-back-model-unavailable' } },
    });
  });

  it('says when hardly anything was near white, and when hardly anything was found', async () => {
    const dark = await bench({ source: createRaster(4, 4), job: { method: 'instant' } });
    expect(dark.outcome).toMatchObject({ value: { note: { code: 'no-near-white' } } });
    const nothing = { ...halving, alpha: async () => new Uint8ClampedArray(200) };
    const blank = await bench({ tools: { openScissors: async () => nothing } });
    expect(blank.outcome).toMatchObject({ value: { method: 'best', note: { code: 'nothing-found' } } });
  });

  const broken = () => Promise.reject(new Error('broken'));
  const short = () => Promise.reject(new RangeError('Array buffer allocation failed'));
  it.each([
    ['decode-failed', 'best', { decode: broken }],
    ['decode-failed', 'instant', { decodeWithin: broken }],
    ['encode-failed', 'instant', { encode: broken }],
    ['engine-unavailable', 'best', { openScissors: async () => ({ ...halving, alpha: broken }) }],
    ['engine-unavailable', 'best', { openScissors: async () => ({ ...halving, foreground: broken }) }],
    ['out-of-memory', 'best', { decode: short }],
    ['out-of-memory', 'best', { openScissors: async () => ({ ...halving, alpha: short }) }],
  ] as const)('ends with %s, with %s', async (code, method, tools) => {
    const { outcome } = await bench({ job: { method }, tools });
    expect(outcome).toMatchObject({ ok: false, failure: { code, fix: expect.any(String) } });
  });
});
