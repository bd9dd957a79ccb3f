import type { ConvertedFormatName, PictureFormatName } from '../file-formats';
import { bmp } from './bmp';
import { gif } from './gif';
import type { FormatReader, MendedPicture } from './header';
import { heif } from './heif';
import { ico } from './ico';
import { jp2 } from './jp2';
import { jpeg } from './jpeg';
import { jxl } from './jxl';
import { mendJpeg } from './mend-jpeg';
import { mendPng } from './mend-png';
import { mendWebp } from './mend-webp';
import { png } from './png';
import { tiff } from './tiff';
import { webp } from './webp';

export {
  byteAt,
  exifMark,
  type FormatName,
  type FormatReader,
  type FormatVariant,
  holds,
  type MendedPicture,
  type Orientation,
  type PictureDetails,
  readOrientation,
  type SizeReading,
  swapsSides,
  textAt,
  uint16,
  uint24,
  uint32,
} from './header';
export {
  type ColourCodes,
  colourCodesOf,
  colourProfileOf,
  heifCredentials,
  heifExif,
  isAv1Coded,
} from './heif';
export { largestIcon } from './ico';
export { jp2Profile } from './jp2';
export { leadBytes, leadOf } from './lead';
export { pngChunk } from './png-chunk';
export { asciiBytes, bigEndian32, concatBytes, deflate, littleEndian, webpChunk } from './write-bytes';
export { readCameraRaw } from './raw';
export { isPdfContent, sniffBytes, sniffFormat } from './sniff';
export { readTiffPages, repairedTiff, type TiffPage } from './tiff';

/** The reader of each format. */
export const pictureReaders: Readonly<Record<PictureFormatName, FormatReader>> = { jpeg, png, webp };

/** What puts a file of each format in order. */
export const menders: Readonly<Record<PictureFormatName, (file: Uint8Array) => MendedPicture | undefined>> = {
  jpeg: mendJpeg,
  png: mendPng,
  webp: mendWebp,
};

/** The reader of each format that the intake converts from pixels to pixels. */
export const convertedReaders: Readonly<Record<Exclude<ConvertedFormatName, 'svg'>, FormatReader>> = {
  heic: heif,
  avif: heif,
  tiff,
  gif,
  bmp,
  jxl,
  jp2,
  ico,
};
