import { JpxImage } from 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs';
import { loadFile } from '../network/load-file';
import { openjpeg } from './openjpeg';
import type { Raster, Size } from './raster';

/** Decodes a JPEG 2000 of a known size, without converting its colours by a profile. Rejects if it can't. */
export type DecodeJpeg2000 = (file: Uint8Array, size: Size) => Promise<Raster>;

/** Loads the decoder, that of PDF.js: 0.3 MB. Rejects if it can't be loaded. */
export async function loadOpenjpeg(): Promise<DecodeJpeg2000> {
  const code = await loadFile(openjpeg);
  // PDF.js asks its page for the file by its name; here it is loaded already.
  const handler = { sendWithPromise: () => Promise.resolve(code) };
  JpxImage.setOptions({ useWasm: true, useWorkerFetch: false, handler });
  return async (file, { width, height }) => {
    // No number of components: red, green, blue and opacity, whatever the file has.
    const decoded = await JpxImage.decode(file, { numComponents: 0, smaskInData: true });
    if (decoded.length !== width * height * 4)
      throw new Error('The decoder returned another size than stated.');
    return { width, height, data: new Uint8ClampedArray(decoded) };
  };
}
