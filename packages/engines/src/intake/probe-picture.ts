import { canvasOf } from '../picture/pixels';
import type { Size } from '../picture/raster';

/** What a browser's decoder makes of a file. */
interface ProbedPicture extends Size {
  /**
   * Whether the last block of 8 × 8 pixels, as stored, has one colour: a decoder fills a JPEG with it whose end is missing.
   */
  endsFlat: boolean;
}

/** Decodes a picture file, without turning it. `undefined` if the browser can't. */
export type ProbePicture = (file: Blob) => Promise<ProbedPicture | undefined>;

const blockSide = 8;
/** Decoders round. */
const sameColour = 2;

/** The start of the last block along a side. */
const lastBlock = (side: number) => Math.floor((side - 1) / blockSide) * blockSide;

function isFlat(data: Uint8ClampedArray): boolean {
  return data.every((value, index) => Math.abs(value - (data[index % 4] ?? 0)) <= sameColour);
}

/** Decodes with the browser's own decoder. */
export const probePicture: ProbePicture = async (file) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'none' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const [left, top] = [lastBlock(width), lastBlock(height)];
  const [, context] = canvasOf(width - left, height - top);
  context.drawImage(bitmap, -left, -top);
  bitmap.close();
  return { width, height, endsFlat: isFlat(context.getImageData(0, 0, width - left, height - top).data) };
};
