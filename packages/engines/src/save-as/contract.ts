import type { SavedFormatName } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';

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
  { id: 'read', label: 'Reading the picture', weight: 0.2 },
  { id: 'resize', label: 'Changing its size', weight: 0.2 },
  { id: 'encode', label: 'Writing the file', weight: 0.6 },
] as const satisfies readonly EnginePhase[];

export type SavePhase = (typeof savePhases)[number]['id'];

export const saveFailure = createFailures({
  'engine-unavailable': {
    message: 'The code that writes this format could not be loaded, or it stopped.',
    fix: 'Check your connection and try again, or choose PNG.',
  },
  'encode-failed': {
    message: 'This browser could not write the picture in the chosen format.',
    fix: 'Choose another format, or smaller dimensions.',
  },
  'out-of-memory': {
    message: 'The device ran out of memory.',
    fix: 'Close other tabs, or choose smaller dimensions.',
  },
  'above-max-bytes': {
    message: 'The file cannot be made as small as you want it, even at the lowest quality.',
    fix: 'Choose smaller dimensions, another format, or a larger file size.',
  },
});
