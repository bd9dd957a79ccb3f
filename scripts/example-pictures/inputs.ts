import sharp from 'sharp';
import type { Area } from '../app-at-work/remove-mark.ts';

interface Size {
  width: number;
  height: number;
}

const quarter: Size = { width: 240, height: 160 };

/** A text laid over a picture, which the watermark remover then takes away. */
export interface Mark {
  /** The size of the marked picture, in pixels. */
  size: Size;
  /** Where the mark is, in pixels of that picture. */
  area: Area;
  text: string;
  /** How the text looks, as attributes of SVG. */
  look: string;
}

/** The date in a corner, as cameras have stamped it. */
export const date: Mark = {
  size: { width: 744, height: 496 },
  area: { left: 20, top: 428, width: 184, height: 48 },
  text: "12 3 '98",
  look: 'font-family="monospace" font-size="34" fill="#ff8a3c" stroke="#7a2400" stroke-width="0.7"',
};

/** A word across a corner, as shops of pictures lay it over theirs. */
export const word: Mark = {
  size: { width: 600, height: 400 },
  area: { left: 8, top: 336, width: 172, height: 48 },
  text: 'SAMPLE',
  look: 'font-family="sans-serif" font-size="36" fill="white" fill-opacity="0.75"',
};

/** A part of a picture made smaller as Lanczos-3 does it: what a camera's picture of that size would show. */
export function reduced(original: Buffer, part?: Area, size: Size = quarter): Promise<Buffer> {
  const whole = sharp(original);
  return (part ? whole.extract(part) : whole)
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A part of a photograph as a JPEG of another size. */
export function cropped(original: Buffer, part: Area, size: Size): Promise<Buffer> {
  return sharp(original)
    .extract(part)
    .resize({ ...size, fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A photograph, or a part of it, with a mark on it, as JPEG. */
export async function marked(
  original: Buffer,
  { size, area, text, look }: Mark,
  from = { left: 0, top: 0 },
): Promise<Buffer> {
  const { left, top, width, height } = area;
  const letters = Buffer.from(
    `<svg width="${width}" height="${height}"><text x="${width / 2}" y="36" text-anchor="middle" font-weight="bold" ${look}>${text}</text></svg>`,
  );
  return sharp(
    await sharp(original)
      .extract({ ...from, ...size })
      .png()
      .toBuffer(),
  )
    .composite([{ input: letters, left, top }])
    .jpeg({ quality: 92 })
    .toBuffer();
}
