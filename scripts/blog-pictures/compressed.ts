import sharp from 'sharp';
import { psnr } from './photograph.ts';

/** The three formats a website sends photographs in, with an encoder that is asked for its usual best. */
const encoders = {
  jpeg: (picture: Buffer, quality: number) => sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer(),
  webp: (picture: Buffer, quality: number) => sharp(picture).webp({ quality, effort: 4 }).toBuffer(),
  avif: (picture: Buffer, quality: number) => sharp(picture).avif({ quality, effort: 4 }).toBuffer(),
};

export type Format = keyof typeof encoders;
export const formats = Object.keys(encoders) as Format[];

/** Looks for the edge of a property that holds from some quality on, or up to some quality. */
async function edge(holds: (quality: number) => Promise<boolean>): Promise<{ below: number; from: number }> {
  let [below, from] = [0, 100];
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2);
    if (await holds(middle)) from = middle;
    else below = middle;
  }
  return { below, from };
}

/** The best the format does within that many bytes. */
export async function withinBytes(picture: Buffer, format: Format, bytes: number): Promise<Buffer> {
  const encode = encoders[format];
  const { below } = await edge(async (quality) => (await encode(picture, quality)).length > bytes);
  return encode(picture, Math.max(1, below));
}

/** The fewest bytes in which the format comes that near to the picture, in decibels. */
export async function bytesFor(picture: Buffer, format: Format, decibels: number): Promise<number> {
  const encode = encoders[format];
  const { from } = await edge(
    async (quality) => (await psnr(await encode(picture, quality), picture)) >= decibels,
  );
  return (await encode(picture, from)).length;
}
