import { type PictureFormatName, pictureFormats } from '@verapix/domain';
import {
  convertedReaders,
  leadBytes,
  leadOf,
  type MendedPicture,
  menders,
  type PictureDetails,
  pictureReaders,
  readCameraRaw,
  sniffFormat,
  swapsSides,
} from '@verapix/domain/picture-content';
import * as messages from '@verapix/messages/engines';
import { locale } from '@verapix/messages/locale';
import type { Size } from '../picture/raster';
import { type Convert, convertFailure, type ConvertJob, convertPicture } from './convert';
import { type ProbePicture, probePicture } from './probe-picture';
import type { PictureInspection, PictureLimits, PictureRejection } from './rejections';
import { rejections } from './rejections';
import { drawSvg, openSvg } from './svg';

/** What the intake does with the browser's help. Tests give others. */
interface IntakeParts {
  convert: Convert;
  probe: ProbePicture;
}

interface InspectOptions {
  /** Takes what is there of a picture that is cut off, instead of rejecting it as `rows-missing`. */
  acceptIncomplete?: boolean;
}

/** All that the inspection of one file needs to know. */
interface Inspection extends PictureLimits, InspectOptions, IntakeParts {
  /** The chosen file. */
  file: File;
}

function refuse(rejection: PictureRejection): PictureInspection {
  return { ok: false, rejection };
}

async function read(file: File, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
}

/** What of a file is used, if not all of it. */
function noteOf({ animated = false, pages = 1 }: PictureDetails): string | undefined {
  if (animated) return messages.animation;
  return pages > 1 ? messages.severalPages({ pages }) : undefined;
}

/** The notes of a picture in one. */
const joined = (...notes: readonly (string | undefined)[]) => notes.filter(Boolean).join(' ') || undefined;

const shortNumber = (value: number) => value.toLocaleString(locale, { maximumSignificantDigits: 3 });

/** A picture made of a file, which tools work on in its place. */
interface ConvertedPicture extends Size {
  png: Blob;
  hasAlpha: boolean;
  isDrawing?: true;
  /** Rows that the file lacks. */
  missingRows?: number;
  /** What of the file is used. */
  note?: string | undefined;
}

function accepted(file: File, converted: ConvertedPicture): PictureInspection {
  const { png, width, height, hasAlpha, isDrawing, missingRows = 0, note } = converted;
  const { mime } = pictureFormats.png;
  const picture = {
    file: new File([png], file.name, { type: mime }),
    // A picture that lacks rows can't be taken from there again.
    ...(missingRows === 0 && { original: file }),
    name: file.name,
    mime,
    bytes: file.size,
    width,
    height,
    orientation: 1 as const,
    hasAlpha,
    ...(isDrawing && { isDrawing }),
    ...(note !== undefined && { note }),
  };
  return { ok: true, picture };
}

/** Formats of which no decoder opens every kind: what it refuses may be whole. */
const manyKinds: readonly ConvertJob['format'][] = ['heic', 'avif', 'jxl', 'jp2', 'ico'];

/** The first frame or page of a file as the PNG that tools work on. */
async function converted(
  { file, convert, acceptIncomplete }: Inspection,
  details: PictureDetails,
  job: ConvertJob,
): Promise<PictureInspection> {
  const outcome = await convert(job);
  const { coding, hasAlpha } = details;
  if (!outcome.ok && outcome.failure.code === 'decode-failed') {
    if (coding !== undefined) return refuse(rejections.unsupportedFormat(coding));
    if (!manyKinds.includes(job.format)) return refuse(rejections.damaged());
  }
  if (!outcome.ok) return refuse(rejections.unopened(outcome.failure));
  const { height, missingRows = 0, range } = outcome.value;
  const all = height + missingRows;
  if (missingRows > 0 && !acceptIncomplete) return refuse(rejections.rowsMissing(missingRows, all));
  const note = joined(
    noteOf(details),
    missingRows > 0 ? messages.rowsUsed({ rows: height, height: all }) : undefined,
    range && messages.scaledValues({ black: shortNumber(range[0]), white: shortNumber(range[1]) }),
  );
  return accepted(file, { hasAlpha, ...outcome.value, note });
}

async function inspectConverted(
  format: Exclude<ConvertJob['format'], PictureFormatName | 'animation'>,
  bytes: Uint8Array<ArrayBuffer>,
  inspection: Inspection,
): Promise<PictureInspection> {
  const { file, maxPixels } = inspection;
  const reading = convertedReaders[format].readSize(bytes);
  if (reading.kind === 'unsupported') return refuse(rejections.unsupportedFormat(reading.label));
  if (reading.kind === 'damaged' || reading.kind === 'more') return refuse(rejections.damaged());
  const size = reading.kind === 'size' ? { width: reading.width, height: reading.height } : undefined;
  if (size && size.width * size.height > maxPixels)
    return refuse(rejections.tooManyPixels(size.width, size.height, maxPixels));
  const details = convertedReaders[format].readDetails(bytes);
  if (!details) return refuse(rejections.damaged());
  return converted(inspection, details, { file, format, maxPixels, ...(size && { size }) });
}

/** Draws an SVG at the size that it states, or as large as it may be. */
async function inspectSvg({ file, maxPixels }: Inspection): Promise<PictureInspection> {
  const drawing = await openSvg(file);
  if (!drawing) return refuse(rejections.damaged());
  const { width, height } = drawing.size;
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const size = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
  const png = await drawSvg(drawing.resized(size), size).catch(() => undefined);
  if (!png) return refuse(rejections.unopened(convertFailure('decode-failed')));
  return accepted(file, { png, ...size, hasAlpha: true, isDrawing: true, note: messages.drawn(size) });
}

/** The preview of a camera's file as the photograph, if it is as large; undefined if the file is none of a camera. */
async function inspectRaw(
  bytes: Uint8Array<ArrayBuffer>,
  inspection: Inspection,
): Promise<PictureInspection | undefined> {
  const { file } = inspection;
  const raw = readCameraRaw(bytes, file.name);
  if (!raw) return undefined;
  const { label, preview, photograph } = raw;
  if (!photograph) return refuse(rejections.cameraRaw(label, preview));
  const content = new File([photograph], file.name, { type: pictureFormats.jpeg.mime });
  const inspected = await inspectFile({ ...inspection, file: content });
  if (!inspected.ok) return inspected;
  const { width, height, note } = inspected.picture;
  const used = joined(messages.rawPreview({ label, width, height }), note) ?? '';
  return { ok: true, picture: { ...inspected.picture, original: file, bytes: file.size, note: used } };
}

/** A file of a basic format in the form that tools work on. */
interface Content extends Size {
  file: File;
  note?: string | undefined;
}

/** The rows of a picture that are there, as a file of their own. */
async function availableRows(
  { file, acceptIncomplete, probe }: Inspection,
  { rows }: MendedPicture,
  { width, height }: Size,
): Promise<Content | PictureRejection | undefined> {
  const count = await rows?.count();
  if (!rows || count === undefined) return undefined;
  if (count === 0) return rejections.damaged();
  if (count < height && !acceptIncomplete) return rejections.rowsMissing(height - count, height);
  const content = new File([(await rows.first(count)) as Uint8Array<ArrayBuffer>], file.name);
  if (!(await probe(content))) return rejections.undecodable();
  const note = count < height ? messages.rowsUsed({ rows: count, height }) : undefined;
  return { file: content, width, height: count, note };
}

/** Lets the browser's decoder decide whether a picture is whole, and counts its rows where that does not say it. */
async function checkContent(
  inspection: Inspection,
  content: File,
  mended: MendedPicture,
  size: Size,
): Promise<Content | PictureRejection | undefined> {
  const probed = await inspection.probe(content);
  const isOfSize = probed && probed.width * probed.height === size.width * size.height;
  if (probed && !isOfSize) return rejections.damaged();
  if (!probed) return availableRows(inspection, mended, size);
  const whole = { file: content, ...size, note: mended.lacksDetail ? messages.lacksDetail : undefined };
  const mayLackRows = mended.isFilledIn && (probed.endsFlat || mended.endsInZeros);
  if (!mayLackRows) return whole;
  const count = await mended.rows?.count();
  return count === undefined || count >= size.height ? whole : availableRows(inspection, mended, size);
}

async function inspectBasic(format: PictureFormatName, inspection: Inspection): Promise<PictureInspection> {
  const { file, maxPixels } = inspection;
  const reader = pictureReaders[format];
  const bytes = await read(file, file.size);
  const mended = menders[format](bytes) ?? { file: bytes };
  const size = reader.readSize(mended.file);
  if (size.kind === 'unsupported') return refuse(rejections.unsupportedFormat(size.label));
  if (size.kind !== 'size') return refuse(rejections.damaged());
  const { width, height } = size;
  if (width * height > maxPixels) return refuse(rejections.tooManyPixels(width, height, maxPixels));
  const details = reader.readDetails(mended.file);
  if (!details) return refuse(rejections.damaged());
  const { mime } = pictureFormats[format];
  const content =
    mended.file === bytes
      ? file
      : new File([mended.file as Uint8Array<ArrayBuffer>], file.name, { type: mime });
  const job = { file: content, maxPixels: width * height };
  // A page would play it.
  if (details.animated) return converted(inspection, details, { ...job, format: 'animation' });
  const checked = await checkContent(inspection, content, mended, { width, height });
  // A decoder that goes row by row needs the length that a cut WebP states.
  if (!checked) return converted(inspection, details, { ...job, ...(format === 'webp' && { file }), format });
  if ('code' in checked) return refuse(checked);
  const stored = { width, height: checked.height };
  const seen = swapsSides(details.orientation) ? { width: stored.height, height: stored.width } : stored;
  const { note } = checked;
  const picture = {
    file: checked.file,
    name: file.name,
    mime,
    bytes: file.size,
    ...seen,
    ...details,
    ...(note !== undefined && { note }),
  };
  return { ok: true, picture };
}

async function inspectFile(inspection: Inspection): Promise<PictureInspection> {
  const { file } = inspection;
  const head = await read(file, leadBytes);
  const sniffed = sniffFormat(head, file.name);
  if (sniffed.kind === 'picture') return inspectBasic(sniffed.format, inspection);
  if (sniffed.kind === 'unsupported') {
    const { converted: format, label } = sniffed;
    if (format === 'svg') return inspectSvg(inspection);
    if (format === undefined) return refuse(rejections.unsupportedFormat(label));
    const bytes = await read(file, file.size);
    const raw = format === 'raw' || format === 'tiff' ? await inspectRaw(bytes, inspection) : undefined;
    if (raw) return raw;
    return format === 'raw'
      ? refuse(rejections.unsupportedFormat(label))
      : inspectConverted(format, bytes, inspection);
  }
  if (sniffed.content) return refuse(rejections.otherContent(sniffed.content));
  const lead = leadOf(head);
  if (lead === 0) return refuse(rejections.notAnImage());
  return inspectFile({ ...inspection, file: new File([file.slice(lead)], file.name, { type: file.type }) });
}

/**
 * Inspects the files chosen for a tool: their number and size, the actual format of their content, and that it is within the
 * limits. The browser's decoder decides whether the picture is complete, so what is accepted can be worked on. What browsers
 * can't show, or would play, is converted to a PNG then.
 */
export async function inspectPicture(
  files: readonly File[],
  limits: PictureLimits,
  options: InspectOptions = {},
  parts: IntakeParts = { convert: convertPicture, probe: probePicture },
): Promise<PictureInspection> {
  const [file] = files;
  if (!file) return refuse(rejections.none());
  if (files.length > 1) return refuse(rejections.several(files.length));
  if (file.size === 0) return refuse(rejections.empty());
  if (file.size > limits.maxBytes) return refuse(rejections.tooLargeFile(file.size, limits.maxBytes));
  try {
    return await inspectFile({ file, ...limits, ...options, ...parts });
  } catch {
    // Only reading can throw: the parsers accept any bytes.
    return refuse(rejections.unreadable());
  }
}
