import sharp from 'sharp';

/** A picture's pixels: red, green, blue and alpha of each, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** The pixels of a PNG. Rejects when it is none. */
export async function pictureOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A PNG of these pixels. */
export function pngOf({ data, width, height }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
