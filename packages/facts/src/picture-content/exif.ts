import { holds, uint16, uint32 } from './bytes';
import type { Orientation } from './header';

/** What precedes the TIFF structure in a JPEG, and by mistake in some WebP files. */
const exifMark = 'Exif\0\0';
const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

function isOrientation(value: number): value is Orientation {
  return value >= 1 && value <= 8;
}

/** The orientation an EXIF block states; upright if it states none or is broken. */
export function readOrientation(exif: Uint8Array): Orientation {
  const tiff = holds(exif, 0, exifMark) ? exif.subarray(exifMark.length) : exif;
  const little = holds(tiff, 0, 'II*\0');
  if (!little && !holds(tiff, 0, 'MM\0*')) return 1;
  const directory = uint32(tiff, 4, little);
  const count = Math.min(uint16(tiff, directory, little), Math.floor(tiff.length / entryBytes));
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * entryBytes;
    if (uint16(tiff, entry, little) !== orientationTag) continue;
    const value = uint16(tiff, entry + 8, little);
    return uint16(tiff, entry + 2, little) === shortType && isOrientation(value) ? value : 1;
  }
  return 1;
}

/** Whether a JPEG's application segment is an EXIF block. */
export function isExif(segment: Uint8Array): boolean {
  return holds(segment, 0, exifMark);
}

/** Whether the orientation lays the picture on its side, so that width and height change places. */
export function swapsSides(orientation: Orientation): boolean {
  return orientation >= 5;
}
