import type { Orientation } from '@verapix/facts/picture-content';

/** A picture that passed the intake: what every tool takes. */
export interface PictureSource {
  /** The file as it was given, unchanged. */
  file: File;
  /** The file's own name. */
  name: string;
  /** Found in the content; `file.type` and the name's ending are not trusted. */
  mime: PictureMime;
  /** Size of the file. */
  bytes: number;
  /** Pixels across, as seen: after the EXIF orientation. */
  width: number;
  /** Pixels down, as seen: after the EXIF orientation. */
  height: number;
  /** EXIF orientation, 1 (upright) to 8. */
  orientation: Orientation;
  /** Whether the format says that it holds transparency; the pixels may still all be opaque. */
  hasAlpha: boolean;
  /** Estimated quality of a JPEG's compression, 1 to 100; absent for other formats. */
  jpegQuality?: number;
}

export type PictureMime = 'image/jpeg' | 'image/png' | 'image/webp';

export const pictureRejectionCodes = [
  'none',
  'several',
  'empty',
  'too-large-file',
  'unreadable',
  'not-an-image',
  'unsupported-format',
  'damaged',
  'too-many-pixels',
] as const;

export type PictureRejectionCode = (typeof pictureRejectionCodes)[number];

/** Why a picture was not taken, and what to do. */
export interface PictureRejection {
  code: PictureRejectionCode;
  /** A short heading, where the message alone would not say what it is about. */
  title?: string;
  message: string;
  fix: string;
}

export interface PictureLimits {
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Most pixels (width × height), checked before anything is decoded. */
  maxPixels: number;
}

export type PictureInspection =
  | { ok: true; picture: PictureSource }
  | { ok: false; rejection: PictureRejection };

/** What an intake takes. */
export type IntakeTakes = 'picture' | 'video';

/** What was dropped or pasted when it held no file, or a file that says of itself that it is something else. */
export type ForeignDropKind = 'folder' | 'text' | 'url' | 'nothing' | 'other-file';

/** Why such a drop or paste was not taken, and what to do. */
export interface ForeignDropRejection {
  code: `dropped-${Exclude<ForeignDropKind, 'other-file'>}` | 'not-an-image' | 'not-a-video';
  message: string;
  fix: string;
}
