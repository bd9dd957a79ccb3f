import * as messages from '@verapix/messages/tools';

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

/** The formats that the tools open besides: the intake makes a PNG of them. The API refuses them. */
export const convertedFormats = {
  heic: { mime: 'image/heic', label: 'HEIC', extensions: ['.heic', '.heif'] },
  avif: { mime: 'image/avif', label: 'AVIF', extensions: ['.avif'] },
  tiff: { mime: 'image/tiff', label: 'TIFF', extensions: ['.tif', '.tiff'] },
  gif: { mime: 'image/gif', label: 'GIF', extensions: ['.gif'] },
  bmp: { mime: 'image/bmp', label: 'BMP', extensions: ['.bmp'] },
} as const satisfies Record<string, Pick<PictureFormat, 'mime' | 'label' | 'extensions'>>;

export type ConvertedFormatName = keyof typeof convertedFormats;

/** What Image to Text opens besides pictures. */
export const pdfFormat = { mime: 'application/pdf', label: 'PDF', extensions: ['.pdf'] } as const;

const acceptOf = (formats: readonly Pick<PictureFormat, 'mime' | 'extensions'>[]) =>
  formats.flatMap(({ mime, extensions }) => [mime, ...extensions]).join(',');

/** What a tool opens, for a file picker's `accept`. */
export const pictureAccept = acceptOf([...Object.values(pictureFormats), ...Object.values(convertedFormats)]);

/** What Image to Text opens besides, for a file picker's `accept`. */
export const pdfAccept = acceptOf([pdfFormat]);

/** The formats of the API and of every browser, for a file picker's `accept`. */
export const basicAccept = acceptOf(Object.values(pictureFormats));

/** `a, b or c`. Without `Intl`, because its first use takes tens of milliseconds of a page's start. */
export const oneOf = (items: readonly string[]) =>
  messages.oneOf({ items: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });

const labels = (formats: object) => Object.values(formats).map(({ label }: { label: string }) => label);

/** `JPG, PNG, WEBP, HEIC, AVIF, TIFF, GIF or BMP`: what a tool opens, for copy. */
export const pictureFormatsInWords = oneOf([...labels(pictureFormats), ...labels(convertedFormats)]);

/** `JPG, PNG or WEBP`: the formats of the API and of every browser, for copy. */
export const basicFormatsInWords = oneOf(labels(pictureFormats));

/** The video formats of the watermark remover. */
const videoFormats = [
  { mime: 'video/mp4', label: 'MP4', extension: '.mp4' },
  { mime: 'video/webm', label: 'WEBM', extension: '.webm' },
  { mime: 'video/quicktime', label: 'MOV', extension: '.mov' },
] as const;

/** For a file picker's `accept`. */
export const videoAccept = videoFormats.flatMap(({ mime, extension }) => [mime, extension]).join(',');

/** `MP4, WEBM or MOV`, for copy. */
export const videoFormatsInWords = oneOf(videoFormats.map(({ label }) => label));
