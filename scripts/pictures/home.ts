/**
 * `npm run pictures -- home` makes the comparisons of the home page: parts of two photographs, reduced to a quarter of
 * their width, and enlarged by the upscaler. Commit its output. It needs a built app: `--build FOLDER` names another
 * build than that of `npm run build`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { buildDir, rootDir } from '../paths.ts';
import { enlargedByApp } from './app-tools.ts';
import { cutFrom, resized } from './sources.ts';

const { values } = parseArgs({ options: { build: { type: 'string', default: buildDir } } });

const folder = join(rootDir, 'packages/app/src/content/pictures/home');

/** The part of each photograph, in its pixels: with sides divisible by eight. */
const views = {
  boats: { name: 'nagasaki-boats', cut: { left: 0, top: 26, width: 1024, height: 768 } },
  sheep: { name: 'march-pastoral', cut: { left: 18, top: 9, width: 960, height: 480 } },
} as const;

for (const [view, { name, cut }] of Object.entries(views)) {
  const photograph = await cutFrom(name, cut);
  const small = await resized(photograph, { width: cut.width / 4, height: cut.height / 4 }, 'lanczos3');
  const { sharp: enlarged } = await enlargedByApp(small, values.build);
  // Enlarged as a browser would, in the size it is shown in.
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
