interface IcoPicture {
  /** In pixels, at most 256. */
  side: number;
  png: Blob;
}

const headerBytes = 6;
const entryBytes = 16;

/** A Windows icon that contains PNG pictures, as every browser since Internet Explorer 11 reads it. */
export async function icoOf(pictures: readonly IcoPicture[]): Promise<Blob> {
  const head = new DataView(new ArrayBuffer(headerBytes + pictures.length * entryBytes));
  // Reserved, then the type: an icon.
  head.setUint16(2, 1, true);
  head.setUint16(4, pictures.length, true);
  let offset = head.byteLength;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = headerBytes + index * entryBytes;
    // 256 is written as 0.
    head.setUint8(entry, side % 256);
    head.setUint8(entry + 1, side % 256);
    // One plane of 32 bits a pixel.
    head.setUint16(entry + 4, 1, true);
    head.setUint16(entry + 6, 32, true);
    head.setUint32(entry + 8, png.size, true);
    head.setUint32(entry + 12, offset, true);
    offset += png.size;
  }
  return new Blob([head, ...pictures.map(({ png }) => png)], { type: 'image/x-icon' });
}
