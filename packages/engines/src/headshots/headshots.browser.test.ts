import { beforeAll, describe, expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import rocket from '../../../../fixtures/photographs/rocket.jpg?url';
import { loadNetwork } from '../network/load-network';
import { canvasOf, decodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { recordProgress } from '../testing/fakes';
import { chosenPicture, drawnFile, fileAt, servedWeights, uprightAndTurned } from '../testing/files';
import { weights } from '../weights';
import { type HeadshotPreset, headshotPresets } from './contract';
import { createDeviceHeadshots } from './device';
import { openFaceDetector } from './face-detector';
import { type DetectFaces, findFaces, turnOf } from './find-faces';
import { eyesOf } from './frame';
import { presets } from './studio';

const sources = {
  face: servedWeights(weights.blazeFace),
  people: servedWeights(weights.modnet),
  // The person is resampled: the network is a matter of the nightly test.
  enlarge: { ...servedWeights(weights.swin2sr), url: '/weights/none' },
};
const engine = createDeviceHeadshots({ weights: sources });

const run = async (file: File, by = engine) =>
  by.run({ picture: await chosenPicture(file) }, recordProgress().options);

let detect: DetectFaces;
beforeAll(async () => {
  detect = await openFaceDetector(await loadNetwork('mediapipe', sources.face));
});

function pixelAt({ data, width }: Raster, x: number, y: number): number[] {
  const index = (Math.round(y) * width + Math.round(x)) * 4;
  return [...data.subarray(index, index + 3)];
}

/** The maximum difference of a channel from the corner of a preset's backdrop. */
function cornerError(found: readonly number[], preset: HeadshotPreset): number {
  const { red, green, blue } = presets[preset].corner;
  return Math.max(...[red, green, blue].map((value, channel) => Math.abs(value - (found[channel] ?? 0))));
}

it('makes four upright headshots of a portrait that is stored on its side', async () => {
  const { turned } = await uprightAndTurned(await fileAt(astronaut), 512);
  const outcome = await run(turned);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const { headshots, notes } = outcome.value;
  expect(headshots.map(({ id }) => id)).toEqual(headshotPresets);
  expect(notes.map(({ code }) => code)).toEqual(['enlarged']);
  for (const { id, blob, width, height } of headshots) {
    const bitmap = await createImageBitmap(blob);
    expect([bitmap.width, bitmap.height, blob.type]).toEqual([800, 1000, 'image/jpeg']);

    const faces = findFaces(bitmap, detect);
    expect(faces, id).toHaveLength(1);
    for (const face of faces) {
      const { x, y } = eyesOf(face);
      expect(Math.abs(y / height - 0.4)).toBeLessThan(0.03);
      expect(Math.abs(x / width - 0.5)).toBeLessThan(0.03);
      expect(Math.abs(turnOf(face)) * (180 / Math.PI)).toBeLessThan(1.5);
    }

    const picture = await decodePicture(blob);
    // Both cheeks and the forehead.
    for (const [across, down] of [
      [0.44, 0.48],
      [0.56, 0.48],
      [0.5, 0.35],
    ] as const) {
      const skin = pixelAt(picture, width * across, height * down);
      expect(Math.max(...skin), id).toBeLessThan(254);
      expect(Math.min(...skin), id).toBeGreaterThan(60);
    }
    for (const across of [0.02, 0.98]) {
      const corner = pixelAt(picture, width * across, height * 0.02);
      expect(cornerError(corner, id as HeadshotPreset), id).toBeLessThan(16);
    }
  }
});

it('fails with no-face for a photo without a face', async () => {
  expect(await run(await fileAt(coffee))).toMatchObject({ ok: false, failure: { code: 'no-face' } });
});

it('fails without a download, and gives the reason, where the worker has no WebGL 2', async () => {
  const workerUrl = new URL('./worker.ts', import.meta.url).href;
  const script = `import ${JSON.stringify(workerUrl)};
    const { getContext } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.getContext = function (type, ...options) {
      return type.startsWith('webgl') ? null : getContext.call(this, type, ...options);
    };`;
  const startWorker = () => {
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    return new Worker(url, { type: 'module' });
  };
  const withoutWebGl = createDeviceHeadshots({ weights: sources, startWorker });
  const { reported, options } = recordProgress();
  const picture = await chosenPicture(await fileAt(astronaut));
  const outcome = await withoutWebGl.run({ picture }, options);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'unsupported-browser' } });
  expect(reported).toEqual([]);
});

describe('findFaces', () => {
  it.each([
    ['a cat', cat],
    ['a rocket', rocket],
  ])('finds no face in a photo of %s', async (_, url) => {
    expect(findFaces(await createImageBitmap(await fileAt(url)), detect)).toEqual([]);
  });

  it.each([
    [1, 1],
    [6000, 40],
  ])('finds no face in a picture of %i × %i', async (width, height) => {
    const file = await drawnFile({ width, height }, (context) => {
      context.fillStyle = 'rgb(224 180 150)';
      context.fillRect(0, 0, width, height);
    });
    expect(findFaces(await createImageBitmap(file), detect)).toEqual([]);
  });

  it('finds two faces of one size', async () => {
    const portrait = await createImageBitmap(await fileAt(astronaut));
    const [canvas, context] = canvasOf(portrait.width * 2, portrait.height);
    context.drawImage(portrait, 0, 0);
    context.drawImage(portrait, portrait.width, 0);
    expect(findFaces(canvas, detect)).toHaveLength(2);
  });
});
