import { pictureFormats } from '@verapix/domain';
import {
  type FormatReader,
  pictureReaders,
  type SizeReading,
  sniffBytes,
  sniffFormat,
  swapsSides,
} from '@verapix/domain/picture-content';
import { rejections } from './rejections';
import type { PictureInspection, PictureLimits, PictureRejection } from './rejections';

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

async function inspectFile(file: File, { maxPixels }: PictureLimits): Promise<PictureInspection> {
  const sniffed = sniffFormat(await read(file, sniffBytes));
  if (sniffed.kind === 'other') return refuse(rejections.notAnImage());
  if (sniffed.kind === 'unsupported') return refuse(rejections.unsupportedFormat(sniffed.label));

  const reader = pictureReaders[sniffed.format];
  const size = await readSize(file, reader);
  if (size.kind === 'unsupported') return refuse(rejections.unsupportedFormat(size.label));
  if (size.kind !== 'size') return refuse(rejections.damaged());
  const { width, height } = size;
  if (width * height > maxPixels) return refuse(rejections.tooManyPixels(width, height, maxPixels));

  const details = reader.readDetails(await read(file, file.size));
  if (!details) return refuse(rejections.damaged());
  const seen = swapsSides(details.orientation) ? { width: height, height: width } : { width, height };
  const { mime } = pictureFormats[sniffed.format];
  return { ok: true, picture: { file, name: file.name, mime, bytes: file.size, ...seen, ...details } };
}

/**
 * Inspects the files chosen for a tool before anything is decoded: their number and size, the actual format of their
 * content, and that the picture is complete and within the limits.
 */
export async function inspectPicture(
  files: readonly File[],
  limits: PictureLimits,
): Promise<PictureInspection> {
  const [file] = files;
  if (!file) return refuse(rejections.none());
  if (files.length > 1) return refuse(rejections.several(files.length));
  if (file.size === 0) return refuse(rejections.empty());
  if (file.size > limits.maxBytes) return refuse(rejections.tooLargeFile(file.size, limits.maxBytes));
  try {
    return await inspectFile(file, limits);
  } catch {
    // Only reading can throw: the parsers accept any bytes.
    return refuse(rejections.unreadable());
  }
}
