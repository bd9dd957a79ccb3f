/**
 * `npm run pictures -- samples` makes the sample pictures, their thumbnails and the pictures of the design system's
 * stories from photographs and paintings. Commit its output. Run it again when one is added. The marks for the watermark
 * remover need the DejaVu fonts.
 *
 * A sample is small, so that a first run takes seconds. Lanczos-3 keeps the detail of a camera's picture of that size.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rootDir } from '../paths.ts';
import { portrait } from './portraits.ts';
import { cutOutCup, photographPath } from './sources.ts';

/** The longer side of each sample, in pixels. PNG keeps the detail that the upscaler rebuilds, JPEG is enough to cut out. */
const samples = {
  'forest-stream': { side: 320, format: 'png' },
  mountains: { side: 320, format: 'png' },
  cat: { side: 320, format: 'png' },
  coffee: { side: 480, format: 'jpg' },
  dandelions: { side: 480, format: 'jpg' },
} as const;
const thumbnailSidePx = 192;
/** Where each photograph is marked for the watermark remover, as ratios of its width and height. */
const marks = { mountains: { x: 0.5, y: 0.8 }, 'forest-stream': { x: 0.5, y: 0.9 } };
const markedSidePx = 640;

const targetOf = (name: string) => join(rootDir, 'packages/studio/src/samples/pictures', name);
const writeThumbnail = (picture: string | Buffer, target: string, position: string) =>
  sharp(picture)
    .resize(thumbnailSidePx, thumbnailSidePx, { fit: 'cover', position })
    .webp({ quality: 80 })
    .toFile(`${target}.thumbnail.webp`);

for (const [name, { side, format }] of Object.entries(samples)) {
  const photograph = photographPath(name);
  const target = targetOf(name);
  const sample = sharp(photograph).resize(side, side, { fit: 'inside', kernel: 'lanczos3' });
  await (format === 'png' ? sample.png({ compressionLevel: 9 }) : sample.jpeg({ quality: 90 })).toFile(
    `${target}.sample.${format}`,
  );
  await writeThumbnail(photograph, target, 'attention');
}

/** The sample of the headshot generator. */
const painting = await portrait('amara');
const paintedTarget = targetOf('painted-portrait');
await sharp(painting)
  .extract({ left: 158, top: 0, width: 1575, height: 1260 })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(`${paintedTarget}.sample.jpg`);
await writeThumbnail(painting, paintedTarget, 'centre');

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
    .jpeg({ quality: 84 })
    .toBuffer();
  await writeFile(`${target}.jpg`, marked);
  await writeThumbnail(marked, target, 'centre');
}

const storyPicture = (name: string) =>
  join(rootDir, 'packages/ui/src/components/zoom-pan/story-pictures', name);
const quality = 82;

/** The cup without the margins beside it, 800 × 560. */
const withoutMargins = (cup: string | Buffer) =>
  sharp(cup).extract({ left: 14, top: 0, width: 572, height: 400 }).resize(800, 560, { fit: 'fill' });

await sharp(photographPath('fig-in-a-red-bowl'))
  .extract({ left: 250, top: 3, width: 1350, height: 1080 })
  .resize(1024, 819)
  .jpeg({ quality, mozjpeg: true })
  .toFile(storyPicture('fig.jpg'));
await withoutMargins(photographPath('coffee'))
  .jpeg({ quality, mozjpeg: true })
  .toFile(storyPicture('cup.jpg'));
await withoutMargins(await cutOutCup())
  .webp({ quality })
  .toFile(storyPicture('cup-cut-out.webp'));
