import type { PictureFormatName } from '../formats';
import type { FormatReader } from './header';
import { jpeg } from './jpeg';
import { png } from './png';
import { webp } from './webp';

export { swapsSides } from './exif';
export type { FormatReader, Orientation, SizeReading } from './header';
export { sniffBytes, sniffFormat } from './sniff';

/** How each format is read; none decodes anything. */
export const pictureReaders: Readonly<Record<PictureFormatName, FormatReader>> = { jpeg, png, webp };
