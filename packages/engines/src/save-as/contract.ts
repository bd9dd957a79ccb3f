import type { SavedFormatName } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import * as messages from '@verapix/messages/engines-save-as';

/** The dimensions of a saved picture. */
export type TargetSize =
  /** Those of the result. */
  | { kind: 'own' }
  /**
   * A box in pixels: `inside` scales the whole picture until it fits, so that one side may be shorter; `crop` scales it
   * until it covers the box and cuts off what is beyond. Smaller pictures are enlarged.
   */
  | { kind: 'box'; width: number; height: number; fit: 'inside' | 'crop'; dotsPerInch?: number | undefined };

/** How a picture is saved. */
export interface SaveSettings {
  format: SavedFormatName;
  /** Quality of a lossy format, 0 to 1; ignored with `maxBytes`. */
  quality: number;
  /** The file's largest size in bytes: the best quality that keeps it is used. */
  maxBytes?: number | undefined;
  size: TargetSize;
  /** Whether EXIF and XMP of the original are kept. */
  keepMetadata: boolean;
}

export interface SaveInput {
  /** The result of a tool: a lossless picture. */
  picture: Blob;
  /** The file that the user chose; its metadata can be kept. */
  original?: Blob | undefined;
  settings: SaveSettings;
  /** Predicts the file instead of writing it. */
  predictOnly?: boolean;
}

/** What is known of a file before or after it is written. */
export interface SavedPicture {
  /** Absent if the file is only predicted. */
  blob?: Blob;
  bytes: number;
  /** Whether `bytes` is that of the file, or estimated from a sample of its pixels. */
  exact: boolean;
  width: number;
  height: number;
  /** The quality of a lossy format, 0 to 1. */
  quality: number;
  /** Whether the tool's result has transparent pixels. */
  transparent: boolean;
  /** Why the wanted metadata is not in the file. */
  metadataProblem?: 'too-large' | 'unsupported-format' | undefined;
}

export const savePhases = [
  { id: 'read', label: messages.reading, weight: 0.2 },
  { id: 'resize', label: messages.resizing, weight: 0.2 },
  { id: 'encode', label: messages.writing, weight: 0.6 },
] as const satisfies readonly EnginePhase[];

export type SavePhase = (typeof savePhases)[number]['id'];

export const saveFailure = createFailures({
  'engine-unavailable': {
    message: messages.notStarted,
    fix: messages.notStartedFix,
  },
  'encode-failed': {
    message: messages.unwritten,
    fix: messages.unwrittenFix,
  },
  'out-of-memory': {
    message: messages.outOfMemory,
    fix: messages.outOfMemoryFix,
  },
  'too-large-for-format': {
    message: messages.tooLargeForFormat,
    fix: messages.tooLargeForFormatFix,
  },
  'above-max-bytes': {
    message: messages.notSmall,
    fix: messages.notSmallFix,
  },
});
