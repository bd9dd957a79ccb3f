import { Pica } from 'pica/pica_main';
import { createRaster, type Raster } from './raster';

// Without pica's own worker: it would be created from a blob, which the content security policy forbids.
const pica = new Pica({ features: ['js', 'wasm'] });

/**
 * Resizes to any size with pica's Hamming filter, which neither rings nor sharpens. Colours of transparent pixels do not
 * bleed into their neighbours. Returns the picture itself if it already has the size.
 */
export async function resize(from: Raster, width: number, height: number): Promise<Raster> {
  if (from.width === width && from.height === height) return from;
  const resized = await pica.resizeBuffer({
    src: from.data,
    width: from.width,
    height: from.height,
    toWidth: width,
    toHeight: height,
    filter: 'hamming',
  });
  return { width, height, data: new Uint8ClampedArray(resized.slice().buffer) };
}

/** Source rows per strip: limits the memory, and gives progress to report. */
const stripRows = 256;
/** Source rows a strip reads beyond its own: more than the filter reaches, and whole result rows at every ratio. */
const stripMargin = 12;

/**
 * Resamples to an exact size with pica's sharper mks2013 filter, in strips whose result equals that of a single pass.
 * Colours of transparent pixels do not bleed into their neighbours. The height must change by a multiple of 1/4.
 * `onStrip` receives the completed ratio, 0 to 1.
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
