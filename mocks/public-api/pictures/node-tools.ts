import { lookup } from 'node:dns/promises';
import type { PictureFormatName } from '@verapix/facts';
import sharp from 'sharp';
import { isPublicAddress } from '../addresses/public-address';
import { fetchInNode } from './fetch-in-node';
import { lossyQuality } from './quality';
import type { PictureTools, Raster } from './types';

async function decode(file: Uint8Array<ArrayBuffer>, format: PictureFormatName): Promise<Raster> {
  const stored = sharp(file, { failOn: 'truncated' });
  // A WEBP is shown as it is stored, whatever orientation it states: see `picture-content`.
  const seen = format === 'webp' ? stored : stored.autoOrient();
  const { data, info } = await seen
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function encode({ width, height, data }: Raster, format: PictureFormatName) {
  const raster = sharp(data, { raw: { width, height, channels: 4 } });
  // With a quality given, a PNG would be reduced to a palette.
  const options = format === 'png' ? {} : { quality: lossyQuality };
  return new Uint8Array(await raster.toFormat(format, options).toBuffer());
}

export const nodeTools: PictureTools = {
  decode,
  encode,
  fetchPicture: fetchInNode({ resolve: (host) => lookup(host, { all: true }), isPublic: isPublicAddress }),
};
