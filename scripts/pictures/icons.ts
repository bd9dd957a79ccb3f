/** `npm run pictures -- icons` makes the icons of the installed app from the mark in `favicon.svg`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rootDir } from '../paths.ts';

const publicDir = join(rootDir, 'packages/app/public');
const folder = join(publicDir, 'icons');
const mark = await readFile(join(publicDir, 'favicon.svg'), 'utf8');

/** Systems cut a maskable icon to their own shape: nothing but the background may lie outside the middle 80 %. */
const maskable = mark
  .replace('rx="7" ', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-2 -2 36 36"')
  .replace('<rect width="32" height="32"', '<rect x="-2" y="-2" width="36" height="36"');

/** Opaque corners, because the system rounds them. */
const square = mark.replace('rx="7" ', '');

const render = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

await mkdir(folder, { recursive: true });
for (const { file, svg, size } of [
  { file: 'icon-192.png', svg: mark, size: 192 },
  { file: 'icon-512.png', svg: mark, size: 512 },
  { file: 'maskable-512.png', svg: maskable, size: 512 },
  { file: 'apple-touch-icon.png', svg: square, size: 180 },
])
  await writeFile(join(folder, file), await render(svg, size).toBuffer());
