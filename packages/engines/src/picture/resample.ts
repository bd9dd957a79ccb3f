import { Pica } from 'pica/pica_main';
import { createRaster, type Raster } from './raster';

// Without its own worker: it would come from a blob, which the content security policy forbids.
const pica = new Pica({ features: ['js', 'wasm'] });
/** Source rows per strip: bounds the memory, and gives something to report. */
const stripRows = 256;
/** Source rows a strip sees beyond its own: past the filter's reach, and whole rows again at every ratio. */
const stripMargin = 12;

/**
 * Resamples to an exact size with pica's mks2013, in strips that come out as one run would. Transparent pixels
 * lend no colour to their neighbours. The height must change by a multiple of 1/4.
 */
export async function resample(
  from: Raster,
  width: number,
  height: number,
  onStrip?: (done: number) => void,
): Promise<Raster> {
  const to = createRaster(width, height);
  const ratio = height / from.height;
  for (let y = 0; y < from.height; y += stripRows) {
    const end = Math.min(from.height, y + stripRows);
    const top = Math.max(0, y - stripMargin);
    const bottom = Math.min(from.height, end + stripMargin);
    const strip = await pica.resizeBuffer({
      src: from.data.slice(top * from.width * 4, bottom * from.width * 4),
      width: from.width,
      height: bottom - top,
      toWidth: width,
      toHeight: (bottom - top) * ratio,
      filter: 'mks2013',
    });
    const start = (y - top) * ratio * width * 4;
    to.data.set(strip.subarray(start, start + (end - y) * ratio * width * 4), y * ratio * width * 4);
    onStrip?.(end / from.height);
  }
  return to;
}
