import type { PictureMime, PictureSource } from '../intake/types';

/** What is to be filled in, in a picture's own pixels as seen (after its orientation). */
export interface Mask {
  width: number;
  height: number;
  /** One byte per pixel, rows from the top: 1 is marked, 0 is not. */
  data: Uint8Array;
}

/**
 * `quick` continues what surrounds the mark (Telea's fast marching, milliseconds); `best` invents what may be behind
 * it (MI-GAN, about a second for each mark). A video is always done with `quick`.
 */
export const watermarkMethods = ['quick', 'best'] as const;
export type WatermarkMethod = (typeof watermarkMethods)[number];

export type VideoMime = 'video/mp4' | 'video/webm' | 'video/quicktime';

/** Whether this browser can work on videos, or on this one; known before anything is run. */
export type VideoSupport = { ok: true; note?: string } | { ok: false; message: string; fix: string };

/** A video that passed the intake. */
export interface VideoSource {
  /** The file as it was given, unchanged. */
  file: File;
  /** The file's own name. */
  name: string;
  /** Found in the content; `file.type` and the name's ending are not trusted. */
  mime: VideoMime;
  /** Size of the file. */
  bytes: number;
  /** Pixels across, as seen: square pixels, after the rotation the file asks for. */
  width: number;
  /** Pixels down, as seen. */
  height: number;
  durationMs: number;
  /** Frames per second, on average. */
  frameRate: number;
  hasAudio: boolean;
  /** How people call the way its pictures are compressed, such as `H.264`. */
  codec: string;
  /** Whether this browser can open it and write it again. */
  support: VideoSupport;
  /** What to know before the run: a large file, a long clip. One sentence. */
  warning?: string;
}

export const videoRejectionCodes = [
  'none',
  'several',
  'empty',
  'unreadable',
  'not-a-video',
  'unsupported-format',
  'damaged',
  'no-pictures',
] as const;
export type VideoRejectionCode = (typeof videoRejectionCodes)[number];

/** Why a video was not taken, and what to do. */
export interface VideoRejection {
  code: VideoRejectionCode;
  /** A short heading, where the message alone would not say what it is about. */
  title?: string;
  message: string;
  fix: string;
}

export interface VideoLimits {
  /** From this size on, in bytes, the person is warned; nothing is refused for its size. */
  hintBytes: number;
}

export type VideoInspection = { ok: true; video: VideoSource } | { ok: false; rejection: VideoRejection };

/** Tells a video from a picture. */
export function isVideo(source: PictureSource | VideoSource): source is VideoSource {
  return source.mime.startsWith('video/');
}

export interface WatermarkInput {
  source: PictureSource | VideoSource;
  /** Of the source's width and height, with at least one pixel marked. */
  mask: Mask;
  method: WatermarkMethod;
}

export const watermarkNoteCodes = [
  'fell-back-model-unavailable',
  'fell-back-video',
  'audio-dropped',
] as const;
export type WatermarkNoteCode = (typeof watermarkNoteCodes)[number];

/** Something the person should know about a run that went well. */
export interface WatermarkNote {
  code: WatermarkNoteCode;
  message: string;
}

export interface WatermarkOutput {
  blob: Blob;
  width: number;
  height: number;
  /** PNG or MP4 when made on the device; the simulated engine gives the original file back. */
  mime: PictureMime | VideoMime;
  kind: 'image' | 'video';
  /** The method that made this result, which is not always the one asked for. */
  method: WatermarkMethod | 'simulated';
  note?: WatermarkNote;
  /** From the start of the run to its end. */
  durationMs: number;
}

/** One frame of a video, as it is and filled in: to look at before the whole is run. */
export interface FramePreview {
  /** PNG. */
  before: Blob;
  /** PNG. */
  after: Blob;
  width: number;
  height: number;
}

/** One frame of a video as a picture, to mark it on. */
export interface VideoStill {
  /** PNG. */
  blob: Blob;
  width: number;
  height: number;
}

/** Where a mark seems to be, to be looked at and changed before anything is run. */
export type MaskSuggestion =
  | {
      found: true;
      mask: Mask;
      /** 0 to 1: how much the marked area looks like a mark put on afterwards. */
      confidence: number;
    }
  | { found: false };
