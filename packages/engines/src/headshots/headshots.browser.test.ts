import { describe, expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import rocket from '../../../../fixtures/photographs/rocket.jpg?url';
import type { EngineRunOptions } from '../engine';
import { findFaces, turnOf } from '../face/find-faces';
import { openFaceMarker } from '../face/open-face-marker';
import { inspectPicture } from '../intake';
import { loadNetwork } from '../network/load-network';
import { canvasOf, decodePicture, encodeCanvas } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { fileAt } from '../testing/file-at';
import { listener } from '../testing/listener';
import { type Weights, weights, weightsSourceOf } from '../weights';
import { createDeviceHeadshots } from './device';
import { looks } from './looks';
import { type HeadshotLook, headshotLooks } from './types';

const sourceOf = (entry: Weights) => weightsSourceOf(entry, new URL('/weights/', location.href).href);
const engine = createDeviceHeadshots({
  weights: { face: sourceOf(weights.blazeFace), people: sourceOf(weights.modnet) },
});

async function run(file: File, options: EngineRunOptions = listener().options) {
  const inspection = await inspectPicture([file], { maxBytes: 10 ** 7, maxPixels: 10 ** 8 });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return engine.run({ picture: inspection.picture }, options);
}

async function headshotsOf(file: File) {
  const outcome = await run(file);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** Draws a picture anew, as another file. */
async function redrawn(
  url: string,
  draw: (context: OffscreenCanvasRenderingContext2D, from: ImageBitmap) => void,
) {
  const bitmap = await createImageBitmap(await fileAt(url));
  const [canvas, context] = canvasOf(bitmap.width * 2, bitmap.height);
  draw(context, bitmap);
  return new File([await encodeCanvas(canvas, 'image/png')], 'drawn.png');
}

const meanOf = ({ data, width }: Raster, x: number, y: number) => {
  const index = (Math.round(y) * width + Math.round(x)) * 4;
  return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0] as const;
};

/** The largest difference of a channel. */
function far(found: readonly number[], look: HeadshotLook): number {
  const { corner } = looks[look];
  return Math.max(
    ...[corner.red, corner.green, corner.blue].map((value, channel) =>
      Math.abs(value - (found[channel] ?? 0)),
    ),
  );
}

describe('a portrait', () => {
  it('gives four headshots with the eyes level at two fifths and the look’s backdrop in the corners', async () => {
    const { headshots, notes } = await headshotsOf(await fileAt(astronaut));
    expect(headshots.map(({ id }) => id)).toEqual(headshotLooks);
    expect(notes.map(({ code }) => code)).toEqual(['small-face']);
    const mark = await openFaceMarker(await loadNetwork('mediapipe', sourceOf(weights.blazeFace)));
    for (const { id, blob, width, height } of headshots) {
      const bitmap = await createImageBitmap(blob);
      expect([bitmap.width, bitmap.height, blob.type]).toEqual([width, height, 'image/jpeg']);
      const faces = findFaces(bitmap, mark);
      expect(faces, id).toHaveLength(1);
      const [face] = faces;
      if (!face) continue;
      const [x, y] = [(face.leftEye.x + face.rightEye.x) / 2, (face.leftEye.y + face.rightEye.y) / 2];
      expect(Math.abs(y / height - 0.4)).toBeLessThan(0.03);
      expect(Math.abs(x / width - 0.5)).toBeLessThan(0.03);
      expect(Math.abs(turnOf(face)) * (180 / Math.PI)).toBeLessThan(1.5);
    }
  });

  it('keeps the skin between black and white, and puts only backdrop beside the head', async () => {
    const { headshots } = await headshotsOf(await fileAt(astronaut));
    for (const { id, blob, width, height } of headshots) {
      const picture = await decodePicture(blob);
      // Both cheeks and the forehead.
      for (const [across, down] of [
        [0.44, 0.48],
        [0.56, 0.48],
        [0.5, 0.35],
      ] as const) {
        const skin = meanOf(picture, width * across, height * down);
        expect(Math.max(...skin), id).toBeLessThan(254);
        expect(Math.min(...skin), id).toBeGreaterThan(60);
      }
      for (const across of [0.02, 0.98])
        expect(far(meanOf(picture, width * across, height * 0.02), id as HeadshotLook), id).toBeLessThan(16);
    }
  });
});

describe('a photo that no headshot can be made of', () => {
  it.each([
    ['a cat', cat],
    ['a cup of coffee', coffee],
    ['a rocket', rocket],
  ])('is said to show no face: %s', async (_, url) => {
    expect(await run(await fileAt(url))).toMatchObject({ ok: false, failure: { code: 'no-face' } });
  });

  it('is said to show several faces', async () => {
    const two = await redrawn(astronaut, (context, from) => {
      context.drawImage(from, 0, 0);
      context.drawImage(from, from.width, 0);
    });
    expect(await run(two)).toMatchObject({ ok: false, failure: { code: 'several-faces' } });
  });

  it('is said to be too dark', async () => {
    const dark = await redrawn(astronaut, (context, from) => {
      context.filter = 'brightness(0.1)';
      context.drawImage(from, 0, 0);
    });
    expect(await run(dark)).toMatchObject({
      ok: false,
      failure: { code: expect.stringMatching(/too-dark|no-face/) },
    });
  });

  it('is said to end too near', async () => {
    const [canvas, context] = canvasOf(440, 500);
    const bitmap = await createImageBitmap(await fileAt(astronaut));
    context.drawImage(bitmap, 170, 60, 110, 125, 0, 0, 440, 500);
    const near = new File([await encodeCanvas(canvas, 'image/png')], 'near.png');
    expect(await run(near)).toMatchObject({
      ok: false,
      failure: { code: expect.stringMatching(/^(face-cut-off|outline-unclear)$/) },
    });
  });
});

it('stops within 200 ms of a cancel', async () => {
  const { controller, options } = listener();
  let abortedAt = 0;
  const cancelled = run(await fileAt(astronaut), {
    ...options,
    onProgress: ({ phase }) => {
      if (phase !== 'outline' || abortedAt > 0) return;
      abortedAt = performance.now();
      controller.abort();
    },
  });
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  expect(performance.now() - abortedAt).toBeLessThan(200);
});
