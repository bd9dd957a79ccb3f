/** Bytes in a row: numbers are bytes, each character of a text is one. */
export function bytesOf(
  ...parts: (string | number | readonly number[] | Uint8Array)[]
): Uint8Array<ArrayBuffer> {
  const flat = parts.flatMap((part) => {
    if (typeof part === 'number') return [part];
    return typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part];
  });
  return Uint8Array.from(flat);
}

export const big16 = (value: number) => [value >> 8, value & 255];
export const big32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
export const little16 = (value: number) => big16(value).reverse();
export const little32 = (value: number) => big32(value).reverse();
