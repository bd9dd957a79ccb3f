import { decodeMaxPixels, instantCutOut } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import { openPhoto } from '../headshots/open-photo';
import { drawnFile, turnedFile } from '../testing/drawn-files';
import { decodeWithin } from './decode-within';
import { canvasOf, decodePicture, readCanvas } from './pixels';
import type { Raster } from './raster';
import { fitWithin } from './resize';

interface Size {
  width: number;
  height: number;
}

/** A photo as the headshots open it, as pixels. */
async function decodePhoto(file: Blob, { width, height }: Size): Promise<Raster> {
  const photo = await openPhoto({ file, width, height });
  const [, context] = canvasOf(photo.width, photo.height);
  context.drawImage(photo, 0, 0);
  photo.close();
  return readCanvas(context);
}

/** Every way a picture that was chosen becomes pixels: what does it, and how long a side may be. */
const decoders = [
  ['decodePicture', (file: Blob) => decodePicture(file), Number.POSITIVE_INFINITY],
  ['decodeWithin', (file: Blob) => decodeWithin(file, instantCutOut.maxSidePx), instantCutOut.maxSidePx],
  ['openPhoto', decodePhoto, 4096],
] as const;

type Decode = (file: Blob, size: Size) => Promise<Raster>;

/** A colour for each field of a drawing of 3 × 2: no two are alike, and no turn or mirroring maps it to itself. */
const fields = [
  [200, 40, 40],
  [40, 170, 60],
  [50, 70, 200],
  [220, 200, 50],
  [150, 60, 170],
  [40, 180, 190],
] as const;

function drawFields(context: OffscreenCanvasRenderingContext2D, { width, height }: Size): void {
  for (const [index, colour] of fields.entries()) {
    context.fillStyle = `rgb(${colour.join(' ')})`;
    const [x, y] = [(index % 3) * (width / 3), Math.floor(index / 3) * (height / 2)];
    context.fillRect(x, y, width / 3, height / 2);
  }
}

function colourAt({ data, width }: Raster, x: number, y: number): number[] {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [...data.subarray(at, at + 4)];
}

/** How far the fields' middles are, at most, from the colours they were drawn in. */
function worstField(picture: Raster): number {
  const { width, height } = picture;
  const found = fields.map((_, index) =>
    colourAt(picture, ((index % 3) + 0.5) * (width / 3), (Math.floor(index / 3) + 0.5) * (height / 2)),
  );
  const differences = fields.flatMap((colour, index) =>
    [...colour, 255].map((value, channel) => Math.abs(value - (found[index]?.[channel] ?? Number.NaN))),
  );
  return Math.max(...differences);
}

/** Files that take long to draw: each is drawn once. */
const large = [
  { what: 'a panorama', size: { width: 30_000, height: 96 } },
  { what: 'the most pixels that are taken', size: { width: 10_000, height: decodeMaxPixels / 10_000 } },
].map(({ what, size }) => {
  let drawn: Promise<File> | undefined;
  const file = () => {
    drawn ??= drawnFile(size, (context) => drawFields(context, size), 'image/jpeg');
    return drawn;
  };
  return { what, size, file };
});

const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

describe.each(decoders)('%s', (_, decode: Decode, maxSidePx) => {
  it.each(orientations)('turns a picture as EXIF orientation %i says', async (orientation) => {
    const size = { width: 96, height: 64 };
    const file = await turnedFile(orientation, size, (context) => drawFields(context, size));
    const picture = await decode(file, size);
    expect(picture).toMatchObject(size);
    expect(worstField(picture)).toBeLessThan(12);
  });

  it('turns a picture that is too large for it before it makes it smaller', async () => {
    const size = { width: 5120, height: 96 };
    for (const orientation of orientations) {
      const file = await turnedFile(orientation, size, (context) => drawFields(context, size));
      const picture = await decode(file, size);
      expect(picture, `${orientation}`).toMatchObject(fitWithin(size, maxSidePx));
      expect(worstField(picture), `${orientation}`).toBeLessThan(12);
    }
  });

  it.each(['image/png', 'image/webp'])('keeps what is transparent in %s', async (type) => {
    const file = await drawnFile(
      { width: 32, height: 16 },
      (context) => {
        context.fillStyle = 'rgb(200 40 40 / 50%)';
        context.fillRect(0, 0, 16, 16);
      },
      type,
    );
    const picture = await decode(file, { width: 32, height: 16 });
    const [red = 0, , , alpha] = colourAt(picture, 8, 8);
    expect([Math.abs(red - 200) < 8, alpha]).toEqual([true, 128]);
    expect(colourAt(picture, 24, 8)[3]).toBe(0);
  });

  it.each([
    [1, 1],
    [1, 40],
    [40, 1],
  ])('opens a picture of %i × %i', async (width, height) => {
    const file = await drawnFile({ width, height }, (context) => {
      context.fillStyle = 'rgb(200 40 40)';
      context.fillRect(0, 0, width, height);
    });
    const picture = await decode(file, { width, height });
    expect(picture).toMatchObject({ width, height });
    expect(colourAt(picture, width - 1, height - 1)).toEqual([200, 40, 40, 255]);
  });

  it.each(large)('opens $what', async ({ size, file }) => {
    const picture = await decode(await file(), size);
    expect(picture).toMatchObject(fitWithin(size, maxSidePx));
    expect(worstField(picture)).toBeLessThan(12);
  });
});
