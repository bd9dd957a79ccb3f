import { Pica } from 'pica/pica_main';
import type { EnlargeOptions, Raster } from '../ports';

// Without pica's workers: they start from a blob URL, which the content security policy forbids.
const pica = new Pica({ features: ['js', 'wasm'] });

/**
 * Enlarges a raster by a factor with pica's mks2013, the model "fast". Transparent pixels do not affect the color of their
 * neighbors.
 */
export async function enlarge(
  { width, height, data }: Raster,
  factor: number,
  { model }: Pick<EnlargeOptions, 'model'>,
): Promise<Raster> {
  if (model !== 'fast') throw new Error(`There is no model "${model}".`);
  const target = { width: width * factor, height: height * factor };
  const enlarged = await pica.resizeBuffer({
    src: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width,
    height,
    toWidth: target.width,
    toHeight: target.height,
    filter: 'mks2013',
  });
  return { ...target, data: enlarged };
}
