import { expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import { chosenPicture } from '../testing/chosen-picture';
import { drawnFile } from '../testing/drawn-files';
import { fileAt } from '../testing/file-at';
import { listener } from '../testing/listener';
import { meanDifference, uprightAndTurned } from '../testing/upright-and-turned';
import { type Weights, weights, weightsSourceOf } from '../weights';
import { createDeviceHeadshots } from './device';

const sourceOf = (entry: Weights) => weightsSourceOf(entry, new URL('/weights/', location.href).href);
const engine = createDeviceHeadshots({
  weights: { face: sourceOf(weights.blazeFace), people: sourceOf(weights.modnet) },
});

const run = async (file: File) => engine.run({ picture: await chosenPicture(file) }, listener().options);

/** The first of the four headshots, as small as a thumbnail: a crop may differ by a pixel. */
async function firstOf(file: File): Promise<ImageData> {
  const outcome = await run(file);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const blob = outcome.value.headshots[0]?.blob ?? new Blob();
  const size = { width: 64, height: 80 };
  const bitmap = await createImageBitmap(blob, { resizeWidth: size.width, resizeHeight: size.height });
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
  if (!context) throw new Error('There is no canvas to look at the headshot on.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, size.width, size.height);
}

it('gives the same headshot of a portrait that was stored on its side', async () => {
  const { upright, turned } = await uprightAndTurned(await fileAt(astronaut), 512);
  expect(meanDifference(await firstOf(turned), await firstOf(upright))).toBeLessThan(6);
});

it.each([
  [1, 1],
  [1, 40],
  [6000, 40],
])('sees no face in a picture of %i × %i', async (width, height) => {
  const file = await drawnFile({ width, height }, (context) => {
    context.fillStyle = 'rgb(224 180 150)';
    context.fillRect(0, 0, width, height);
  });
  expect(await run(file)).toMatchObject({ ok: false, failure: { code: 'no-face' } });
});
