import { canEncodeVideo, type InputVideoTrack, type VideoCodec } from 'mediabunny';
import type { VideoSource, VideoSupport } from '../types';
import { type OpenVideo, withVideo } from './open-video';
import { cannotOpen, noteOnCodec, noVideoWriter, type WrittenCodec, writtenCodecs } from './support';

/** What only the inside of the file tells. */
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

/** The first codec this browser can write at that size, even sides taken for granted. */
export async function pickCodec(width: number, height: number): Promise<WrittenCodec | undefined> {
  for (const codec of writtenCodecs)
    if (await canEncodeVideo(codec, { width: evenBelow(width), height: evenBelow(height) })) return codec;
  return undefined;
}

/** The encoders take even sides only: an odd last row or column is cut off. */
export function evenBelow(side: number): number {
  return Math.max(2, side - (side % 2));
}

async function supportFor(track: InputVideoTrack, size: { width: number; height: number }, label: string) {
  if (!(await track.canDecode())) return cannotOpen(label);
  const codec = await pickCodec(size.width, size.height);
  if (!codec) return noVideoWriter;
  const note = noteOnCodec(codec);
  const support: VideoSupport = note ? { ok: true, note } : { ok: true };
  return support;
}

/** Longest side and longest time that are believed: beyond them a header is damaged. */
const believable = { side: 16_384, seconds: 48 * 60 * 60 } as const;
/** Frames looked at to find their pace. */
const probedFrames = 100;

async function readDetails(video: OpenVideo): Promise<VideoReading> {
  const { input, track, width, height } = video;
  const seconds = await track.computeDuration();
  const { averagePacketRate } = await track.computePacketStats(probedFrames);
  const sides = [width, height].every((side) => side >= 2 && side <= believable.side);
  if (!sides || !(seconds > 0 && seconds < believable.seconds) || !(averagePacketRate > 0))
    return { kind: 'damaged' };
  const codecName = await track.getCodec();
  const codec = codecName ? codecLabels[codecName] : 'an unknown method';
  const support = await supportFor(track, video, codec);
  const hasAudio = (await input.getAudioTracks()).length > 0;
  const durationMs = seconds * 1000;
  const details = { width, height, durationMs, frameRate: averagePacketRate, hasAudio, codec, support };
  return { kind: 'video', details };
}

/** Reads what is in a video file, without decoding any of it. Bytes it can't make sense of are a damaged video. */
export async function readVideo(file: Blob): Promise<VideoReading> {
  try {
    return (await withVideo(file, readDetails)) ?? { kind: 'no-pictures' };
  } catch {
    return { kind: 'damaged' };
  }
}
