import { describe, expect, it } from 'vitest';
import { FakeWorker, recordProgress } from '../testing/fakes';
import { pictureOf } from '../testing/pictures';
import { type UpscaleInput, type UpscalePhase, upscalePhases } from './contract';
import { createDeviceUpscaler } from './device';
import { networkFormats } from './network-format';
import type { UpscaleJob, UpscaleResult } from './run-upscale';

const sourceOf = (name: string) => ({
  name,
  url: `https://example.test/weights/${name}`,
  sha256: 'ab',
  bytes: 1,
});
const input: UpscaleInput = {
  picture: pictureOf(40, 30, 88),
  factor: 4,
  method: 'sharp',
  format: 'webp',
  quality: 0.9,
};

function start(changes: Partial<UpscaleInput> = {}) {
  const worker = new FakeWorker<UpscaleJob, UpscaleResult, UpscalePhase>();
  const upscaler = createDeviceUpscaler({ weightsAt: sourceOf, startWorker: () => worker });
  return { worker, outcome: upscaler.run({ ...input, ...changes }, recordProgress().options) };
}

describe('createDeviceUpscaler', () => {
  it('has phases whose weights sum to 1', () => {
    expect(upscalePhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('sends the worker the file and the options', () => {
    const { picture, ...options } = input;
    const job = { ...options, method: 'fast', file: picture.file, jpegQuality: 88 };
    expect(start({ method: 'fast' }).worker.jobs).toEqual([job]);
  });

  it.each([
    ['sharp', undefined, 'sharp', 'swin2sr'],
    ['sharp', 80, 'sharp', 'swin2sr'],
    ['illustration', 70, 'illustration', 'realesrDrawings'],
    ['detail', undefined, 'detail', 'gans'],
    ['detail', 93, 'detail', 'gans'],
    ['detail', 92, 'detailCompressed', 'realesrGeneral'],
    ['clean', undefined, 'sharpCompressed', 'sharpCompressed'],
  ] as const)('sends the network of %s for a JPEG of quality %s: %s', (method, quality, network, weights) => {
    const { worker } = start({ method, picture: pictureOf(40, 30, quality) });
    expect(worker.jobs[0]?.network).toEqual({ format: networkFormats[network], weights: sourceOf(weights) });
  });

  it.each([
    [2, 2, 'x2'],
    [3, 4, 'x4'],
    [4, 4, 'x4'],
  ] as const)(
    'enlarges a compressed picture ×%i with the output ×%i of the network',
    (factor, scale, name) => {
      const { worker } = start({ factor, picture: pictureOf(40, 30, 79) });
      expect(worker.jobs[0]?.network).toMatchObject({
        format: { scale, outputName: name },
        weights: { name: 'sharpCompressed' },
      });
    },
  );

  it('names the graphics processor for the networks that it may compute, and for no other', () => {
    const jobs = (['sharp', 'detail'] as const).map((method) => {
      const worker = new FakeWorker<UpscaleJob, UpscaleResult, UpscalePhase>();
      const upscaler = createDeviceUpscaler({
        weightsAt: sourceOf,
        adapters: { detail: 'acme x1' },
        startWorker: () => worker,
      });
      void upscaler.run({ ...input, picture: pictureOf(40, 30), method }, recordProgress().options);
      return worker.jobs[0]?.network?.adapter;
    });
    expect(jobs).toEqual([undefined, 'acme x1']);
  });

  it('sends the worker a model of the user’s own, and refuses one that is gone', async () => {
    const model = { format: networkFormats.detail, file: new Blob(['x']) };
    const { worker } = start({ method: 'own-1', model });
    expect(worker.jobs).toMatchObject([
      { method: 'own-1', network: { format: model.format, weights: model.file } },
    ]);
    expect(await start({ method: 'own-1' }).outcome).toMatchObject({
      ok: false,
      failure: { code: 'model-unavailable' },
    });
  });

  it('refuses a result that would not fit, without a worker', async () => {
    const { worker, outcome } = start({ picture: pictureOf(6000, 4000) });
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'too-large' } });
    expect(worker.jobs).toEqual([]);
  });
});
