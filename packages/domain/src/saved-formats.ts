import { convertedFormats, type PictureFormat, pictureFormats } from './file-formats';

/** The formats that results are saved in, in the order of the choices. The API writes those of `pictureFormats` only. */
export const savedFormats = {
  png: { ...pictureFormats.png, maxSidePx: 2 ** 31 - 1 },
  jpeg: { ...pictureFormats.jpeg, maxSidePx: 65_535 },
  webp: { ...pictureFormats.webp, maxSidePx: 16_383 },
  // libavif, which browsers decode with, refuses longer sides.
  avif: { ...convertedFormats.avif, alpha: true, lossy: true, maxSidePx: 32_768 },
} as const satisfies Record<string, SavedFormat>;

interface SavedFormat extends PictureFormat {
  /** The longest side that a file of the format can have, in pixels. */
  maxSidePx: number;
}

export type SavedFormatName = keyof typeof savedFormats;
export const savedFormatNames = Object.keys(savedFormats) as SavedFormatName[];

/** Whether a file of the format can hold a picture of that size, in pixels. */
export const holdsSize = (format: SavedFormatName, { width, height }: { width: number; height: number }) =>
  Math.max(width, height) <= savedFormats[format].maxSidePx;

/** The sizes that results are often saved in. `dotsPerInch` is that of a print; `turns` follows the picture's orientation. */
export const sizePresets = [
  { id: 'instagram-square', width: 1080, height: 1080 },
  { id: 'instagram-portrait', width: 1080, height: 1350 },
  { id: 'story', width: 1080, height: 1920 },
  { id: 'full-hd', width: 1920, height: 1080, turns: true },
  { id: 'a4', width: 2480, height: 3508, dotsPerInch: 300, turns: true },
  { id: 'letter', width: 2550, height: 3300, dotsPerInch: 300, turns: true },
  { id: 'photo', width: 1181, height: 1772, dotsPerInch: 300, turns: true },
] as const satisfies readonly {
  id: string;
  width: number;
  height: number;
  dotsPerInch?: number;
  turns?: boolean;
}[];
export type SizePreset = (typeof sizePresets)[number];
