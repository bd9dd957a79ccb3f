import { bigEndian32 } from './write-bytes';

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of a chunk's name and data. */
export function crcOf(...parts: readonly Uint8Array[]): number {
  let crc = 0xffffffff;
  for (const part of parts) for (const byte of part) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** A chunk of a PNG: its length, name, data and checksum. */
export function pngChunk(name: string, data: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + 12);
  chunk.set(bigEndian32(data.length));
  for (let index = 0; index < 4; index++) chunk[4 + index] = name.charCodeAt(index);
  chunk.set(data, 8);
  chunk.set(bigEndian32(crcOf(chunk.subarray(4, -4))), data.length + 8);
  return chunk;
}
