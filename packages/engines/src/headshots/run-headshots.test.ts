import { describe, expect, it, vi } from 'vitest';
import { EngineStop } from '../failures';
import type { Raster } from '../picture/raster';
import { rasterOf } from '../testing/pictures';
import { headshotPresets } from './contract';
import type { Face } from './find-faces';
import { type HeadshotsJob, type HeadshotTools, runHeadshots } from './run-headshots';

/** A face that looks straight ahead, with this eye distance in pixels. */
function faceAt(x: number, y: number, eyes: number): Face {
  const width = eyes * 2.4;
  return {
    box: { x: x - width / 2, y: y - width * 0.3, width, height: width },
    leftEye: { x: x - eyes / 2, y },
    rightEye: { x: x + eyes / 2, y },
    mouth: { x, y: y + eyes },
    score: 0.95,
  };
}

const size = { width: 300, height: 300 };
const source = { name: 'w', url: 'https://example.test/weights/w', sha256: 'ab', bytes: 1 };
const job: HeadshotsJob = {
  file: new File([], 'me.jpg'),
  ...size,
  weights: { face: source, people: source, enlarge: source },
};

/** A grey photo, transparent outside the person. */
function grey(level: number, width: number, height: number, isPerson = (_: number) => true): Raster {
  return rasterOf(width, height, (x) => [level, level, level, isPerson(x) ? 255 : 0]);
}

interface Scene {
  faces?: Face[];
  level?: number;
  isPerson?: (x: number) => boolean;
}

function start({
  faces = [faceAt(150, 120, 30)],
  level = 170,
  isPerson = (x) => x > 100 && x < 200,
}: Scene = {}) {
  const photo = { ...size, close: vi.fn() };
  const tools = {
    hasWebGl2: () => true,
    openPhoto: vi.fn(async () => photo as unknown as ImageBitmap),
    readPart: (_, { width, height }) => grey(level, width, height),
    openFaceFinder: vi.fn(async () => () => faces),
    openCutOut: vi.fn(
      async () =>
        async ({ width, height }: Raster) =>
          grey(level, width, height, isPerson),
    ),
    openEnlarger: vi.fn(async () => ({
      scale: 2,
      tiles: { overlap: 8 },
      run: async (input: Float32Array, width: number, height: number) =>
        new Float32Array(width * height * 12).fill(input[0] ?? 0),
    })),
    encode: vi.fn(async () => new Blob(['jpeg'])),
  } satisfies HeadshotTools;
  const run = (changes: Partial<HeadshotTools> = {}) => runHeadshots({ ...tools, ...changes }, job, () => {});
  return { photo, tools, run };
}

describe('runHeadshots', () => {
  it('makes one headshot of full size for each preset, and closes the photo', async () => {
    const { photo, run } = start();
    const outcome = await run();
    expect(
      outcome.ok && outcome.value.headshots.map(({ id, width, height }) => ({ id, width, height })),
    ).toEqual(headshotPresets.map((id) => ({ id, width: 800, height: 1000 })));
    expect(outcome.ok && outcome.value.person).toBeInstanceOf(Blob);
    expect(outcome.ok && outcome.value.notes.map(({ message }) => message)).toEqual([
      'You’re small in this photo, so we enlarged you from 188 × 235 pixels with a neural network.',
    ]);
    expect(photo.close).toHaveBeenCalledOnce();
  });

  it('resamples the person when the network cannot be loaded', async () => {
    const outcome = await start().run({ openEnlarger: () => Promise.reject(new Error('offline')) });
    expect(outcome.ok && outcome.value.headshots[0]).toMatchObject({ width: 800, height: 1000 });
    expect(outcome.ok && outcome.value.notes.map(({ message }) => message)).toEqual([
      'You’re small in this photo, so we enlarged you from 188 × 235 pixels.',
    ]);
  });

  it.each([
    ['no face', { faces: [] }, 'no-face'],
    ['two faces', { faces: [faceAt(80, 120, 30), faceAt(220, 120, 20)] }, 'several-faces'],
    ['a tiny face', { faces: [faceAt(150, 120, 12)] }, 'face-too-small'],
    ['a face in the dark', { level: 20 }, 'face-too-dark'],
  ] as const)('fails for %s before it loads the large model', async (_, scene, code) => {
    const { photo, tools, run } = start(scene as Scene);
    expect(await run()).toMatchObject({ ok: false, failure: { code } });
    expect(tools.openCutOut).not.toHaveBeenCalled();
    expect(photo.close).toHaveBeenCalledOnce();
  });

  it('ignores a small face in the background', async () => {
    const { run } = start({ faces: [faceAt(150, 120, 30), faceAt(260, 60, 10)] });
    expect(await run()).toMatchObject({ ok: true });
  });

  it('fails with outline-unclear when the background remains', async () => {
    expect(await start({ isPerson: () => true }).run()).toMatchObject({
      ok: false,
      failure: { code: 'outline-unclear' },
    });
  });

  it('fails with face-cut-off when the photo cuts the person', async () => {
    const { run } = start({ faces: [faceAt(150, 250, 30)] });
    expect(await run()).toMatchObject({ ok: false, failure: { code: 'face-cut-off' } });
  });

  it('fails before anything is downloaded where the browser has no WebGL 2', async () => {
    const { tools, run } = start();
    expect(await run({ hasWebGl2: () => false })).toMatchObject({
      ok: false,
      failure: { code: 'unsupported-browser', message: expect.stringContaining('WebGL 2') },
    });
    expect(tools.openFaceFinder).not.toHaveBeenCalled();
  });

  it.each([
    ['a file that cannot be opened', 'openPhoto', 'decode-failed'],
    ['a face finder that cannot be loaded', 'openFaceFinder', 'model-unavailable'],
    ['a model that cannot be loaded', 'openCutOut', 'model-unavailable'],
    ['a picture that cannot be written', 'encode', 'encode-failed'],
  ] as const)('fails for %s', async (_, tool, code) => {
    const broken = () => Promise.reject(new Error('broken'));
    expect(await start().run({ [tool]: broken })).toMatchObject({ ok: false, failure: { code } });
  });

  it('keeps the code of an EngineStop', async () => {
    const stop = () => Promise.reject(new EngineStop('engine-unavailable'));
    expect(await start().run({ openCutOut: stop })).toMatchObject({
      failure: { code: 'engine-unavailable' },
    });
  });

  it('fails with out-of-memory when an allocation fails', async () => {
    const short = () => Promise.reject(new RangeError('Array buffer allocation failed'));
    expect(await start().run({ openPhoto: short })).toMatchObject({ failure: { code: 'out-of-memory' } });
  });
});
