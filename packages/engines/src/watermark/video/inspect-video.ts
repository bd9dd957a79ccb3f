import { inMegapixels } from '../../intake/rejections';
import type { Size } from '../../picture/raster';
import type { VideoInspection, VideoLimits, VideoMime, VideoRejection } from '../contract';
import type { VideoDetails, VideoReading } from './read-video';
import * as messages from '@verapix/messages/engines-watermark';

/** The format of a file by its first bytes. */
type VideoSniff =
  | { kind: 'video'; mime: VideoMime }
  /** A video in an unsupported format; `label` is its common name. */
  | { kind: 'unsupported'; label: string }
  | { kind: 'other' };

/** The number of first bytes that `sniffVideo` needs. */
const videoSniffBytes = 256;

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

const other: VideoSniff = { kind: 'other' };
const unsupported = (label: string): VideoSniff => ({ kind: 'unsupported', label });
const video = (mime: VideoMime): VideoSniff => ({ kind: 'video', mime });

/** The first box of old QuickTime files without `ftyp`. */
const quicktimeBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
/** Brands of the same container for pictures or audio only. */
const otherBrands = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis|M4A |M4B |M4P )/;

function sniffBoxes(bytes: Uint8Array): VideoSniff {
  const box = textAt(bytes, 4, 8);
  if (quicktimeBoxes.includes(box)) return video('video/quicktime');
  if (box === 'moof' || box === 'styp') return unsupported('MP4 fragment');
  if (box !== 'ftyp') return other;
  const brand = textAt(bytes, 8, 12);
  if (brand === 'qt  ') return video('video/quicktime');
  return otherBrands.test(brand) ? other : video('video/mp4');
}

function sniffMatroska(bytes: Uint8Array): VideoSniff {
  const head = textAt(bytes, 0, bytes.length);
  if (head.includes('webm')) return video('video/webm');
  return head.includes('matroska') ? unsupported('MKV') : other;
}

function sniffRiff(bytes: Uint8Array): VideoSniff {
  return textAt(bytes, 8, 12) === 'AVI ' ? unsupported('AVI') : other;
}

const unsupportedMagic: readonly [magic: readonly number[], label: string][] = [
  [[0x46, 0x4c, 0x56, 0x01], 'FLV'],
  [[0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11], 'WMV'],
  [[0x4f, 0x67, 0x67, 0x53], 'Ogg'],
  [[0x00, 0x00, 0x01, 0xba], 'MPEG'],
  [[0x00, 0x00, 0x01, 0xb3], 'MPEG'],
  [[0x47, 0x49, 0x46, 0x38], 'GIF'],
];

/** Detects the format from the first bytes; name and declared type are ignored. */
export function sniffVideo(bytes: Uint8Array): VideoSniff {
  const begins = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (begins([0x1a, 0x45, 0xdf, 0xa3])) return sniffMatroska(bytes);
  if (begins([0x52, 0x49, 0x46, 0x46])) return sniffRiff(bytes);
  const found = unsupportedMagic.find(([magic]) => begins(magic));
  if (found) return unsupported(found[1]);
  // A transport stream has a sync byte every 188 bytes.
  if (bytes[0] === 0x47 && bytes[188] === 0x47) return unsupported('MPEG-TS');
  return sniffBoxes(bytes);
}

const notAVideo = messages.notAVideo;
const formats = messages.formats;

/** The rejections of videos. */
const videoRejections = {
  none: (): VideoRejection => ({
    code: 'none',
    message: messages.none,
    fix: messages.chooseFormats({ formats }),
  }),

  several: (count: number): VideoRejection => ({
    code: 'several',
    message: messages.several({ count }),
    fix: messages.severalFix,
  }),

  empty: (): VideoRejection => ({
    code: 'empty',
    title: messages.empty,
    message: notAVideo,
    fix: messages.emptyFix,
  }),

  unreadable: (): VideoRejection => ({
    code: 'unreadable',
    title: messages.unreadable,
    message: messages.unreadableText,
    fix: messages.unreadableFix,
  }),

  notAVideo: (): VideoRejection => ({
    code: 'not-a-video',
    message: notAVideo,
    fix: messages.noVideo({ formats }),
  }),

  unsupportedFormat: (label: string): VideoRejection => ({
    code: 'unsupported-format',
    title: messages.unsupported({ label }),
    message: notAVideo,
    fix: messages.unsupportedFix({ label }),
  }),

  noPictures: (): VideoRejection => ({
    code: 'no-pictures',
    title: messages.noPictures,
    message: notAVideo,
    fix: messages.noPicturesFix,
  }),

  damaged: (): VideoRejection => ({
    code: 'damaged',
    title: messages.damaged,
    message: messages.damagedText,
    fix: messages.damagedFix,
  }),

  tooManyPixels: ({ width, height }: Size, maxPixels: number): VideoRejection => ({
    code: 'too-many-pixels',
    title: messages.tooManyPixels,
    message: messages.tooManyPixelsText({
      width,
      height,
      size: inMegapixels(width * height),
      maxPixels: inMegapixels(maxPixels),
    }),
    fix: messages.tooManyPixelsFix,
  }),
};

function reject(rejection: VideoRejection): VideoInspection {
  return { ok: false, rejection };
}

const megabyte = 1024 * 1024;
/** A run on this many frames takes about a minute on an ordinary laptop. */
const manyFrames = 3000;

/** The warning before a run: about the size of the file, else about the number of frames. */
function warningFor(file: File, { durationMs, frameRate }: VideoDetails, { hintBytes }: VideoLimits) {
  const frames = Math.round((durationMs / 1000) * frameRate);
  if (file.size > hintBytes)
    return messages.large({
      size: Math.round(file.size / megabyte),
      limit: Math.round(hintBytes / megabyte),
    });
  if (frames > manyFrames) return messages.long({ frames });
  return undefined;
}

interface InspectVideoTools {
  /** Reads the content in a worker; resolves with `damaged` after a timeout. */
  readVideo: (file: File) => Promise<VideoReading>;
}

async function inspectFile(file: File, limits: VideoLimits, tools: InspectVideoTools) {
  const sniff = sniffVideo(new Uint8Array(await file.slice(0, videoSniffBytes).arrayBuffer()));
  if (sniff.kind === 'other') return reject(videoRejections.notAVideo());
  if (sniff.kind === 'unsupported') return reject(videoRejections.unsupportedFormat(sniff.label));
  const reading = await tools.readVideo(file);
  if (reading.kind === 'damaged') return reject(videoRejections.damaged());
  if (reading.kind === 'no-pictures') return reject(videoRejections.noPictures());
  const { details } = reading;
  // In square pixels, which are at least as many as are decoded, whatever display size the file declares.
  if (details.width * details.height > limits.maxFramePixels)
    return reject(videoRejections.tooManyPixels(details, limits.maxFramePixels));
  const warning = warningFor(file, details, limits);
  const video = { file, name: file.name, mime: sniff.mime, bytes: file.size, ...details };
  return { ok: true, video: warning ? { ...video, warning } : video } as const;
}

/** Checks the number of files and their content without decoding. */
export async function inspectVideoWith(
  tools: InspectVideoTools,
  files: readonly File[],
  limits: VideoLimits,
): Promise<VideoInspection> {
  const [file] = files;
  if (!file) return reject(videoRejections.none());
  if (files.length > 1) return reject(videoRejections.several(files.length));
  if (file.size === 0) return reject(videoRejections.empty());
  try {
    return await inspectFile(file, limits, tools);
  } catch {
    // Only reading the bytes can throw.
    return reject(videoRejections.unreadable());
  }
}
