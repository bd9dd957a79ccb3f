import type { Raster } from '../picture/raster';
import { clearNearWhiteByTable } from './near-white';
import { clearNearWhiteCode } from './vector-code';

const pageBytes = 64 * 1024;
/** Bytes of four pixels, which the module takes at a time. */
const stepBytes = 16;

type Clear = (end: number) => void;

let module: WebAssembly.Module | undefined;

/** The module's function for a memory of its own. Throws where the browser knows no vector instructions. */
function instantiate(memory: WebAssembly.Memory): Clear {
  module ??= new WebAssembly.Module(clearNearWhiteCode);
  const { clear } = new WebAssembly.Instance(module, { page: { memory } }).exports;
  if (typeof clear !== 'function') throw new Error('The module of the instant cut-out exports no "clear".');
  return clear as Clear;
}

function clearByVectors({ width, height, data }: Raster): Raster {
  const end = Math.ceil(data.length / stepBytes) * stepBytes;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / pageBytes) });
  const clear = instantiate(memory);
  const pixels = new Uint8ClampedArray(memory.buffer, 0, data.length);
  pixels.set(data);
  clear(end);
  return { width, height, data: pixels };
}

/**
 * The picture with every near-white pixel transparent, its colour and all other pixels as they were: four pixels at
 * a time, or one by one where the browser can't. What counts as near white is in `isNearWhite`.
 */
export function clearNearWhite(picture: Raster): Raster {
  if (picture.data.length === 0) return picture;
  try {
    return clearByVectors(picture);
  } catch {
    const data = picture.data.slice();
    clearNearWhiteByTable(new Uint32Array(data.buffer));
    return { ...picture, data };
  }
}
