// The decoder's own entry fetches its code by itself, unverified.
import createDecoder from '@jsquash/jxl/codec/dec/jxl_dec.js';
import url from '@jsquash/jxl/codec/dec/jxl_dec.wasm?url';
import { decoders } from '../downloads';
import { loadFile } from '../network/load-file';
import type { Raster } from './raster';

/** Decodes the first frame of a JPEG XL, upright and with its colours converted to sRGB. Throws if it can't. */
export type DecodeJpegXl = (file: Uint8Array<ArrayBuffer>) => Raster;

/** Loads the decoder: 0.8 MB. Rejects if it can't be loaded. */
export async function loadLibjxl(): Promise<DecodeJpegXl> {
  const module = await WebAssembly.compile(await loadFile({ ...decoders.jpegXl, url }));
  const decoder = await createDecoder({
    noInitialRun: true,
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      WebAssembly.instantiate(module, imports).then(done, console.error);
      return {};
    },
  });
  return (file) => {
    const decoded = decoder.decode(file);
    if (!decoded) throw new Error('The decoder could not decode the picture.');
    const { width, height, data } = decoded;
    return { width, height, data: new Uint8ClampedArray(data) };
  };
}
