import type { Problem } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { PictureMime, PictureSource } from '../intake/rejections';
import * as messages from '@verapix/messages/engines-watermark';

/** The area to fill, in pixels of the picture as seen, after its EXIF orientation. */
export interface Mask {
  width: number;
  height: number;
  /** One byte per pixel, rows from the top: 1 is marked, 0 is not. */
  data: Uint8Array;
}

/**
 * `quick` continues the surroundings (Telea's fast marching method, milliseconds); `best` generates content (MI-GAN, about
 * a second per mark). Videos always use `quick`.
 */
export const watermarkMethods = ['quick', 'best'] as const;
export type WatermarkMethod = (typeof watermarkMethods)[number];

export type VideoMime = 'video/mp4' | 'video/webm' | 'video/quicktime';

/** Whether this browser supports videos, or a specific video. */
export type VideoSupport = { ok: true; note?: string } | { ok: false; message: string; fix: string };

/** An inspected video. */
export interface VideoSource {
  /** The chosen file, unchanged. */
  file: File;
  /** The file's name. */
  name: string;
  /** Detected from the content; `file.type` and the file extension are ignored. */
  mime: VideoMime;
  /** Size of the file in bytes. */
  bytes: number;
  /** Width as seen: in square pixels, after the file's rotation. */
  width: number;
  /** Height as seen. */
  height: number;
  durationMs: number;
  /** Frames per second, on average. */
  frameRate: number;
  hasAudio: boolean;
  /** The common name of the video codec, such as `H.264`. */
  codec: string;
  /** Whether this browser can decode and encode it. */
  support: VideoSupport;
  /** A warning about a large file or a long video, in one sentence. */
  warning?: string;
}

type VideoRejectionCode =
  | 'none'
  | 'several'
  | 'empty'
  | 'unreadable'
  | 'not-a-video'
  | 'unsupported-format'
  | 'damaged'
  | 'no-pictures'
  | 'too-many-pixels';

/** Why a video was rejected, and how to fix it. */
export interface VideoRejection extends Problem<VideoRejectionCode> {
  fix: string;
}

export interface VideoLimits {
  /** Above this size, in bytes, the user is warned. No size of a file is rejected. */
  hintBytes: number;
  /** Maximum pixels of one frame (width × height), checked before decoding. */
  maxFramePixels: number;
}

export type VideoInspection = { ok: true; video: VideoSource } | { ok: false; rejection: VideoRejection };

/** Whether the source is a video. */
export function isVideo(source: PictureSource | VideoSource): source is VideoSource {
  return source.mime.startsWith('video/');
}

/**
 * A part of a video, in seconds on its timeline. Both ends belong to it, so it has at least one frame. An `end` beyond the
 * video, also `Infinity`, is its end.
 */
export interface TimeRange {
  start: number;
  end: number;
}

/** An area of a video, and when it counts. A frame is filled if it is on screen at any moment of that time. */
export interface TimedMask extends TimeRange {
  mask: Mask;
}

export interface PictureInput {
  source: PictureSource;
  /** Has the picture's size and at least one marked pixel. */
  mask: Mask;
  method: WatermarkMethod;
}

export interface VideoInput {
  source: VideoSource;
  /** At least one; each has the video's size and at least one marked pixel. Areas that count at the same time are one. */
  areas: readonly TimedMask[];
  /** The part that the result is cut to. Default: the whole video. */
  keep?: TimeRange | undefined;
}

export type WatermarkInput = PictureInput | VideoInput;

type WatermarkNoteCode =
  | 'recovered'
  | 'fell-back-model-unavailable'
  | 'audio-dropped'
  | 'searched-clear-letters-only';

/** Information about a successful run or search. */
export interface WatermarkNote {
  code: WatermarkNoteCode;
  message: string;
}

export interface WatermarkOutput {
  blob: Blob;
  width: number;
  height: number;
  /** PNG or MP4 if made on the device; the simulated engine returns the original file. */
  mime: PictureMime | VideoMime;
  kind: 'image' | 'video';
  /** The method that was used, which may differ from the requested one. */
  method: WatermarkMethod | 'simulated';
  note?: WatermarkNote;
  /** Duration of the run in milliseconds. */
  durationMs: number;
}

/** One frame of a video before and after the fill, as a preview. */
export interface FramePreview {
  /** PNG. */
  before: Blob;
  /** PNG. */
  after: Blob;
  width: number;
  height: number;
}

/** One frame of a video as a picture. */
export interface VideoStill {
  /** PNG. */
  blob: Blob;
  width: number;
  height: number;
}

/** A place that looks like a watermark, which the user can change. */
export interface SuggestedMask {
  mask: Mask;
  /** Confidence that the marked area is a watermark, 0 to 1. */
  confidence: number;
}

/** The places that look like a watermark, likeliest first; none if nothing was found. */
export interface MaskSuggestion {
  candidates: readonly SuggestedMask[];
  /** What was not searched for. */
  note?: WatermarkNote;
}

/** The phases of a run on the device. The weights fit a typical run with Best. */
export const watermarkPhases = [
  { id: 'read', label: messages.reading, weight: 0.03 },
  { id: 'model', label: messages.loading, weight: 0.12 },
  { id: 'fill', label: messages.filling, weight: 0.8 },
  { id: 'encode', label: messages.writing, weight: 0.05 },
] as const satisfies readonly EnginePhase[];

export type WatermarkPhase = (typeof watermarkPhases)[number]['id'];

const marking = {
  'nothing-marked': {
    message: messages.nothingMarked,
    fix: messages.nothingMarkedFix,
  },
  'everything-marked': {
    message: messages.allMarked,
    fix: messages.allMarkedFix,
  },
} as const;

export const pictureFailure = createFailures({
  ...marking,
  'engine-unavailable': {
    message: messages.notStarted,
    fix: messages.notStartedFix,
  },
});

export const videoFailure = createFailures({
  ...marking,
  'out-of-memory': {
    message: messages.outOfMemory,
    fix: messages.outOfMemoryFix,
  },
  'engine-unavailable': {
    message: messages.notStarted,
    fix: messages.notStartedFix,
  },
  'decode-failed': {
    message: messages.unopened,
    fix: messages.unopenedFix,
  },
  'unsupported-browser': {
    message: messages.cannotWrite,
    fix: messages.cannotWriteFix,
  },
  'encode-failed': {
    message: messages.unwritten,
    fix: messages.unwrittenFix,
  },
});

const notes: Record<WatermarkNoteCode, string> = {
  recovered: messages.recovered,
  'fell-back-model-unavailable': messages.fellBack,
  'audio-dropped': messages.silent,
  'searched-clear-letters-only': messages.suggestFellBack,
};

export function watermarkNote(code: WatermarkNoteCode): WatermarkNote {
  return { code, message: notes[code] };
}
