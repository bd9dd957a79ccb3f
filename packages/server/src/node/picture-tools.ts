/** `PictureTools` for Node, without a network. The module itself has the shape of the interface. */

import { decodeMaxPixels, type PictureFormatName } from '@verapix/domain';
import { type Orientation, pictureReaders } from '@verapix/domain/picture-content';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../ports';
import { lossyQuality } from '../public-api/picture';
import { convertColours } from './png-colours';

export { enlarge } from '../public-api/resample';

/** How a stored picture is turned upright, by its EXIF orientation. sharp mirrors before it turns. */
const upright: Readonly<Record<Orientation, (stored: Sharp) => Sharp>> = {
  1: (stored) => stored,
  2: (stored) => stored.flop(),
  3: (stored) => stored.rotate(180),
  4: (stored) => stored.flip(),
  5: (stored) => stored.flip().rotate(90),
  6: (stored) => stored.rotate(90),
  7: (stored) => stored.flop().rotate(90),
  8: (stored) => stored.rotate(270),
};

/** Mixes four inks as browsers do where no profile describes them. */
function fromInks(inks: Uint8Array): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(inks.length);
  for (let at = 0; at < inks.length; at += 4) {
    const white = 255 - (inks[at + 3] ?? 0);
    for (let ink = 0; ink < 3; ink++)
      data[at + ink] = Math.round(((255 - (inks[at + ink] ?? 0)) * white) / 255);
    data[at + 3] = 255;
  }
  return data;
}

/**
 * Decodes a picture as browsers show it: their reading of the orientation, and their colours. Damage that leaves pixels is
 * accepted; rejects if the file can't be decoded.
 */
export async function decode(file: Uint8Array<ArrayBuffer>, format: PictureFormatName): Promise<Raster> {
  const stored = sharp(file, { failOn: 'truncated', limitInputPixels: decodeMaxPixels });
  const { space, hasProfile } = await stored.metadata();
  const { orientation = 1 } = pictureReaders[format].readDetails(file) ?? {};
  const turned = upright[orientation](stored);
  if (space === 'cmyk' && !hasProfile) {
    const inks = turned.pipelineColourspace('cmyk').toColourspace('cmyk').raw({ depth: 'uchar' });
    const { data, info } = await inks.toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: fromInks(data) };
  }
  const { data, info } = await turned
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raster = { width: info.width, height: info.height, data };
  if (format === 'png') convertColours(raster, file);
  return raster;
}

export async function encode(
  { width, height, data }: Raster,
  format: PictureFormatName,
  quality = lossyQuality,
) {
  const raster = sharp(data, { raw: { width, height, channels: 4 } });
  // With a quality, sharp would reduce a PNG to a palette.
  const options = format === 'png' ? {} : { quality };
  return new Uint8Array(await raster.toFormat(format, options).toBuffer());
}
