interface ZipEntry {
  name: string;
  bytes: number;
  /** The file, if the archive stores it uncompressed. */
  content: Buffer;
}

/** The files in a ZIP archive, from its central directory (APPNOTE 4.3.12). */
export function zipEntries(archive: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const bytes = archive.readUInt32LE(at + 24);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      bytes,
      content: archive.subarray(start, start + bytes),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}
