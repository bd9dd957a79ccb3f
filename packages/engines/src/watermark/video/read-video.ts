import {
  BlobSource,
  canEncodeVideo,
  Input,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  QTFF,
  type VideoCodec,
  WEBM,
} from 'mediabunny';
import * as messages from '@verapix/messages/engines-watermark';
import type { Size } from '../../picture/raster';
import type { VideoSource, VideoSupport } from '../contract';
import { codecNote, codecUnsupported, type EncodableCodec, encodableCodecs, noVideoEncoder } from './support';

/** An internal method of the library, missing in its types. */
interface ReadsBytes {
  _read(start: number, end: number, ...bounds: number[]): unknown;
}

/** Maximum consecutive reads from one position; a regular search needs far fewer. */
const maxRepeats = 1000;

/**
 * Throws when the library reads the same bytes over and over. In a damaged WebM, mediabunny 1.61 searches for the next
 * valid element; if there is none, it reads the last eight bytes endlessly (`resync` does not advance in a slice of
 * exactly eight bytes).
 */
function limitRepeatedReads(source: BlobSource & Partial<ReadsBytes>): void {
  const read = source._read?.bind(source);
  if (!read) return;
  let lastStart = -1;
  let repeats = 0;
  source._read = (start, ...rest) => {
    repeats = start === lastStart ? repeats + 1 : 0;
    lastStart = start;
    if (repeats > maxRepeats)
      throw new Error(`The bytes from ${start} were read ${maxRepeats} times in a row.`);
    return read(start, ...rest);
  };
}

const containers: readonly string[] = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
/** Tables whose entries each apply to a number of samples: durations and composition offsets. */
const counting: readonly string[] = ['stts', 'ctts'];

interface FileBox {
  type: string;
  /** Byte range of its content, relative to the buffer it was read from. */
  start: number;
  end: number;
}

/** The box at `at`. A size of 1 means that a 64-bit size follows the type; 0 means the rest of the file. */
function boxAt(view: DataView, at: number, end: number): FileBox | undefined {
  if (at + 8 > end) return undefined;
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
  const size = view.getUint32(at);
  if (size === 1 && at + 16 > end) return undefined;
  const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size || end - at;
  const start = at + (size === 1 ? 16 : 8);
  return at + length < start ? undefined : { type, start, end: at + length };
}

/** The movie header; `undefined` if there is none. */
async function readMovieHeader(file: Blob): Promise<DataView | undefined> {
  for (let at = 0; at < file.size; ) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    // Only the head of the box was read; its end is computed from the declared size.
    const box = boxAt(head, 0, head.byteLength);
    if (box?.type === 'moov')
      return new DataView(await file.slice(at + box.start, at + box.end).arrayBuffer());
    if (!box) return undefined;
    at += box.end;
  }
  return undefined;
}

function countIn(view: DataView, { start, end }: FileBox): number {
  let count = 0;
  for (let at = start + 8; at + 8 <= end; at += 8) count += view.getUint32(at);
  return count;
}

/** The maximum number of samples that a track declares. */
function maxSamples(view: DataView, from: number, to: number): number {
  let max = 0;
  for (let at = from; ; ) {
    const box = boxAt(view, at, to);
    if (!box) return max;
    const inside = { ...box, end: Math.min(box.end, to) };
    if (counting.includes(box.type)) max = Math.max(max, countIn(view, inside));
    if (containers.includes(box.type)) max = Math.max(max, maxSamples(view, inside.start, inside.end));
    at = box.end;
  }
}

/**
 * Whether a track of an MP4 or QuickTime file declares more samples than the file has bytes. Such a header is damaged,
 * and the library would allocate a list of up to four billion samples.
 */
async function declaresTooManySamples(file: Blob): Promise<boolean> {
  const header = await readMovieHeader(file);
  return header !== undefined && maxSamples(header, 0, header.byteLength) > file.size;
}

// Damaged files lead to a message for the user, not to console output.
Logging.level = LogLevel.Silent;

/** An open video file. */
export interface OpenVideo {
  input: Input;
  /** The primary video track. */
  track: InputVideoTrack;
  /** Size as seen: in square pixels, after the file's rotation. */
  width: number;
  height: number;
}

/**
 * Opens a video file for the duration of `work`. Resolves with `undefined` if there is no video track; rejects if the
 * file is damaged.
 */
export async function withVideo<Result>(
  file: Blob,
  work: (video: OpenVideo) => Promise<Result>,
): Promise<Result | undefined> {
  if (await declaresTooManySamples(file))
    throw new Error('The header declares more samples than the file has bytes.');
  const source = new BlobSource(file);
  limitRepeatedReads(source);
  const input = new Input({ source, formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track && (await input.getTracks()).length === 0) throw new Error('The file has no tracks.');
    if (!track) return undefined;
    const width = await track.getDisplayWidth();
    const height = await track.getDisplayHeight();
    return await work({ input, track, width, height });
  } finally {
    input.dispose();
  }
}

/** Properties read from the file's content. */
export type VideoDetails = Pick<
  VideoSource,
  'width' | 'height' | 'durationMs' | 'frameRate' | 'hasAudio' | 'codec' | 'support'
>;

export type VideoReading =
  | { kind: 'video'; details: VideoDetails }
  | { kind: 'damaged' }
  | { kind: 'no-pictures' };

const codecLabels: Record<VideoCodec, string> = {
  avc: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
};

/** The first codec in which this browser can encode that size. */
export async function pickCodec(width: number, height: number): Promise<EncodableCodec | undefined> {
  for (const codec of encodableCodecs)
    if (await canEncodeVideo(codec, { width: floorToEven(width), height: floorToEven(height) })) return codec;
  return undefined;
}

/** Rounds a side down to an even number, because the encoders require it. */
export function floorToEven(side: number): number {
  return Math.max(2, side - (side % 2));
}

async function supportFor(track: InputVideoTrack, size: Size, label: string) {
  if (!(await track.canDecode())) return codecUnsupported(label);
  const codec = await pickCodec(size.width, size.height);
  if (!codec) return noVideoEncoder;
  const note = codecNote(codec);
  const support: VideoSupport = note ? { ok: true, note } : { ok: true };
  return support;
}

/** Maximum plausible side and duration; a header with larger values is damaged. */
const plausible = { side: 16_384, seconds: 48 * 60 * 60 } as const;
/** Number of frames from which the frame rate is computed. */
const probedFrames = 100;

async function readDetails(video: OpenVideo): Promise<VideoReading> {
  const { input, track, width, height } = video;
  const seconds = await track.computeDuration();
  const { averagePacketRate } = await track.computePacketStats(probedFrames);
  const sides = [width, height].every((side) => side >= 2 && side <= plausible.side);
  if (!sides || !(seconds > 0 && seconds < plausible.seconds) || !(averagePacketRate > 0))
    return { kind: 'damaged' };
  const codecName = await track.getCodec();
  const codec = codecName ? codecLabels[codecName] : messages.unknownMethod;
  const support = await supportFor(track, video, codec);
  const hasAudio = (await input.getAudioTracks()).length > 0;
  const durationMs = seconds * 1000;
  const details = { width, height, durationMs, frameRate: averagePacketRate, hasAudio, codec, support };
  return { kind: 'video', details };
}

/** Reads the properties of a video file without decoding it. Unreadable content counts as a damaged video. */
export async function readVideo(file: Blob): Promise<VideoReading> {
  try {
    return (await withVideo(file, readDetails)) ?? { kind: 'no-pictures' };
  } catch {
    return { kind: 'damaged' };
  }
}
