import { describe, expect, it, vi } from 'vitest';
import type { Face } from '../face/types';
import { EngineStop } from '../failures';
import { createRaster, type Raster } from '../picture/raster';
import { faceAt } from './headshots.fixture';
import { type HeadshotsJob, type HeadshotTools, runHeadshots } from './run-headshots';
import { headshotLooks } from './types';

const size = { width: 300, height: 300 };
const source = { name: 'w', url: 'https://example.test/weights/w', sha256: 'ab', bytes: 1 };
const job: HeadshotsJob = {
  file: new File([], 'me.jpg'),
  ...size,
  weights: { face: source, people: source },
};

/** A photo of one colour, and the person in its middle third. */
function grey(level: number, width: number, height: number, isPerson = (_: number) => true): Raster {
  const raster = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++)
    raster.data.set([level, level, level, isPerson(pixel % width) ? 255 : 0], pixel * 4);
  return raster;
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
    openPhoto: vi.fn(async () => photo as unknown as ImageBitmap),
    readPart: (_, { width, height }) => grey(level, width, height),
    openFaceFinder: vi.fn(async () => () => faces),
    openCutOut: vi.fn(
      async () =>
        async ({ width, height }: Raster) =>
          grey(level, width, height, isPerson),
    ),
    encode: vi.fn(async () => new Blob(['jpeg'])),
  } satisfies HeadshotTools;
  const run = (changes: Partial<HeadshotTools> = {}) => runHeadshots({ ...tools, ...changes }, job, () => {});
  return { photo, tools, run };
}

describe('runHeadshots', () => {
  it('makes one headshot for each look, as large as the photo allows, and lets go of the photo', async () => {
    const { photo, run } = start();
    const outcome = await run();
    expect(
      outcome.ok && outcome.value.headshots.map(({ id, width, height }) => ({ id, width, height })),
    ).toEqual(headshotLooks.map((id) => ({ id, width: 188, height: 235 })));
    expect(outcome.ok && outcome.value.notes.map(({ code }) => code)).toEqual(['small-face']);
    expect(photo.close).toHaveBeenCalledOnce();
  });

  it.each([
    ['no face', { faces: [] }, 'no-face'],
    ['two faces', { faces: [faceAt(80, 120, 30), faceAt(220, 120, 30)] }, 'several-faces'],
    ['a face in the dark', { level: 20 }, 'face-too-dark'],
  ] as const)('says what is wrong with %s before it loads the large model', async (_, scene, code) => {
    const { photo, tools, run } = start(scene as Scene);
    expect(await run()).toMatchObject({ ok: false, failure: { code } });
    expect(tools.openCutOut).not.toHaveBeenCalled();
    expect(photo.close).toHaveBeenCalledOnce();
  });

  it('says that the outline is not clear when the background stays', async () => {
    expect(await start({ isPerson: () => true }).run()).toMatchObject({
      ok: false,
      failure: { code: 'outline-unclear' },
    });
  });

  it('says that the photo ends too near when the person is cut off', async () => {
    const { run } = start({ faces: [faceAt(150, 250, 30)] });
    expect(await run()).toMatchObject({ ok: false, failure: { code: 'face-cut-off' } });
  });

  it.each([
    ['a file that cannot be opened', 'openPhoto', 'decode-failed'],
    ['a face finder that cannot be loaded', 'openFaceFinder', 'model-unavailable'],
    ['a model that cannot be loaded', 'openCutOut', 'model-unavailable'],
    ['a picture that cannot be written', 'encode', 'encode-failed'],
  ] as const)('says so at %s', async (_, tool, code) => {
    const broken = () => Promise.reject(new Error('broken'));
    expect(await start().run({ [tool]: broken })).toMatchObject({ ok: false, failure: { code } });
  });

  it('keeps the reason a part gave for its stop', async () => {
    const stop = () => Promise.reject(new EngineStop('engine-unavailable'));
    expect(await start().run({ openCutOut: stop })).toMatchObject({
      failure: { code: 'engine-unavailable' },
    });
  });

  it('says that memory is short when it is', async () => {
    const short = () => Promise.reject(new RangeError('Array buffer allocation failed'));
    expect(await start().run({ openPhoto: short })).toMatchObject({ failure: { code: 'out-of-memory' } });
  });
});
