// The decoder is under the LGPL: it stays a file of its own, which anyone may replace. See docs/decisions.
import libheifUrl from 'libheif-js/libheif-wasm/libheif-bundle.mjs?url';
import { createRaster, type Raster } from './raster';

interface HeifImage {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean;
  is_premultiplied_alpha: () => boolean;
  display: (target: Pick<Raster, 'data' | 'width' | 'height'>, done: (drawn: object | null) => void) => void;
  free: () => void;
}

interface Libheif {
  HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] };
}

/** Decodes the primary picture of a HEIC, upright, without converting its colours. Rejects if it can't. */
export type DecodeHeic = (file: Uint8Array) => Promise<Raster>;

/** Undoes the multiplication of the colours with their opacity. */
function unpremultiply({ data }: Raster): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.round(((data[channel] ?? 0) * 255) / alpha);
  }
}

/** Loads the decoder: 2 MB. Rejects if it can't be loaded. */
export async function loadLibheif(): Promise<DecodeHeic> {
  const module: { default: () => Promise<Libheif> | Libheif } = await import(/* @vite-ignore */ libheifUrl);
  const libheif = await module.default();
  return async (file) => {
    const images = new libheif.HeifDecoder().decode(file);
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (!image) throw new Error('The file has no picture that the decoder can open.');
    const picture = createRaster(image.get_width(), image.get_height());
    const isPremultiplied = image.is_premultiplied_alpha();
    const drawn = await new Promise<object | null>((resolve) => image.display(picture, resolve));
    for (const each of images) each.free();
    if (!drawn) throw new Error('The decoder could not decode the picture.');
    if (isPremultiplied) unpremultiply(picture);
    return picture;
  };
}
