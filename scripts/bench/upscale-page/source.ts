import { cropRaster, type Raster } from '../../../packages/engines/src/picture/raster';
import { bicubic, box, shrink } from './degrade';

/** How the small picture is made from the true one. */
export const sourceKinds = ['bicubic', 'box', 'noise', 'jpeg90', 'jpeg70', 'jpeg50'] as const;
export type SourceKind = (typeof sourceKinds)[number];

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}

/** A picture file's pixels. */
export async function readPixels(file: Blob): Promise<Raster> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0);
  return { width, height, data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}

/** The middle square of a picture. */
export function middleOf(picture: Raster, side: number): Raster {
  return cropRaster(picture, (picture.width - side) >> 1, (picture.height - side) >> 1, side, side);
}

/** Canvas' own best enlarging. */
export async function drawLarger(file: Blob, side: number): Promise<Raster> {
  const bitmap = await createImageBitmap(file);
  const context = contextOf(side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, side, side);
  return {
    width: side,
    height: side,
    data: new Uint8ClampedArray(context.getImageData(0, 0, side, side).data),
  };
}

const noiseDeviation = 10;

/** Noise of a normal distribution, near enough, that is the same in every run. */
function addNoise(picture: Raster): Raster {
  let state = 7;
  const uniform = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  for (const [index, value] of picture.data.entries()) {
    if (index % 4 === 3) continue;
    let normal = 0;
    for (let part = 0; part < 12; part++) normal += uniform();
    picture.data[index] = value + normal * noiseDeviation;
  }
  return picture;
}

async function encode({ width, height, data }: Raster, type: string, quality?: number): Promise<File> {
  const context = contextOf(width, height);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const options = quality === undefined ? { type } : { type, quality };
  return new File([await context.canvas.convertToBlob(options)], 'source', { type });
}

/** The small file an upscaler is given, made from the true picture. */
export function makeSource(truth: Raster, factor: number, kind: SourceKind): Promise<File> {
  const small = shrink(truth, factor, kind === 'box' ? box : bicubic);
  if (kind === 'noise') return encode(addNoise(small), 'image/png');
  const quality = /^jpeg(\d+)$/.exec(kind)?.[1];
  return quality ? encode(small, 'image/jpeg', Number(quality) / 100) : encode(small, 'image/png');
}
