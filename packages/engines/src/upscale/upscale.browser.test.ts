import { upscaleFactors } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import { decodePicture } from '../picture/pixels';
import { recordProgress } from '../testing/fakes';
import { drawnFile, fileAt, meanDifference, uprightAndTurned } from '../testing/files';
import { nearestModel } from '../testing/models';
import { createModelChecker } from './model-checker';
import { asJpeg, doubled, expectDoubledPiece, upscale } from './upscale.fixture';

/** The upper half red at a quarter of the opacity, the lower half transparent. */
function drawHalf(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.fillStyle = 'rgb(200 40 40 / 25%)';
  context.fillRect(0, 0, width, height / 2);
}

it('sharp doubles a piece of a compressed photograph, close to the resampled one but not equal', () =>
  expectDoubledPiece('sharp', { jpegQuality: 0.7 }));

it('cleans up a strongly compressed photograph: it comes nearer to the original', async () => {
  const photograph = await createImageBitmap(await fileAt(coffee));
  const original = await drawnFile({ width: 96, height: 80 }, (context) =>
    context.drawImage(photograph, -260, -150),
  );
  const pixels = await decodePicture(original);
  const compressed = await asJpeg(original, 0.5);
  const { blob, width, height, method } = await upscale(compressed, { method: 'clean' });
  expect([method, width, height]).toEqual(['clean', 96, 80]);
  const before = meanDifference(await decodePicture(compressed), pixels);
  expect(meanDifference(await decodePicture(blob), pixels)).toBeLessThan(before * 0.95);
});

describe('a model of the user’s own', () => {
  const check = (content: BlobPart) =>
    createModelChecker().run(new File([content], 'model.onnx'), recordProgress().options);

  it('is checked in a worker, and enlarges', async () => {
    const file = nearestModel({ layout: 'nhwc', type: 'uint8', sides: [64, 64] });
    const outcome = await check(file);
    expect(outcome).toMatchObject({ ok: true, value: { format: { scale: 2 } } });
    if (!outcome.ok) return;
    expect(outcome.value.msPerMegapixel).toBeGreaterThan(0);
    expect(outcome.value.memoryBytes).toBeGreaterThan(1_000_000);
    const picture = await drawnFile({ width: 80, height: 20 }, drawHalf);
    const model = { format: outcome.value.format, file: new Blob([file]) };
    expect(await upscale(picture, { method: 'own-a', model })).toMatchObject({
      method: 'own-a',
      width: 160,
      height: 40,
    });
  });

  it('is refused with a reason if the file is something else', async () => {
    expect(await check('<!doctype html>')).toMatchObject({ ok: false, failure: { code: 'model-refused' } });
  });
});

describe('Fast', () => {
  it('doubles a photograph that is stored on its side, upright', async () => {
    const { upright, turned } = await uprightAndTurned(await fileAt(coffee), 96);
    expect(meanDifference(await doubled(turned), await doubled(upright))).toBeLessThan(2);
  });

  it('keeps the transparency of a strip, and writes it on white as JPEG', async () => {
    const strip = await drawnFile({ width: 1, height: 40 }, drawHalf);
    const png = await doubled(strip);
    expect(png).toMatchObject({ width: 2, height: 80 });
    expect([png.data[4 * 2 * 4 + 3], png.data[76 * 2 * 4 + 3]]).toEqual([64, 0]);
    const { blob } = await upscale(strip, { format: 'jpeg' });
    expect(blob.type).toBe('image/jpeg');
    const { data } = await decodePicture(blob);
    expect([...data.slice(-4)]).toEqual([255, 255, 255, 255]);
  });

  it.each(upscaleFactors)('enlarges %i times, to the exact size', async (factor) => {
    const strip = await drawnFile({ width: 7, height: 5 }, drawHalf);
    const { blob } = await upscale(strip, { factor });
    expect(await decodePicture(blob)).toMatchObject({ width: 7 * factor, height: 5 * factor });
  });

  it('doubles a single pixel and a panorama', async () => {
    const dot = await drawnFile({ width: 1, height: 1 }, (context) => context.fillRect(0, 0, 1, 1));
    expect([...(await doubled(dot)).data]).toEqual([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]);
    const panorama = await drawnFile({ width: 8000, height: 4 }, drawHalf);
    expect(await doubled(panorama)).toMatchObject({ width: 16_000, height: 8 });
  });
});
