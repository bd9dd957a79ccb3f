import { pictureFormatsInWords, videoFormatsInWords } from '@verapix/domain';
import type { Orientation } from '@verapix/domain/picture-content';

const notAnImage = 'Please select a valid image file.';

const megabyte = 1024 * 1024;

/** `10MB`, as the spec writes it. */
function inMegabytes(bytes: number): string {
  return `${Number((bytes / megabyte).toFixed(1))}MB`;
}

/** `12.5 megapixels`. */
export function inMegapixels(pixels: number): string {
  return `${Number((pixels / 1_000_000).toFixed(1))} megapixels`;
}

/** One function for each reason why a file is rejected. */
export const rejections = {
  none: (): PictureRejection => ({
    code: 'none',
    message: 'No picture was chosen.',
    fix: `Choose a ${pictureFormatsInWords} picture.`,
  }),

  several: (count: number): PictureRejection => ({
    code: 'several',
    message: `You chose ${count} files. This tool takes one picture at a time.`,
    fix: 'Choose the one to begin with.',
  }),

  empty: (): PictureRejection => ({
    code: 'empty',
    title: 'The file is empty',
    message: notAnImage,
    fix: 'There is nothing in this file. Save or download the picture again.',
  }),

  tooLargeFile: (bytes: number, maxBytes: number): PictureRejection => ({
    code: 'too-large-file',
    message: `File is too large. Please select an image under ${inMegabytes(maxBytes)}.`,
    fix: `This one has ${inMegabytes(bytes)}. Save it smaller, or as a JPG.`,
  }),

  unreadable: (): PictureRejection => ({
    code: 'unreadable',
    title: 'The file could not be read',
    message: 'The browser was not given the content of this file.',
    fix: 'It may have been moved, or be a folder or a file that is still downloading. Choose it again.',
  }),

  notAnImage: (): PictureRejection => ({
    code: 'not-an-image',
    message: notAnImage,
    fix: `The content of this file is not a picture, whatever its name says. Choose a ${pictureFormatsInWords} picture.`,
  }),

  pdf: (): PictureRejection => ({
    code: 'not-an-image',
    message: notAnImage,
    fix: 'This file is a PDF. Image to Text opens PDFs, if their names end in .pdf.',
  }),

  unsupportedFormat: (label: string): PictureRejection => ({
    code: 'unsupported-format',
    title: `${label} is not supported`,
    message: `This file is a ${label} picture, which this tool can’t open.`,
    fix: adviceFor(label),
  }),

  unopened: ({ message, fix }: { message: string; fix: string }): PictureRejection => ({
    code: 'unopened',
    title: 'The picture could not be opened',
    message,
    fix,
  }),

  damaged: (): PictureRejection => ({
    code: 'damaged',
    title: 'The picture is damaged',
    message: 'This file is cut off or damaged, so part of the picture is missing.',
    fix: 'Download or copy the original again, or open it in another program and save it again.',
  }),

  tooManyPixels: (width: number, height: number, maxPixels: number): PictureRejection => ({
    code: 'too-many-pixels',
    title: 'The picture has too many pixels',
    message: `This picture is ${width} × ${height}, which is ${inMegapixels(width * height)}. The most is ${inMegapixels(maxPixels)}.`,
    fix: 'Make it smaller in another program, or choose a smaller copy.',
  }),
};

const advice: Record<string, string> = {
  Photoshop: 'Export it as PNG or JPG.',
  'Lossless JPEG': 'Save it as an ordinary JPG, or as PNG.',
  '12-bit JPEG': 'Save it as an ordinary JPG (8 bits), or as PNG.',
  'CMYK TIFF': 'Its colours are those of a printing press. Convert it to RGB in another program.',
};

function adviceFor(label: string): string {
  return advice[label] ?? `Open it in another program and save it as JPG or PNG.`;
}

/** Names and messages by accepted kind of file. */
const accepted = {
  picture: { example: `a ${pictureFormatsInWords} picture`, code: 'not-an-image', otherFile: notAnImage },
  video: {
    example: `an ${videoFormatsInWords} video`,
    code: 'not-a-video',
    otherFile: 'Please select a valid video file.',
  },
} as const;

/** Why a drop or paste without a usable file was rejected. */
export function foreignDropRejection(kind: ForeignDropKind, takes: AcceptedKind): ForeignDropRejection {
  const { example, code, otherFile } = accepted[takes];
  const texts: Record<ForeignDropKind, ForeignDropRejection> = {
    folder: {
      code: 'dropped-folder',
      message: 'That is a folder.',
      fix: `Open it and choose one ${takes} inside.`,
    },
    text: {
      code: 'dropped-text',
      message: `That is text, not a ${takes}.`,
      fix: `Choose a ${takes} file.`,
    },
    url: {
      code: 'dropped-url',
      message: `That is a link to a ${takes} on another site.`,
      fix: `Save the ${takes} to your device first, then choose the file.`,
    },
    nothing: {
      code: 'dropped-nothing',
      message: `There was no ${takes} in what you dropped or pasted.`,
      fix: `Choose ${example}.`,
    },
    'other-file': {
      code,
      message: otherFile,
      fix: `What you dropped is another kind of file. Drop ${example}.`,
    },
  };
  return texts[kind];
}

/** A picture that passed the inspection: the input of every tool. */
export interface PictureSource {
  /**
   * The chosen file, unchanged, if it is a JPEG, PNG or WebP without animation. Else its first frame or page as a PNG,
   * which browsers can show.
   */
  file: File;
  /** The chosen file, where `file` is a PNG made of it. */
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
  | 'unopened'
  | 'too-many-pixels';

/** Why a picture was rejected, and what to do. */
export interface PictureRejection {
  code: PictureRejectionCode;
  /** A short heading, if the message alone is not clear. */
  title?: string;
  message: string;
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
export interface ForeignDropRejection {
  code: `dropped-${Exclude<ForeignDropKind, 'other-file'>}` | 'not-an-image' | 'not-a-video';
  message: string;
  fix: string;
}
