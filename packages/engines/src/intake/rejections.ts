import type { Problem } from '@verapix/domain';
import { allPictureFormatsInWords, pictureFormatsInWords, videoFormatsInWords } from '../format-names';
import type { FormatName, FormatVariant, Orientation } from '@verapix/domain/picture-content';
import * as messages from '@verapix/messages/engines';
import { locale } from '@verapix/messages/locale';
import * as formats from '@verapix/messages/validation';
import type { Size } from '../picture/raster';

const notAnImage = messages.notAnImage;

/** What to do with a file that another tool takes. */
const otherContents = { pdf: messages.pdf, video: messages.video } as const;

const megabyte = 1024 * 1024;

/** `10MB`, as the spec writes it. */
function inMegabytes(bytes: number): string {
  return `${Number((bytes / megabyte).toFixed(1)).toLocaleString(locale)}MB`;
}

/** `12.5 megapixels`. */
export function inMegapixels(pixels: number): string {
  return messages.megapixels({ megapixels: Number((pixels / 1_000_000).toFixed(1)).toLocaleString(locale) });
}

/** One function for each reason why a file is rejected. */
export const rejections = {
  none: (): PictureRejection => ({
    code: 'none',
    message: messages.none,
    fix: messages.chooseFormats({ pictureFormatsInWords }),
  }),

  several: (count: number): PictureRejection => ({
    code: 'several',
    message: messages.several({ count }),
    fix: messages.severalFix,
  }),

  empty: (): PictureRejection => ({
    code: 'empty',
    title: messages.empty,
    message: notAnImage,
    fix: messages.emptyFix,
  }),

  tooLargeFile: (bytes: number, maxBytes: number): PictureRejection => ({
    code: 'too-large-file',
    message: messages.tooLargeFile({ maxBytes: inMegabytes(maxBytes) }),
    fix: messages.tooLargeFileFix({ bytes: inMegabytes(bytes) }),
  }),

  unreadable: (): PictureRejection => ({
    code: 'unreadable',
    title: messages.unreadable,
    message: messages.unreadableText,
    fix: messages.unreadableFix,
  }),

  notAnImage: (): PictureRejection => ({
    code: 'not-an-image',
    message: notAnImage,
    fix: messages.noPicture({ pictureFormatsInWords: allPictureFormatsInWords }),
  }),

  /** No picture; `content` says what else it is, if that is known. */
  otherContent: (content?: 'pdf' | 'video'): PictureRejection =>
    content
      ? { code: 'not-an-image', message: notAnImage, fix: otherContents[content] }
      : rejections.notAnImage(),

  /** The file of a camera whose preview is missing, or too small to be the photograph. */
  cameraRaw: (label: string, preview?: Size): PictureRejection => ({
    code: 'unsupported-format',
    title: messages.unsupported({ label }),
    message: preview ? messages.rawSmall({ label, ...preview }) : messages.raw({ label }),
    fix: messages.exportRaw,
  }),

  unsupportedFormat: (format: FormatName): PictureRejection => {
    const label = typeof format === 'string' ? format : variantNames[format.variant](format.detail ?? '');
    return {
      code: 'unsupported-format',
      title: messages.unsupported({ label }),
      message: messages.unsupportedText({ label }),
      fix: adviceFor(format),
    };
  },

  unopened: ({ message, fix }: { message: string; fix: string }): PictureRejection => ({
    code: 'unopened',
    title: messages.notOpened,
    message,
    fix,
  }),

  damaged: (): PictureRejection => ({
    code: 'damaged',
    title: messages.damaged,
    message: messages.damagedText,
    fix: messages.damagedFix,
  }),

  /** The user may go on with the rows that are there. */
  rowsMissing: (missing: number, height: number): PictureRejection => ({
    code: 'rows-missing',
    title: messages.rowsMissing,
    message: messages.rowsMissingText({ missing, height }),
    fix: messages.rowsMissingFix({ rows: height - missing }),
  }),

  undecodable: (): PictureRejection => ({
    code: 'unopened',
    title: messages.notOpened,
    message: messages.undecodable,
    fix: messages.saveAsOther,
  }),

  tooManyPixels: (width: number, height: number, maxPixels: number): PictureRejection => ({
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

const variantNames: Readonly<
  Record<FormatVariant['variant'], (detail: NonNullable<FormatVariant['detail']>) => string>
> = {
  'printers-bmp': () => formats.printersBmp,
  'lossless-jpeg': () => formats.losslessJpeg,
  '12-bit-jpeg': () => formats.twelveBitJpeg,
  'apple-png': () => formats.applePng,
  'lab-tiff': () => formats.labTiff,
  'special-tiff': () => formats.specialTiff,
  'floating-point-tiff': () => formats.floatingPointTiff,
  'deep-tiff': (bits) => formats.deepTiff({ bits }),
  'compressed-tiff': (compression) => formats.compressedTiff({ compression }),
  'multi-channel-tiff': () => formats.multiChannelTiff,
  'uneven-tiff': () => formats.unevenTiff,
  'camera-raw-tiff': () => formats.cameraRawTiff,
  'log-luv-tiff': () => formats.logLuvTiff,
  'itu-lab-tiff': () => formats.ituLabTiff,
  'multi-ink-tiff': () => formats.multiInkTiff,
  'heif-sequence': () => formats.heifSequence,
  'layered-heif': () => formats.layeredHeif,
  'uncompressed-heif': () => formats.uncompressedHeif,
};

const advice: Readonly<Record<string, string>> = {
  Photoshop: messages.exportPhotoshop,
  'lossless-jpeg': messages.saveOrdinary,
  '12-bit-jpeg': messages.saveEightBit,
};

function adviceFor(format: FormatName): string {
  return advice[typeof format === 'string' ? format : format.variant] ?? messages.saveAsOther;
}

/** Names and messages by accepted kind of file. */
const accepted = {
  picture: {
    example: messages.aPicture({ pictureFormatsInWords }),
    code: 'not-an-image',
    otherFile: notAnImage,
  },
  video: {
    example: messages.aVideo({ videoFormatsInWords }),
    code: 'not-a-video',
    otherFile: messages.notAVideo,
  },
} as const;

/** Why a drop or paste without a usable file was rejected. */
export function foreignDropRejection(kind: ForeignDropKind, takes: AcceptedKind): ForeignDropRejection {
  const { example, code, otherFile } = accepted[takes];
  const texts: Record<ForeignDropKind, ForeignDropRejection> = {
    folder: {
      code: 'dropped-folder',
      message: messages.folder,
      fix: messages.folderFix({ takes }),
    },
    text: {
      code: 'dropped-text',
      message: messages.text({ takes }),
      fix: messages.textFix({ takes }),
    },
    url: {
      code: 'dropped-url',
      message: messages.link({ takes }),
      fix: messages.linkFix({ takes }),
    },
    nothing: {
      code: 'dropped-nothing',
      message: messages.nothing({ takes }),
      fix: messages.chooseExample({ example }),
    },
    'other-file': {
      code,
      message: otherFile,
      fix: messages.otherFile({ example }),
    },
  };
  return texts[kind];
}

/** A picture that passed the inspection: the input of every tool. */
export interface PictureSource {
  /**
   * The chosen file, if it is a JPEG, PNG or WebP without animation: unchanged, or put in order where decoders refuse it. Else
   * its first frame or page as a PNG, which browsers can show, or the preview in the file of a camera.
   */
  file: File;
  /** The chosen file, where `file` is made of it. */
  original?: File;
  /** The file's own name. */
  name: string;
  /** The type of `file`, detected from the content, not from `file.type` or the file extension. */
  mime: PictureMime;
  /** Size of the chosen file. */
  bytes: number;
  /** Width in pixels, after the EXIF orientation. */
  width: number;
  /** Height in pixels, after the EXIF orientation. */
  height: number;
  /** EXIF orientation, 1 (upright) to 8. */
  orientation: Orientation;
  /** Whether the file has an alpha channel; all pixels may still be opaque. */
  hasAlpha: boolean;
  /** Estimated quality a JPEG was saved with, 1 to 100; absent for other formats. */
  jpegQuality?: number;
  /** Whether `original` is a drawing, which `resizeDrawing` gives any size. */
  isDrawing?: true;
  /** What of the file is used, in a sentence, if it is not all of it. */
  note?: string;
}

export type PictureMime = 'image/jpeg' | 'image/png' | 'image/webp';

export type PictureRejectionCode =
  | 'none'
  | 'several'
  | 'empty'
  | 'too-large-file'
  | 'unreadable'
  | 'not-an-image'
  | 'unsupported-format'
  | 'damaged'
  | 'rows-missing'
  | 'unopened'
  | 'too-many-pixels';

/** Why a picture was rejected, and what to do. */
export interface PictureRejection extends Problem<PictureRejectionCode> {
  fix: string;
}

export interface PictureLimits {
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Maximum pixels (width × height), checked before decoding. */
  maxPixels: number;
}

export type PictureInspection =
  | { ok: true; picture: PictureSource }
  | { ok: false; rejection: PictureRejection };

/** The kind of file that a tool accepts. */
export type AcceptedKind = 'picture' | 'video';

/** The content of a drop or paste without a usable file. */
export type ForeignDropKind = 'folder' | 'text' | 'url' | 'nothing' | 'other-file';

/** Why such a drop or paste was rejected, and what to do. */
export interface ForeignDropRejection
  extends Problem<`dropped-${Exclude<ForeignDropKind, 'other-file'>}` | 'not-an-image' | 'not-a-video'> {
  fix: string;
}
