import { createRaster, cropRaster, type Raster } from '../../../packages/engines/src/picture/raster';

/** A reconstruction kernel and how far it reaches, in pixels of the smaller picture. */
interface Kernel {
  reach: number;
  weight(distance: number): number;
}

/** Keys' cubic with a = -0.5, as most image libraries have it. */
export const bicubic: Kernel = {
  reach: 2,
  weight(distance) {
    const x = Math.abs(distance);
    if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
    if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
    return 0;
  },
};

/** The plain average of the pixels that fall into one. */
export const box: Kernel = { reach: 0.5, weight: (distance) => (Math.abs(distance) <= 0.5 ? 1 : 0) };

interface Tap {
  index: number;
  weight: number;
}

function tapsOf(length: number, shorter: number, { reach, weight }: Kernel): Tap[][] {
  const scale = length / shorter;
  return Array.from({ length: shorter }, (_, position) => {
    const centre = (position + 0.5) * scale;
    const taps: Tap[] = [];
    const last = Math.min(length - 1, Math.ceil(centre + reach * scale));
    for (let index = Math.max(0, Math.floor(centre - reach * scale)); index <= last; index++) {
      const value = weight((index + 0.5 - centre) / scale);
      if (value !== 0) taps.push({ index, weight: value });
    }
    const sum = taps.reduce((total, tap) => total + tap.weight, 0);
    return taps.map((tap) => ({ index: tap.index, weight: tap.weight / sum }));
  });
}

/** Makes an opaque picture smaller by a whole factor, with the kernel stretched so that nothing aliases. */
export function shrink(from: Raster, factor: number, kernel: Kernel): Raster {
  const to = createRaster(from.width / factor, from.height / factor);
  const across = tapsOf(from.width, to.width, kernel);
  const down = tapsOf(from.height, to.height, kernel);
  const narrow = new Float32Array(to.width * from.height * 4);
  for (let y = 0; y < from.height; y++)
    for (const [x, taps] of across.entries())
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (const tap of taps)
          sum += tap.weight * (from.data[(y * from.width + tap.index) * 4 + channel] ?? 0);
        narrow[(y * to.width + x) * 4 + channel] = sum;
      }
  const stride = to.width * 4;
  for (const [y, taps] of down.entries())
    for (let column = 0; column < stride; column++) {
      let sum = 0;
      for (const tap of taps) sum += tap.weight * (narrow[tap.index * stride + column] ?? 0);
      to.data[y * stride + column] = sum;
    }
  return to;
}

/** How the small picture is made from the true one; a number is the quality of a JPEG, 0 to 100. */
export type SourceKind = 'bicubic' | 'box' | 'noise' | `jpeg${number}`;

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
