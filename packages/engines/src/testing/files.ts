import { decodeMaxPixels, uploadMaxBytes } from '@verapix/domain';
import { inspectPicture } from '../intake/inspect-picture';
import { exifBlock } from '../intake/picture-bytes.fixture';
import type { PictureSource } from '../intake/rejections';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import { fitWithin, type Raster, type Size } from '../picture/raster';
import { weightsSourceOf } from '../weights';

/** Where the test server serves a file of weights. */
export const servedWeights = (entry: Parameters<typeof weightsSourceOf>[0]) =>
  weightsSourceOf(entry, new URL('/weights/', location.href).href);

/** Fetches a file of the tests, such as one imported with `?url`. */
export async function fileAt(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The test file ${url} could not be fetched: ${response.status}.`);
  const name = new URL(url, location.href).pathname.split('/').at(-1) ?? 'file';
  return new File([await response.blob()], name);
}

/** Inspects a file as a tool does; throws if it is rejected. */
export async function chosenPicture(file: File): Promise<PictureSource> {
  const inspection = await inspectPicture([file], { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.picture;
}

type Draw = (context: OffscreenCanvasRenderingContext2D) => void;

/** A picture file drawn by a test. */
export async function drawnFile({ width, height }: Size, draw: Draw, type = 'image/png'): Promise<File> {
  const [canvas, context] = canvasOf(width, height);
  draw(context);
  return new File([await encodeCanvas(canvas, type, 0.95)], 'drawn', { type });
}

/** For each EXIF orientation, the transform that stores a drawing of that size so that it is seen upright. */
function storedAs(orientation: number, width: number, height: number): DOMMatrix2DInit {
  const transforms: Record<number, DOMMatrix2DInit> = {
    2: { a: -1, b: 0, c: 0, d: 1, e: width, f: 0 },
    3: { a: -1, b: 0, c: 0, d: -1, e: width, f: height },
    4: { a: 1, b: 0, c: 0, d: -1, e: 0, f: height },
    5: { a: 0, b: 1, c: 1, d: 0, e: 0, f: 0 },
    6: { a: 0, b: -1, c: 1, d: 0, e: 0, f: width },
    7: { a: 0, b: -1, c: -1, d: 0, e: height, f: width },
    8: { a: 0, b: 1, c: -1, d: 0, e: height, f: 0 },
  };
  return transforms[orientation] ?? {};
}

/** A JPEG whose pixels are stored as the EXIF orientation says, so that it is seen as drawn. */
export async function turnedFile(orientation: number, { width, height }: Size, draw: Draw): Promise<File> {
  const stored = orientation > 4 ? { width: height, height: width } : { width, height };
  const drawn = await drawnFile(
    stored,
    (context) => {
      context.setTransform(storedAs(orientation, width, height));
      draw(context);
    },
    'image/jpeg',
  );
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  const exif = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0)).concat(...exifBlock(orientation));
  const segment = Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  // After the marker that begins every JPEG.
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], 'turned.jpg', { type: 'image/jpeg' });
}

/**
 * A picture as two JPEGs that are seen alike: stored upright, and stored on its side with EXIF orientation 6, as by a
 * phone held upright. No side exceeds `maxSidePx`.
 */
export async function uprightAndTurned(
  file: Blob,
  maxSidePx: number,
): Promise<Record<'upright' | 'turned', File>> {
  const bitmap = await createImageBitmap(file);
  const size = fitWithin(bitmap, maxSidePx);
  const draw: Draw = (context) => context.drawImage(bitmap, 0, 0, size.width, size.height);
  return { upright: await turnedFile(1, size, draw), turned: await turnedFile(6, size, draw) };
}

/** The mean difference, 0 to 255, of two pictures of one size; `NaN` if their sizes differ. */
export function meanDifference(one: Raster, other: Raster): number {
  if (one.width !== other.width || one.height !== other.height) return Number.NaN;
  let sum = 0;
  for (let index = 0; index < one.data.length; index++)
    sum += Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0));
  return sum / one.data.length;
}
