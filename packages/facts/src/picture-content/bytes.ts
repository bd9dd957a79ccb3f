/** Reading numbers and words out of untrusted bytes: beyond the end everything is zero, so nothing throws. */

export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

export function uint16(bytes: Uint8Array, at: number, littleEndian = false): number {
  const [high, low] = littleEndian ? [at + 1, at] : [at, at + 1];
  return byteAt(bytes, high) * 2 ** 8 + byteAt(bytes, low);
}

export function uint24(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at + 2) * 2 ** 16 + uint16(bytes, at, true);
}

export function uint32(bytes: Uint8Array, at: number, littleEndian = false): number {
  const [high, low] = littleEndian ? [at + 2, at] : [at, at + 2];
  return uint16(bytes, high, littleEndian) * 2 ** 16 + uint16(bytes, low, littleEndian);
}

/** Whether these ASCII characters stand there; `\xNN` gives any byte. */
export function holds(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** The ASCII characters that stand there. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
