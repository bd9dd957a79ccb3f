import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type DrawnLogo, makeLogos } from '../../packages/engines/src/logo/make-logos.ts';
import { styles, typefacesOf } from '../../packages/engines/src/logo/style.ts';
import { openLettering } from '../../packages/engines/src/logo/text/lettering.ts';
import type { FontFileId } from '../../packages/engines/src/logo/text/typefaces.ts';

const require = createRequire(import.meta.url);

const typefaceWeights: Partial<Record<FontFileId, number>> = { outfit: 600, sora: 700 };

/** The Latin letters of a typeface that modern logos are set in. */
async function loadTypeface(id: FontFileId): Promise<ArrayBuffer> {
  const weight = typefaceWeights[id];
  if (!weight) throw new Error(`Modern logos are not set in ${id}: add its weight here.`);
  const file = await readFile(require.resolve(`@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`));
  return new Uint8Array(file).buffer;
}

/** The logos that the logo generator makes for one name, the same on every run. */
export async function northwindLogos(): Promise<DrawnLogo[]> {
  const request = {
    brandName: 'Northwind',
    description: 'wind',
    template: 'modern',
    colours: ['#3A86FF'],
    seed: 1,
  } as const;
  const lettering = await openLettering({
    text: request.brandName,
    typefaces: typefacesOf(styles.modern),
    load: loadTypeface,
    japanese: {},
  });
  return makeLogos(request, lettering);
}
