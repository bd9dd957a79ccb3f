import { Pica } from 'pica/pica_main';
import type { Raster } from './types';

// Without its own workers: they would come from a blob, which the content security policy forbids.
const pica = new Pica({ features: ['js', 'wasm'] });

/** Enlarges a raster so many times with pica's mks2013. Transparent pixels lend no colour to their neighbours. */
export async function enlarge({ width, height, data }: Raster, factor: number): Promise<Raster> {
  const to = { width: width * factor, height: height * factor };
  const src = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const enlarged = await pica.resizeBuffer({
    src,
    width,
    height,
    toWidth: to.width,
    toHeight: to.height,
    filter: 'mks2013',
  });
  return { ...to, data: enlarged };
}
