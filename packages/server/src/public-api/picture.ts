import {
  decodeMaxPixels,
  type PictureFormatName,
  resolutions,
  type UpscaleFactor,
  uploadMaxBytes,
} from '@verapix/domain';
import {
  type FormatName,
  type FormatVariant,
  leadBytes,
  leadOf,
  type MendedPicture,
  menders,
  pictureReaders,
  sniffBytes,
  sniffFormat,
  swapsSides,
} from '@verapix/domain/picture-content';
import type { UpscaleModel } from '@verapix/domain/public-api';
import type { HttpError } from '../http/http-error';
import type { FetchPicture, PictureFile, PictureTools, Raster } from '../ports';
import { checkAddress } from './addresses';
import { apiError } from './errors';

/** What is read from a picture's content without decoding it. */
interface InspectedPicture extends Omit<PictureFile, 'file'> {
  /** The file as decoders read it. */
  mended: MendedPicture;
  /** The rows of pixels as stored. */
  rows: number;
  /** Of 100, for a JPEG that says it. */
  jpegQuality?: number | undefined;
}

const field = 'image_url';

/** A media type with its parameters is never longer. */
const mediaTypeMaxCharacters = 200;

function malformed(message: string): HttpError {
  return apiError('validation_failed', { field, message });
}

function payloadOf(dataUrl: string): string {
  const comma = dataUrl.slice(0, mediaTypeMaxCharacters).indexOf(',');
  const isBase64 = dataUrl.slice(0, Math.max(comma, 0)).toLowerCase().endsWith(';base64');
  if (isBase64) return dataUrl.slice(comma + 1);
  throw malformed(
    'The data URL does not hold base64: it begins like data:image/png;base64, and the picture.',
  );
}

/**
 * The bytes of a data URL. Accepts only strict base64 with padding and ignores the declared type. The size is checked
 * before decoding.
 */
export function decodeDataUrl(text: string): Uint8Array<ArrayBuffer> {
  const payload = payloadOf(text);
  if (payload.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(payload)) {
    throw malformed('The base64 of the data URL is cut off or holds other characters.');
  }
  const padding = payload.endsWith('==') ? 2 : Number(payload.endsWith('='));
  if ((payload.length / 4) * 3 - padding > uploadMaxBytes) throw apiError('image_too_large', { field });
  const plain = atob(payload);
  const bytes = new Uint8Array(plain.length);
  for (let index = 0; index < plain.length; index += 1) bytes[index] = plain.charCodeAt(index);
  return bytes;
}

/** Downloads the file of `image_url`. */
export async function downloadPicture(
  imageUrl: string,
  fetchPicture: FetchPicture,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!URL.canParse(imageUrl)) throw malformed('image_url is not a valid address.');
  const address = new URL(imageUrl);
  checkAddress(address);
  return fetchPicture(address, signal);
}

function unsupported(message?: string): HttpError {
  return apiError('unsupported_image', { field, ...(message !== undefined && { message }) });
}

/** What the API calls the variants of its formats. */
const variantNames: Partial<Record<FormatVariant['variant'], string>> = {
  'lossless-jpeg': 'Lossless JPEG',
  '12-bit-jpeg': '12-bit JPEG',
  'apple-png': 'CgBI PNG (Apple)',
};

const nameOf = (format: FormatName): string =>
  typeof format === 'string' ? format : (variantNames[format.variant] ?? format.variant);

/** The picture in a file, without bytes in front of it that do not belong to it. */
function pictureIn(file: Uint8Array): { format: PictureFormatName; content: Uint8Array } {
  const sniffed = sniffFormat(file.subarray(0, sniffBytes));
  if (sniffed.kind === 'picture') return { format: sniffed.format, content: file };
  const lead = sniffed.kind === 'other' ? leadOf(file.subarray(0, leadBytes)) : 0;
  if (lead > 0) return pictureIn(file.subarray(lead));
  throw unsupported(
    sniffed.kind === 'unsupported' ? `This is a picture of the type ${sniffed.label}.` : undefined,
  );
}

/**
 * Reads a picture's format and size without decoding it. Throws if it has no picture, more pixels than may be decoded, or
 * its result would be larger than 4K.
 */
export function inspectPicture(file: Uint8Array, factor: UpscaleFactor): InspectedPicture {
  const { format, content } = pictureIn(file);
  const mended = menders[format](content) ?? { file: content };
  const size = pictureReaders[format].readSize(mended.file);
  if (size.kind === 'unsupported') throw unsupported(`This is a picture of the type ${nameOf(size.label)}.`);
  if (size.kind !== 'size') throw unsupported('The picture is damaged.');
  const { width, height } = size;
  if (width * height > decodeMaxPixels) {
    throw apiError('image_too_large', { field, message: `The picture has ${width} × ${height} pixels.` });
  }
  const details = pictureReaders[format].readDetails(mended.file);
  if (!details) throw unsupported('The picture is damaged or cut off.');
  const turned = swapsSides(details.orientation) ? { width: height, height: width } : { width, height };
  checkResultSize(turned, factor);
  return { format, mended, rows: height, ...turned, jpegQuality: details.jpegQuality };
}

/** Throws if the result would be larger than 4K. */
function checkResultSize(
  { width, height }: Pick<PictureFile, 'width' | 'height'>,
  factor: UpscaleFactor,
): void {
  if (Math.max(width, height) * factor <= resolutions['4K'].longestSidePx) return;
  throw apiError('result_too_large', {
    field: 'scale_factor',
    message: `The result would have ${width * factor} × ${height * factor} pixels.`,
  });
}

/** Throws if rows of the picture are missing in its file. */
async function checkRows({ mended, rows }: InspectedPicture): Promise<void> {
  const count = await mended.rows?.count();
  if (count === undefined || count >= rows) return;
  throw unsupported(
    `The picture is cut off: the last ${rows - count} of its ${rows} rows of pixels are missing.`,
  );
}

async function decode(inspected: InspectedPicture, tools: PictureTools): Promise<Raster> {
  const { format, width, height, mended, rows } = inspected;
  const open = (file: Uint8Array) =>
    tools.decode(file as Uint8Array<ArrayBuffer>, format).catch(() => undefined);
  let raster = await open(mended.file);
  if (!raster || mended.isFilledIn) await checkRows(inspected);
  raster ??= mended.rows && (await open(await mended.rows.first(rows)));
  // A header whose size differs from that of the pixels is damaged or forged.
  if (raster?.width === width && raster.height === height) return raster;
  throw unsupported('The picture is damaged.');
}

export interface UpscaleOptions {
  factor: UpscaleFactor;
  model: UpscaleModel;
  signal: AbortSignal;
}

/** Enlarges a picture and keeps its format. Throws if it cannot be upscaled, and when `signal` is aborted. */
export async function upscalePicture(
  file: Uint8Array<ArrayBuffer>,
  { factor, model, signal }: UpscaleOptions,
  tools: PictureTools,
): Promise<PictureFile> {
  const inspected = inspectPicture(file, factor);
  const raster = await decode(inspected, tools);
  const { format, jpegQuality } = inspected;
  const enlarged = await tools.enlarge(raster, factor, { model, jpegQuality, signal });
  signal.throwIfAborted();
  const { width, height } = enlarged;
  return { file: await tools.encode(enlarged, format), format, width, height };
}

/** Quality of JPG and WEBP results, of 100. */
export const lossyQuality = 92;

/** The error for a picture that cannot be downloaded. `reason` is a sentence. */
export function unreachable(reason?: string): HttpError {
  return apiError('image_unreachable', {
    field,
    ...(reason !== undefined && { message: reason }),
  });
}

/** Reads a stream to its end. Throws as soon as it exceeds the maximum size of a picture. */
export async function readLimited(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const read: BlobPart[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.byteLength;
    if (size > uploadMaxBytes) throw apiError('image_too_large', { field });
    read.push(part.slice());
  }
  return new Uint8Array(await new Blob(read).arrayBuffer());
}
