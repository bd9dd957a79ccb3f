/** A picture format of the API, which tools read and write too. Checks, copy and documentation read the same list. */
export interface PictureFormat {
  mime: string;
  /** The name that users know. */
  label: string;
  /** File extensions with the dot; downloads use the first. */
  extensions: readonly [string, ...string[]];
  /** Whether it supports transparency. */
  alpha: boolean;
  /** Whether its encoder has a quality setting. */
  lossy: boolean;
}

export const pictureFormats = {
  jpeg: { mime: 'image/jpeg', label: 'JPG', extensions: ['.jpg', '.jpeg'], alpha: false, lossy: true },
  png: { mime: 'image/png', label: 'PNG', extensions: ['.png'], alpha: true, lossy: false },
  webp: { mime: 'image/webp', label: 'WEBP', extensions: ['.webp'], alpha: true, lossy: true },
} as const satisfies Record<string, PictureFormat>;

export type PictureFormatName = keyof typeof pictureFormats;
export const pictureFormatNames = Object.keys(pictureFormats) as PictureFormatName[];

export interface OpenedFormat extends Pick<PictureFormat, 'mime' | 'label'> {
  /** With the dot. */
  extensions: readonly string[];
  /** Left out where a few words have to do, such as the hint of a drop area. */
  rare?: true;
}

/** The formats that the tools open besides: the intake makes a PNG of them. The API refuses them. */
export const convertedFormats = {
  heic: { mime: 'image/heic', label: 'HEIC', extensions: ['.heic', '.heif', '.hif'] },
  avif: { mime: 'image/avif', label: 'AVIF', extensions: ['.avif'] },
  tiff: { mime: 'image/tiff', label: 'TIFF', extensions: ['.tif', '.tiff'] },
  gif: { mime: 'image/gif', label: 'GIF', extensions: ['.gif'] },
  bmp: { mime: 'image/bmp', label: 'BMP', extensions: ['.bmp'] },
  jxl: { mime: 'image/jxl', label: 'JPEG XL', extensions: ['.jxl'], rare: true },
  jp2: {
    mime: 'image/jp2',
    label: 'JPEG 2000',
    extensions: ['.jp2', '.j2k', '.jpf', '.jpx', '.j2c', '.jpc'],
    rare: true,
  },
  ico: { mime: 'image/x-icon', label: 'ICO', extensions: ['.ico', '.cur'], rare: true },
  svg: { mime: 'image/svg+xml', label: 'SVG', extensions: ['.svg'], rare: true },
} as const satisfies Record<string, OpenedFormat>;

export type ConvertedFormatName = keyof typeof convertedFormats;

/** The name that users know for the files of cameras. */
export const rawLabel = 'RAW';

/** What Image to Text opens besides pictures. */
export const pdfFormat = { mime: 'application/pdf', label: 'PDF', extensions: ['.pdf'] } as const;

/** Types and extensions for a file picker's `accept`. */
export const acceptOf = (formats: readonly { mime: string; extensions: readonly string[] }[]) =>
  formats.flatMap(({ mime, extensions }) => [mime, ...extensions]).join(',');

/** What Image to Text opens besides, for a file picker's `accept`. */
export const pdfAccept = acceptOf([pdfFormat]);

/** The formats of the API and of every browser, for a file picker's `accept`. */
export const basicAccept = acceptOf(Object.values(pictureFormats));

/** The video formats of the watermark remover. */
export const videoFormats = [
  { mime: 'video/mp4', label: 'MP4', extension: '.mp4' },
  { mime: 'video/webm', label: 'WEBM', extension: '.webm' },
  { mime: 'video/quicktime', label: 'MOV', extension: '.mov' },
] as const;

/** For a file picker's `accept`. */
export const videoAccept = videoFormats.flatMap(({ mime, extension }) => [mime, extension]).join(',');
