/**
 * `npm run pictures -- samples` makes the sample pictures and their thumbnails from photographs. Commit its
 * output. Run it again when a photograph is added. The marks for the watermark remover need the DejaVu fonts.
 *
 * A sample is small, so that a first run takes seconds. Lanczos-3 keeps the detail of a camera's picture of that size.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rootDir } from '../paths.ts';
import { photographPath } from './sources.ts';

/** The longer side of each sample, in pixels. */
const sampleSidesPx = {
  'fig-in-a-red-bowl': 320,
  mountains: 320,
  cat: 320,
  coffee: 400,
  dandelions: 400,
};
const thumbnailSidePx = 192;
/** Where each photograph is marked for the watermark remover, as ratios of its width and height. */
const marks = { 'fig-in-a-red-bowl': { x: 0.5, y: 0.74 }, mountains: { x: 0.5, y: 0.8 } };
const markedSidePx = 640;

const targetOf = (name: string) => join(rootDir, 'packages/app/src/content/pictures', name);
const writeThumbnail = (picture: string | Buffer, target: string, position: string) =>
  sharp(picture)
    .resize(thumbnailSidePx, thumbnailSidePx, { fit: 'cover', position })
    .webp({ quality: 80 })
    .toFile(`${target}.thumbnail.webp`);

for (const [name, sampleSidePx] of Object.entries(sampleSidesPx)) {
  const photograph = photographPath(name);
  const target = targetOf(name);
  await sharp(photograph)
    .resize(sampleSidePx, sampleSidePx, { fit: 'inside', kernel: 'lanczos3' })
    .png({ compressionLevel: 9 })
    .toFile(`${target}.sample.png`);
  await writeThumbnail(photograph, target, 'attention');
}

for (const [name, { x, y }] of Object.entries(marks)) {
  const { data, info } = await sharp(photographPath(name))
    .resize(markedSidePx, markedSidePx, { fit: 'inside', kernel: 'lanczos3' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <text x="${x * width}" y="${y * height}" text-anchor="middle" fill="#fff" fill-opacity="0.9"
      font-family="DejaVu Sans" font-weight="700" font-size="${width / 12}" letter-spacing="4">SAMPLE</text></svg>`;
  const target = `${targetOf(name)}.marked`;
  const marked = await sharp(data)
    .composite([{ input: Buffer.from(mark) }])
    .jpeg({ quality: 88 })
    .toBuffer();
  await writeFile(`${target}.jpg`, marked);
  await writeThumbnail(marked, target, 'centre');
}
