import wasmUrl from '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasm?url';
import load from '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasmjs';
import { createRaster, type Raster } from './raster';

/** Decodes a JPEG of one or three colours as it is stored: not turned, its colours not converted. Throws if it can't. */
type DecodeJpeg = (file: Uint8Array) => Raster;

/**
 * Loads libjpeg-turbo: 0.3 MB. It decodes what browsers leave out, arithmetic coding. Rejects if it can't be loaded.
 */
export async function loadJpegDecoder(): Promise<DecodeJpeg> {
  const { JPEGDecoder } = await load({ locateFile: () => wasmUrl });
  return (file) => {
    const decoder = new JPEGDecoder();
    try {
      decoder.getEncodedBuffer(file.length).set(file);
      decoder.decode();
      const { width, height, componentCount } = decoder.getFrameInfo();
      return rasterOf(width, height, decoder.getDecodedBuffer(), componentCount);
    } finally {
      decoder.delete();
    }
  };
}

function rasterOf(width: number, height: number, values: Uint8Array, channels: number): Raster {
  if (values.length !== width * height * channels) throw new Error('The decoder returned another size.');
  const raster = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      raster.data[pixel * 4 + channel] = values[pixel * channels + Math.min(channel, channels - 1)] ?? 0;
    raster.data[pixel * 4 + 3] = 255;
  }
  return raster;
}
