import type { Raster } from '../picture/raster';
import { clearNearWhiteByTable } from './near-white';
import { clearNearWhiteCode } from './vector-code';

/** The module's memory: so small that it stays in the processor's cache while pixels go through it. */
const chunkBytes = 128 * 1024;
const pageBytes = 64 * 1024;
/** Bytes of four pixels, which the module takes at a time. */
const stepBytes = 16;

interface Vectors {
  chunk: Uint8ClampedArray;
  /** Works on the bytes from 0 to `end`, a multiple of 16 above 0. */
  clear: (end: number) => void;
}

let vectors: Vectors | undefined;

/** The module, ready to run. Throws where the browser knows no vector instructions. */
function startVectors(): Vectors {
  const memory = new WebAssembly.Memory({ initial: chunkBytes / pageBytes });
  const module = new WebAssembly.Module(clearNearWhiteCode);
  const { clear } = new WebAssembly.Instance(module, { page: { memory } }).exports;
  if (typeof clear !== 'function') throw new Error('The module of the instant cut-out exports no "clear".');
  return { chunk: new Uint8ClampedArray(memory.buffer), clear: clear as Vectors['clear'] };
}

function clearByVectors({ data }: Raster, { chunk, clear }: Vectors): void {
  for (let start = 0; start < data.length; start += chunkBytes) {
    const part = data.subarray(start, start + chunkBytes);
    chunk.set(part);
    clear(Math.ceil(part.length / stepBytes) * stepBytes);
    part.set(part.length === chunkBytes ? chunk : chunk.subarray(0, part.length));
  }
}

/**
 * Makes every near-white pixel transparent, in place; its colour and all other pixels stay as they are. Takes four
 * pixels at a time, or one where the browser can't. What counts as near white is in `isNearWhite`.
 */
export function clearNearWhite(picture: Raster): void {
  try {
    vectors ??= startVectors();
  } catch {
    clearNearWhiteByTable(new Uint32Array(picture.data.buffer));
    return;
  }
  clearByVectors(picture, vectors);
}
