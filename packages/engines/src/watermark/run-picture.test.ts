import { describe, expect, it } from 'vitest';
import type { Raster } from '../picture/raster';
import { texture } from '../testing/pictures';
import type { Mask } from './contract';
import { growMask, growthFor } from './mask';
import { boxMask } from './masks.fixture';
import type { FillNetwork } from './migan';
import { type PictureJob, type PictureTools, runPicture, type WatermarkReport } from './run-picture';

/** Fills its whole input with one colour, to show which pixels are taken from its output. */
const painting: FillNetwork = {
  async run(picture) {
    const data = picture.data.slice();
    for (let pixel = 0; pixel < data.length / 4; pixel++) data.set([255, 0, 255, 255], pixel * 4);
    return { ...picture, data };
  },
};

const mask = boxMask(80, 60, [30, 20, 50, 40]);

interface Setup {
  source?: Raster;
  job?: Partial<PictureJob>;
  tools?: Partial<PictureTools>;
}

async function fill({ source = texture(80, 60), job = {}, tools = {} }: Setup = {}) {
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
  it.each(['quick', 'best'] as const)('changes nothing outside the grown mask: %s', async (method) => {
    const { outcome, picture, source } = await fill({ job: { method } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { method, kind: 'image', mime: 'image/png', width: 80 },
    });
    expect(changedOutside(source, picture, growMask(mask, growthFor(mask)))).toBe(false);
    expect(changedOutside(source, picture, { ...mask, data: new Uint8Array(80 * 60) })).toBe(true);
  });

  it('uses the full output on the mark and fades it out around it', async () => {
    const { picture } = await fill();
    const at = (x: number) => [...(picture?.data.slice((30 * 80 + x) * 4, (30 * 80 + x) * 4 + 3) ?? [])];
    expect(at(30)).toEqual([255, 0, 255]);
    expect(at(29)).toEqual([255, 0, 255]);
    expect(at(28)).not.toEqual([255, 0, 255]);
  });

  it('falls back to Quick with a note if the network cannot be loaded', async () => {
    const { outcome } = await fill({ tools: { openNetwork: () => Promise.reject(new TypeError('no')) } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { method: 'quick', note: { code: 'fell-back-model-unavailable' } },
    });
  });

  it('does not load the network for Quick', async () => {
    const openNetwork = () => Promise.reject(new Error('loaded'));
    const { outcome } = await fill({ job: { method: 'quick' }, tools: { openNetwork } });
    expect(outcome).toMatchObject({ ok: true, value: { method: 'quick' } });
    expect(outcome.ok && outcome.value.note).toBeUndefined();
  });

  it('fills transparent areas with transparency, without their hidden colours', async () => {
    const source = texture(80, 60);
    for (let pixel = 0; pixel < 80 * 60; pixel++) source.data.set([9, 9, 9, 0], pixel * 4);
    const { picture } = await fill({ source, job: { method: 'quick' } });
    expect(picture?.data[(30 * 80 + 40) * 4 + 3]).toBe(0);
    for (let pixel = 0; pixel < 80 * 60; pixel++)
      source.data.set(pixel % 80 < 40 ? [200, 100, 50, 255] : [0, 0, 0, 0], pixel * 4);
    const half = await fill({ source, job: { method: 'quick' } });
    const left = [...(half.picture?.data.slice((30 * 80 + 31) * 4, (30 * 80 + 31) * 4 + 3) ?? [])];
    expect(left).toEqual([200, 100, 50]);
  });

  it('reports the progress and the remaining time after every part', async () => {
    let time = 0;
    const now = () => {
      time += 1000;
      return time;
    };
    const two = boxMask(1400, 40, [10, 10, 30, 30]);
    for (let y = 10; y < 30; y++) two.data.fill(1, y * 1400 + 1300, y * 1400 + 1320);
    const { steps } = await fill({ source: texture(1400, 40), job: { mask: two }, tools: { now } });
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
  ] as const)('fails with %s', async (code, change) => {
    const { outcome } = await fill(change);
    expect(outcome).toMatchObject({ ok: false, failure: { code, fix: expect.any(String) } });
  });

  it('rejects a mask of another size', async () => {
    await expect(fill({ job: { mask: boxMask(60, 80, [1, 1, 5, 5]) } })).rejects.toThrow('60 × 80');
  });
});
