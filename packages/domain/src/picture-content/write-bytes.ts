/** Writes the parts of picture files. */

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of all parts, one after the other. */
export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** One byte for each character, whose code is below 256. */
export const asciiBytes = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A number in so many bytes, the lowest first. */
export const littleEndian = (value: number, bytes: number): Bytes =>
  Uint8Array.from({ length: bytes }, (_, index) => (value >>> (index * 8)) & 255);

/** A number in four bytes, the highest first. */
export const bigEndian32 = (value: number): Bytes => littleEndian(value, 4).reverse();

/** Compresses data as PNG has it (zlib). */
export async function deflate(data: Bytes): Promise<Bytes> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A chunk of a WebP: its name, length and data, and a byte that makes the length even. */
export const webpChunk = (name: string, data: Uint8Array): Bytes =>
  concatBytes(asciiBytes(name), littleEndian(data.length, 4), data, new Uint8Array(data.length % 2));
