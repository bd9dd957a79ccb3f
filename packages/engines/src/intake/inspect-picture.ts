import { type ConvertedFormatName, pictureFormats } from '@verapix/domain';
import {
  convertedReaders,
  type FormatReader,
  isPdfContent,
  type PictureDetails,
  pictureReaders,
  type SizeReading,
  sniffBytes,
  sniffFormat,
  swapsSides,
} from '@verapix/domain/picture-content';
import { type Convert, type ConvertJob, convertPicture } from './convert';
import { rejections } from './rejections';
import type { PictureInspection, PictureLimits, PictureRejection } from './rejections';
import * as messages from '@verapix/messages/engines';

/** Usually enough to reach the size behind a camera's metadata. */
const firstReadBytes = 64 * 1024;

function refuse(rejection: PictureRejection): PictureInspection {
  return { ok: false, rejection };
}

async function read(file: File, bytes: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
}

/** Reads the file, at least twice as far each time, until the picture's size is known. */
async function readSize(file: File, reader: FormatReader): Promise<SizeReading> {
  for (let wanted = firstReadBytes; ; ) {
    const reading = reader.readSize(await read(file, wanted));
    if (reading.kind !== 'more') return reading;
    if (wanted >= file.size) return { kind: 'damaged' };
    wanted = Math.max(reading.bytes, wanted * 2);
  }
}

/** What of a file is used, if not all of it. */
function noteOf({ animated = false, pages = 1 }: PictureDetails): string | undefined {
  if (animated) return messages.animation;
  return pages > 1 ? messages.severalPages({ pages }) : undefined;
}

/** The first frame or page of a file as the PNG that tools work on. */
async function converted(
  file: File,
  details: PictureDetails,
  job: Omit<ConvertJob, 'file'>,
  convert: Convert,
): Promise<PictureInspection> {
  const outcome = await convert({ file, ...job });
  if (!outcome.ok && outcome.failure.code === 'decode-failed') return refuse(rejections.damaged());
  if (!outcome.ok) return refuse(rejections.unopened(outcome.failure));
  const { png, width, height } = outcome.value;
  const { mime } = pictureFormats.png;
  const note = noteOf(details);
  const picture = {
    file: new File([png], file.name, { type: mime }),
    original: file,
    name: file.name,
    mime,
    bytes: file.size,
    width,
    height,
    orientation: 1 as const,
    hasAlpha: details.hasAlpha,
    ...(note !== undefined && { note }),
  };
  return { ok: true, picture };
}

async function inspectConverted(
  file: File,
  format: ConvertedFormatName,
  { maxPixels }: PictureLimits,
  convert: Convert,
): Promise<PictureInspection> {
  // These formats have their sizes anywhere in the file.
  const bytes = await read(file, file.size);
  const size = convertedReaders[format].readSize(bytes);
  if (size.kind === 'unsupported') return refuse(rejections.unsupportedFormat(size.label));
  if (size.kind !== 'size') return refuse(rejections.damaged());
  const { width, height } = size;
  if (width * height > maxPixels) return refuse(rejections.tooManyPixels(width, height, maxPixels));
  const details = convertedReaders[format].readDetails(bytes);
  if (!details) return refuse(rejections.damaged());
  return converted(file, details, { format, maxPixels: width * height }, convert);
}

async function inspectFile(file: File, limits: PictureLimits, convert: Convert): Promise<PictureInspection> {
  const { maxPixels } = limits;
  const head = await read(file, sniffBytes);
  const sniffed = sniffFormat(head);
  if (sniffed.kind === 'other')
    return refuse(isPdfContent(head) ? rejections.pdf() : rejections.notAnImage());
  if (sniffed.kind === 'unsupported')
    return sniffed.converted
      ? inspectConverted(file, sniffed.converted, limits, convert)
      : refuse(rejections.unsupportedFormat(sniffed.label));

  const reader = pictureReaders[sniffed.format];
  const size = await readSize(file, reader);
  if (size.kind === 'unsupported') return refuse(rejections.unsupportedFormat(size.label));
  if (size.kind !== 'size') return refuse(rejections.damaged());
  const { width, height } = size;
  if (width * height > maxPixels) return refuse(rejections.tooManyPixels(width, height, maxPixels));

  const details = reader.readDetails(await read(file, file.size));
  if (!details) return refuse(rejections.damaged());
  // A page would play it.
  if (details.animated)
    return converted(file, details, { format: 'animation', maxPixels: width * height }, convert);
  const seen = swapsSides(details.orientation) ? { width: height, height: width } : { width, height };
  const { mime } = pictureFormats[sniffed.format];
  return { ok: true, picture: { file, name: file.name, mime, bytes: file.size, ...seen, ...details } };
}

/**
 * Inspects the files chosen for a tool before anything is decoded: their number and size, the actual format of their
 * content, and that the picture is complete and within the limits. What browsers can't show, or would play, is converted
 * to a PNG then.
 */
export async function inspectPicture(
  files: readonly File[],
  limits: PictureLimits,
  convert: Convert = convertPicture,
): Promise<PictureInspection> {
  const [file] = files;
  if (!file) return refuse(rejections.none());
  if (files.length > 1) return refuse(rejections.several(files.length));
  if (file.size === 0) return refuse(rejections.empty());
  if (file.size > limits.maxBytes) return refuse(rejections.tooLargeFile(file.size, limits.maxBytes));
  try {
    return await inspectFile(file, limits, convert);
  } catch {
    // Only reading can throw: the parsers accept any bytes.
    return refuse(rejections.unreadable());
  }
}
