import { describe, expect, it } from 'vitest';
import type { Raster } from '../picture/raster';
import { texture } from '../testing/pictures';
import { growMask, growthFor } from './mask';
import { boxMask } from './masks.fixture';
import type { FillNetwork } from './migan';
import { type PictureJob, type PictureTools, runPicture, type WatermarkReport } from './run-picture';
import type { Mask } from './types';

/** Paints everything it is shown in one colour, as no network would, so that one sees where it reached. */
const painting: FillNetwork = {
  async run(picture) {
    const data = picture.data.slice();
    for (let pixel = 0; pixel < data.length / 4; pixel++) data.set([255, 0, 255, 255], pixel * 4);
    return { ...picture, data };
  },
};

const mask = boxMask(80, 60, [30, 20, 50, 40]);

interface Bench {
  source?: Raster;
  job?: Partial<PictureJob>;
  tools?: Partial<PictureTools>;
}

async function bench({ source = texture(80, 60), job = {}, tools = {} }: Bench = {}) {
  const encoded: Raster[] = [];
  const steps: Parameters<WatermarkReport>[0][] = [];
  const copy = { ...source, data: source.data.slice() };
  const allTools: PictureTools = {
    decode: async () => copy,
    encode: async (picture) => {
      encoded.push(picture);
      return new Blob();
    },
    openNetwork: async () => painting,
    now: () => 0,
    ...tools,
  };
  const weights = { name: 'w', url: 'https://example.test/w', sha256: 'x', bytes: 1 };
  const whole: PictureJob = {
    kind: 'picture',
    file: new File([], 'a.png'),
    mask,
    method: 'best',
    weights,
    ...job,
  };
  const outcome = await runPicture(allTools, whole, (step) => steps.push(step));
  return { outcome, picture: encoded[0], steps, source };
}

/** Whether any pixel outside the mask differs, in any channel. */
function changedOutside(before: Raster, after: Raster | undefined, { data }: Mask): boolean {
  return before.data.some((value, index) => !data[index >> 2] && value !== after?.data[index]);
}

describe('runPicture', () => {
  it.each(['quick', 'best'] as const)('changes nothing beyond the growth of the mask: %s', async (method) => {
    const { outcome, picture, source } = await bench({ job: { method } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { method, kind: 'image', mime: 'image/png', width: 80 },
    });
    expect(changedOutside(source, picture, growMask(mask, growthFor(mask)))).toBe(false);
    expect(changedOutside(source, picture, { ...mask, data: new Uint8Array(80 * 60) })).toBe(true);
  });

  it('takes the network’s answer whole on the mark, and fades it out beyond', async () => {
    const { picture } = await bench();
    const at = (x: number) => [...(picture?.data.slice((30 * 80 + x) * 4, (30 * 80 + x) * 4 + 3) ?? [])];
    expect(at(30)).toEqual([255, 0, 255]);
    expect(at(29)).toEqual([255, 0, 255]);
    expect(at(28)).not.toEqual([255, 0, 255]);
  });

  it('falls back to Quick when the network can’t be had, and says so', async () => {
    const { outcome } = await bench({ tools: { openNetwork: () => Promise.reject(new TypeError('no')) } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { method: 'quick', note: { code: 'fell-back-model-unavailable' } },
    });
  });

  it('does not ask for the network for Quick', async () => {
    const openNetwork = () => Promise.reject(new Error('asked'));
    const { outcome } = await bench({ job: { method: 'quick' }, tools: { openNetwork } });
    expect(outcome).toMatchObject({ ok: true, value: { method: 'quick' } });
    expect(outcome.ok && outcome.value.note).toBeUndefined();
  });

  it('fills see-through places as such, with no colour from under them', async () => {
    const source = texture(80, 60);
    for (let pixel = 0; pixel < 80 * 60; pixel++) source.data.set([9, 9, 9, 0], pixel * 4);
    const { picture } = await bench({ source, job: { method: 'quick' } });
    expect(picture?.data[(30 * 80 + 40) * 4 + 3]).toBe(0);
    for (let pixel = 0; pixel < 80 * 60; pixel++)
      source.data.set(pixel % 80 < 40 ? [200, 100, 50, 255] : [0, 0, 0, 0], pixel * 4);
    const half = await bench({ source, job: { method: 'quick' } });
    const left = [...(half.picture?.data.slice((30 * 80 + 31) * 4, (30 * 80 + 31) * 4 + 3) ?? [])];
    expect(left).toEqual([200, 100, 50]);
  });

  it('reports every part with what is left at the pace so far', async () => {
    let time = 0;
    const now = () => {
      time += 1000;
      return time;
    };
    const two = boxMask(1400, 40, [10, 10, 30, 30]);
    for (let y = 10; y < 30; y++) two.data.fill(1, y * 1400 + 1300, y * 1400 + 1320);
    const { steps } = await bench({ source: texture(1400, 40), job: { mask: two }, tools: { now } });
    expect(steps).toEqual([
      { phase: 'read' },
      { phase: 'model' },
      { phase: 'fill', done: 0 },
      { phase: 'fill', done: 0.5, etaMs: 1000 },
      { phase: 'fill', done: 1, etaMs: 0 },
      { phase: 'encode' },
      { phase: 'encode', done: 1 },
    ]);
  });

  const broken = () => Promise.reject(new Error('broken'));
  const short = () => Promise.reject(new RangeError('Array buffer allocation failed'));
  it.each([
    ['decode-failed', { tools: { decode: broken } }],
    ['encode-failed', { tools: { encode: broken } }],
    ['engine-unavailable', { tools: { openNetwork: async () => ({ run: broken }) } }],
    ['out-of-memory', { tools: { decode: short } }],
    ['nothing-marked', { job: { mask: boxMask(80, 60, [0, 0, 0, 0]) } }],
    ['everything-marked', { job: { mask: boxMask(80, 60, [0, 0, 80, 60]) } }],
    ['everything-marked', { job: { mask: boxMask(80, 60, [1, 1, 80, 60]) } }],
  ] as const)('ends with %s', async (code, change) => {
    const { outcome } = await bench(change);
    expect(outcome).toMatchObject({ ok: false, failure: { code, fix: expect.any(String) } });
  });

  it('takes a mask of another size for the mistake it is', async () => {
    await expect(bench({ job: { mask: boxMask(60, 80, [1, 1, 5, 5]) } })).rejects.toThrow('60 × 80');
  });
});
