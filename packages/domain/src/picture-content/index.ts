import type { ConvertedFormatName, PictureFormatName } from '../file-formats';
import { bmp } from './bmp';
import { gif } from './gif';
import type { FormatReader } from './header';
import { heif } from './heif';
import { jpeg } from './jpeg';
import { png } from './png';
import { tiff } from './tiff';
import { webp } from './webp';

export {
  byteAt,
  type FormatReader,
  holds,
  type Orientation,
  type PictureDetails,
  readOrientation,
  type SizeReading,
  swapsSides,
  uint16,
  uint24,
  uint32,
} from './header';
export { colourProfileOf, heifCredentials, heifExif } from './heif';
export { isPdfContent, sniffBytes, sniffFormat } from './sniff';
export { readTiffImage, type TiffImage } from './tiff';

/** The reader of each format. */
export const pictureReaders: Readonly<Record<PictureFormatName, FormatReader>> = { jpeg, png, webp };

/** The reader of each format that the intake converts. */
export const convertedReaders: Readonly<Record<ConvertedFormatName, FormatReader>> = {
  heic: heif,
  avif: heif,
  tiff,
  gif,
  bmp,
};
