import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { differenceInDb, measureNetwork } from './measure-network';
import { networkFormats } from './network-format';
import type { TileNetwork } from './tiles';

/** Enlarges by repeating pixels, in `ms` on the fake clock; `change` spoils each number of the result. */
function fakeNetwork(clock: { now: number }, ms: number, change: (value: number, at: number) => number) {
  const { scale } = networkFormats.sharp;
  const network: TileNetwork = {
    ...networkFormats.sharp,
    async run(input, width, height) {
      clock.now += ms;
      const wide = width * scale;
      const area = wide * height * scale;
      return Float32Array.from({ length: area * 3 }, (_, at) => {
        const [plane, inPlane] = [Math.floor(at / area), at % area];
        const row = Math.floor(inPlane / wide / scale);
        const column = Math.floor((inPlane % wide) / scale);
        return change(input[plane * width * height + row * width + column] ?? 0, at);
      });
    },
  };
  return network;
}

const same = (value: number) => value;

async function measure({
  webgpuMs = 5,
  change = same,
  openOnGraphics,
}: {
  webgpuMs?: number;
  change?: (value: number, at: number) => number;
  openOnGraphics?: () => Promise<TileNetwork>;
} = {}) {
  const clock = { now: 0 };
  const report = vi.fn();
  const measured = await measureNetwork({
    openOnProcessor: async () => fakeNetwork(clock, 20, same),
    openOnGraphics: openOnGraphics ?? (async () => fakeNetwork(clock, webgpuMs, change)),
    now: () => clock.now,
    report,
  });
  return { measured, report };
}

describe('measureNetwork', () => {
  it('allows a graphics processor that agrees and is faster', async () => {
    expect((await measure()).measured).toEqual({
      verdict: 'faster',
      wasmMs: 20,
      webgpuMs: 5,
      differenceDb: 0,
    });
  });

  it('times a slow graphics processor only once', async () => {
    const { measured, report } = await measure({ webgpuMs: 60_000 });
    expect(measured).toMatchObject({ verdict: 'slower', webgpuMs: 60_000 });
    const runs = report.mock.calls.filter(([{ phase }]) => phase === 'graphics');
    expect(runs).toHaveLength(2);
  });

  it('takes rounding errors for agreement', async () => {
    const { measured } = await measure({ change: (value, at) => value + (at % 2 ? 1 : -1) / 255 / 4 });
    expect(measured).toMatchObject({ verdict: 'faster' });
  });

  it.each([20, 80])('refuses one that is not faster: %i ms', async (webgpuMs) => {
    expect((await measure({ webgpuMs })).measured).toMatchObject({ verdict: 'slower', webgpuMs });
  });

  it.each([
    ['darker', (value: number) => value * 0.9],
    ['noisy', (value: number, at: number) => value + (at % 2 ? 0.05 : -0.05)],
    ['empty', () => 0],
  ])('refuses one whose result is %s, however fast it is', async (_, change) => {
    const { measured } = await measure({ change });
    expect(measured).toMatchObject({ verdict: 'disagreed' });
    if (measured.verdict === 'disagreed') expect(measured.differenceDb).toBeGreaterThan(0.1);
  });

  it.each([
    ['cannot be opened', () => Promise.reject(new Error('no adapter')), 'no adapter'],
    [
      'fails in a run',
      async () => ({ ...networkFormats.sharp, run: () => Promise.reject(new Error('lost')) }),
      'lost',
    ],
    [
      'returns a result of another size',
      async () => ({ ...networkFormats.sharp, run: async () => new Float32Array(3) }),
      'It doesn’t return a picture.',
    ],
    [
      'returns no numbers',
      async () => fakeNetwork({ now: 0 }, 0, () => Number.NaN),
      'It doesn’t return a picture.',
    ],
  ])('says why when the graphics processor %s', async (_, openOnGraphics, reason) => {
    expect((await measure({ openOnGraphics })).measured).toEqual({ verdict: 'failed', wasmMs: 20, reason });
  });

  it('rejects if the processor fails', async () => {
    const openOnProcessor = () => Promise.reject(new Error('no weights'));
    const never = () => Promise.reject(new Error('not called'));
    const tools = { openOnProcessor, openOnGraphics: never, now: () => 0, report: () => {} };
    await expect(measureNetwork(tools)).rejects.toThrow('no weights');
  });

  it('reports both parts to their ends', async () => {
    const { report } = await measure();
    const steps = report.mock.calls.map(([step]) => step);
    expect(steps).toContainEqual({ phase: 'processor', done: 1 });
    expect(steps.at(-1)).toEqual({ phase: 'graphics', done: 1 });
  });
});

describe('differenceInDb', () => {
  const planes = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 });

  it('is never below the change of the quality', () => {
    fc.assert(
      fc.property(planes, planes, planes, (picture, first, second) => {
        const psnr = (result: number[]) => {
          const sum = result.reduce((total, value, at) => total + (value - (picture[at] ?? 0)) ** 2, 0);
          return -10 * Math.log10(sum / 4);
        };
        const change = Math.abs(psnr(first) - psnr(second));
        fc.pre(Number.isFinite(change) && psnr(first) < 100);
        const [a, b, c] = [picture, first, second].map((each) => Float32Array.from(each));
        if (a && b && c) expect(differenceInDb(a, b, c)).toBeGreaterThanOrEqual(change - 1e-6);
      }),
    );
  });

  it('finds another result of equal quality', () => {
    const [picture, first, second] = [
      [0.5, 0.5],
      [0.6, 0.4],
      [0.4, 0.6],
    ].map((each) => Float32Array.from(each));
    if (picture && first && second) expect(differenceInDb(picture, first, second)).toBeGreaterThan(6);
  });
});
