import { describe, expect, it } from 'vitest';
import { drawnFile, turnedFile } from '../testing/files';
import { colourAt, decoders, drawFields, maxFieldError } from './decoders.fixture';
import { fitWithin } from './raster';

const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

describe.each(decoders)('%s', (_, decode, maxSidePx) => {
  it.each(orientations)('decodes EXIF orientation %i upright', async (orientation) => {
    const size = { width: 96, height: 64 };
    const file = await turnedFile(orientation, size, (context) => drawFields(context, size));
    const picture = await decode(file, size);
    expect(picture).toMatchObject(size);
    expect(maxFieldError(picture)).toBeLessThan(12);
  });

  it.each([1, 6] as const)('scales down by the upright size at EXIF orientation %i', async (orientation) => {
    const size = { width: 5120, height: 96 };
    const file = await turnedFile(orientation, size, (context) => drawFields(context, size));
    const picture = await decode(file, size);
    expect(picture).toMatchObject(fitWithin(size, maxSidePx));
    expect(maxFieldError(picture)).toBeLessThan(12);
  });

  it.each(['image/png', 'image/webp'])('keeps the transparency of %s', async (type) => {
    const draw = (context: OffscreenCanvasRenderingContext2D) => {
      context.fillStyle = 'rgb(200 40 40 / 50%)';
      context.fillRect(0, 0, 16, 16);
    };
    const file = await drawnFile({ width: 32, height: 16 }, draw, type);
    const picture = await decode(file, { width: 32, height: 16 });
    const [red = 0, , , alpha] = colourAt(picture, 8, 8);
    expect([Math.abs(red - 200) < 8, alpha]).toEqual([true, 128]);
    expect(colourAt(picture, 24, 8)[3]).toBe(0);
  });

  it.each([
    [1, 1],
    [1, 40],
    [40, 1],
  ])('decodes a picture of %i × %i', async (width, height) => {
    const file = await drawnFile({ width, height }, (context) => {
      context.fillStyle = 'rgb(200 40 40)';
      context.fillRect(0, 0, width, height);
    });
    const picture = await decode(file, { width, height });
    expect(picture).toMatchObject({ width, height });
    expect(colourAt(picture, width - 1, height - 1)).toEqual([200, 40, 40, 255]);
  });
});
