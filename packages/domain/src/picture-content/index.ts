import type { PictureFormatName } from '../files';
import type { FormatReader } from './header';
import { jpeg } from './jpeg';
import { png } from './png';
import { webp } from './webp';

export { type FormatReader, type Orientation, type SizeReading, swapsSides } from './header';
export { sniffBytes, sniffFormat } from './sniff';

/** The reader of each format. */
export const pictureReaders: Readonly<Record<PictureFormatName, FormatReader>> = { jpeg, png, webp };
