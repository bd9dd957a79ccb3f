import { instantCutOut } from '@verapix/domain';
import { openPhoto } from '../headshots/photo';
import { canvasOf, decodePicture, readCanvas } from './pixels';
import type { Raster, Size } from './raster';

type Decode = (file: Blob, size: Size) => Promise<Raster>;

/** Opens a photo as the headshots do, and reads its pixels. */
const decodePhoto: Decode = async (file, { width, height }) => {
  const photo = await openPhoto({ file, width, height });
  const [, context] = canvasOf(photo.width, photo.height);
  context.drawImage(photo, 0, 0);
  photo.close();
  return readCanvas(context);
};

/** Every way in which a chosen picture is decoded, with its maximum side. */
export const decoders: readonly (readonly [name: string, decode: Decode, maxSidePx: number])[] = [
  ['decodePicture', (file) => decodePicture(file), Number.POSITIVE_INFINITY],
  [
    'decodePicture with a maximum side',
    (file) => decodePicture(file, instantCutOut.maxSidePx),
    instantCutOut.maxSidePx,
  ],
  ['openPhoto', decodePhoto, 4096],
];

/** The colours of 3 × 2 fields: all differ, so that every rotation and reflection can be told apart. */
const fields = [
  [200, 40, 40],
  [40, 170, 60],
  [50, 70, 200],
  [220, 200, 50],
  [150, 60, 170],
  [40, 180, 190],
] as const;

export function drawFields(context: OffscreenCanvasRenderingContext2D, { width, height }: Size): void {
  for (const [index, colour] of fields.entries()) {
    context.fillStyle = `rgb(${colour.join(' ')})`;
    const [x, y] = [(index % 3) * (width / 3), Math.floor(index / 3) * (height / 2)];
    context.fillRect(x, y, width / 3, height / 2);
  }
}

export function colourAt({ data, width }: Raster, x: number, y: number): number[] {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [...data.subarray(at, at + 4)];
}

/** The maximum difference between the centres of the fields and the colours they were drawn in. */
export function maxFieldError(picture: Raster): number {
  const { width, height } = picture;
  const found = fields.map((_, index) =>
    colourAt(picture, ((index % 3) + 0.5) * (width / 3), (Math.floor(index / 3) + 0.5) * (height / 2)),
  );
  const differences = fields.flatMap((colour, index) =>
    [...colour, 255].map((value, channel) => Math.abs(value - (found[index]?.[channel] ?? Number.NaN))),
  );
  return Math.max(...differences);
}
