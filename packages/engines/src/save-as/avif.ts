// The encoder's own entry starts workers for its threads, of which a second copy of it would be bundled.
import createEncoder from '@jsquash/avif/codec/enc/avif_enc.js';
import type { Raster } from '../picture/raster';

/** Encodes as AVIF; `quality` from 0 to 1. */
export type EncodeAvif = (picture: Raster, quality: number) => Blob;

const options = {
  // Alpha with the same quality.
  qualityAlpha: -1,
  denoiseLevel: 0,
  tileColsLog2: 0,
  tileRowsLog2: 0,
  // From 0, the smallest files, to 10, the fastest.
  speed: 8,
  // 4:2:0, as photographs are usually stored.
  subsample: 1,
  chromaDeltaQ: false,
  sharpness: 0,
  tune: 0,
  enableSharpYUV: false,
  bitDepth: 8,
};

/** Starts the encoder from its compiled code. Rejects if it can't be started. */
export async function startAvifEncoder(module: WebAssembly.Module): Promise<EncodeAvif> {
  const encoder = await createEncoder({
    noInitialRun: true,
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      WebAssembly.instantiate(module, imports).then(done, console.error);
      return {};
    },
  });
  return ({ width, height, data }, quality) => {
    const encoded = encoder.encode(new Uint8Array(data.buffer), width, height, {
      ...options,
      quality: Math.round(quality * 100),
    });
    if (!encoded) throw new Error('The encoder could not encode the picture.');
    return new Blob([encoded.slice()], { type: 'image/avif' });
  };
}
