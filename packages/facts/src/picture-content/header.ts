/** As EXIF counts them: 1 is upright, from 5 on the picture lies on its side. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Pixels as stored, read from a file's header without decoding anything. */
interface StoredSize {
  width: number;
  height: number;
}

export type SizeReading =
  | ({ kind: 'size' } & StoredSize)
  /** The size stands further back: so many bytes from the start are needed. */
  | { kind: 'more'; bytes: number }
  | { kind: 'damaged' }
  /** A variant of the format that browsers can't open. */
  | { kind: 'unsupported'; label: string };

/** What else a whole file tells, once its size is known to be bearable. */
export interface PictureDetails {
  orientation: Orientation;
  hasAlpha: boolean;
  jpegQuality?: number;
}

/** How one format is read. Both functions take any bytes at all without throwing. */
export interface FormatReader {
  /** From the file's first bytes. */
  readSize(start: Uint8Array): SizeReading;
  /** From the whole file; nothing if it is cut off or its parts contradict each other. */
  readDetails(file: Uint8Array): PictureDetails | undefined;
}

/** A size reading, or damage if the header claims no pixels at all. */
export function sizeOf(width: number, height: number): SizeReading {
  return width > 0 && height > 0 ? { kind: 'size', width, height } : { kind: 'damaged' };
}
