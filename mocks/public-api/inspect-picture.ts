import { decodeMaxPixels, type PictureFormatName, resolutions, type UpscaleFactor } from '@verapix/facts';
import { pictureReaders, sniffBytes, sniffFormat, swapsSides } from '@verapix/facts/picture-content';
import type { Refusal } from '../http/refusal';
import { refusal } from './refusal';

/** What a picture is, read from its content without decoding it. */
export interface InspectedPicture {
  format: PictureFormatName;
  /** Pixels, as seen. */
  width: number;
  height: number;
}

const field = 'image_url';
const { longestSidePx } = resolutions['4K'];

function unsupported(message?: string): Refusal {
  return refusal('unsupported_image', { field, ...(message !== undefined && { message }) });
}

function formatOf(file: Uint8Array): PictureFormatName {
  const sniffed = sniffFormat(file.subarray(0, sniffBytes));
  if (sniffed.kind === 'picture') return sniffed.format;
  throw unsupported(
    sniffed.kind === 'unsupported' ? `This is a picture of the type ${sniffed.label}.` : undefined,
  );
}

/** Refuses what is no whole picture, and what has more pixels than are decoded. */
export function inspectPicture(file: Uint8Array): InspectedPicture {
  const format = formatOf(file);
  const size = pictureReaders[format].readSize(file);
  if (size.kind === 'unsupported') throw unsupported(`This is a picture of the type ${size.label}.`);
  if (size.kind !== 'size') throw unsupported('The picture is damaged.');
  const { width, height } = size;
  if (width * height > decodeMaxPixels) {
    throw refusal('image_too_large', { field, message: `The picture has ${width} × ${height} pixels.` });
  }
  const details = pictureReaders[format].readDetails(file);
  if (!details) throw unsupported('The picture is damaged or cut off.');
  return swapsSides(details.orientation)
    ? { format, width: height, height: width }
    : { format, width, height };
}

/** Refuses a result that would be larger than 4K. Sooner than decoding: so no large picture is ever decoded. */
export function checkResultSize({ width, height }: InspectedPicture, factor: UpscaleFactor): void {
  if (Math.max(width, height) * factor <= longestSidePx) return;
  throw refusal('result_too_large', {
    field: 'scale_factor',
    message: `The result would have ${width * factor} × ${height * factor} pixels.`,
  });
}
