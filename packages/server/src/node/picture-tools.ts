/** `PictureTools` for Node, without a network. The module itself has the shape of the interface. */

import { decodeMaxPixels, type PictureFormatName } from '@verapix/domain';
import sharp from 'sharp';
import { lossyQuality } from '../public-api/picture';
import type { Raster } from '../ports';

export { enlarge } from '../public-api/resample';

export async function decode(file: Uint8Array<ArrayBuffer>, format: PictureFormatName): Promise<Raster> {
  const stored = sharp(file, { failOn: 'truncated', limitInputPixels: decodeMaxPixels });
  // Browsers ignore the orientation of a WEBP file: see `picture-content`.
  const oriented = format === 'webp' ? stored : stored.autoOrient();
  const { data, info } = await oriented
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
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
