import { uploadMaxBytes } from '@verapix/facts';
import { refusal } from '../refusal';

/** Reads a stream to its end, or refuses it as soon as it is larger than a picture may be. */
export async function readLimited(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const read: BlobPart[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.byteLength;
    if (size > uploadMaxBytes) throw refusal('image_too_large', { field: 'image_url' });
    read.push(part.slice());
  }
  return new Uint8Array(await new Blob(read).arrayBuffer());
}
