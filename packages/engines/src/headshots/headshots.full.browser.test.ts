import { expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import { loadNetwork } from '../network/load-network';
import { decodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { recordProgress } from '../testing/fakes';
import { chosenPicture, fileAt, servedWeights, uprightAndTurned } from '../testing/files';
import { weights } from '../weights';
import { type HeadshotPreset, headshotPresets } from './contract';
import { createDeviceHeadshots } from './device';
import { openFaceDetector } from './face-detector';
import { findFaces, turnOf } from './find-faces';
import { eyesOf } from './frame';
import { presets } from './studio';

const sources = {
  face: servedWeights(weights.blazeFace),
  people: servedWeights(weights.modnet),
  enlarge: servedWeights(weights.swin2sr),
};

async function makeHeadshots(file: File, enlarge = sources.enlarge) {
  const engine = createDeviceHeadshots({ weights: { ...sources, enlarge } });
  const outcome = await engine.run({ picture: await chosenPicture(file) }, recordProgress().options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

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
  // Without the network the person is resampled, which takes less time.
  const { headshots, notes } = await makeHeadshots(turned, { ...sources.enlarge, url: '/weights/none' });
  const detect = await openFaceDetector(await loadNetwork('mediapipe', sources.face));
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

it('enlarges a person with the network', { timeout: 300_000 }, async () => {
  const { headshots, notes } = await makeHeadshots(await fileAt(astronaut));
  expect(headshots.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([800, 1000]));
  expect(notes.map(({ message }) => message)).toEqual([
    expect.stringMatching(/enlarged you from \d+ × \d+ pixels with a neural network/),
  ]);
});
