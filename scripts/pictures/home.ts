/**
 * `npm run pictures -- home` makes the comparisons of the home page: parts of two photographs, reduced to a quarter of
 * their width, and enlarged by Sharp; and by how many decibels Sharp comes closer to the photograph than a browser does,
 * in `gains.json`. Commit its output. It needs the weights: see `npm run weights`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureTools } from '../../packages/worker/src/picture-tools.ts';
import { rootDir } from '../paths.ts';
import { cutFrom, psnr, resized } from './sources.ts';

const folder = join(rootDir, 'packages/app/src/content/pictures/home');
const tools = await createPictureTools(join(rootDir, 'packages/app/public/weights'));

async function enlargedBySharp(small: Buffer): Promise<Buffer> {
  const raster = await tools.decode(new Uint8Array(small), 'png');
  const enlarged = await tools.enlarge(raster, 4, { model: 'sharp', signal: new AbortController().signal });
  return Buffer.from(await tools.encode(enlarged, 'png'));
}

/** The part of each photograph, in its pixels: with sides divisible by eight. */
const views = {
  fig: { name: 'fig-in-a-red-bowl', cut: { left: 432, top: 150, width: 1024, height: 768 } },
  brushes: { name: 'paint-brushes', cut: { left: 0, top: 190, width: 960, height: 480 } },
} as const;

const gains: Record<string, number> = {};

for (const [view, { name, cut }] of Object.entries(views)) {
  const photograph = await cutFrom(name, cut);
  const small = await resized(photograph, { width: cut.width / 4, height: cut.height / 4 }, 'lanczos3');
  const enlarged = await enlargedBySharp(small);
  // Enlarged as a browser would, in the size it is shown in.
  const byBrowser = await sharp(small).resize({ width: cut.width, kernel: 'cubic' }).png().toBuffer();
  const [ofSharp, ofBrowser] = await Promise.all([psnr(enlarged, photograph), psnr(byBrowser, photograph)]);
  gains[view] = Number((ofSharp - ofBrowser).toFixed(1));
  await sharp(byBrowser)
    .avif({ quality: 55, effort: 6 })
    .toFile(join(folder, `${view}-before.avif`));
  for (const width of [cut.width, 640]) {
    const file = await sharp(enlarged)
      .resize({ width, kernel: 'lanczos3' })
      .avif({ quality: 55, effort: 6 })
      .toFile(join(folder, `${view}-after-${width}.avif`));
    console.log(`${view} ${file.width} × ${file.height}: ${file.size} bytes`);
  }
}

await writeFile(join(folder, 'gains.json'), `${JSON.stringify(gains)}\n`);
