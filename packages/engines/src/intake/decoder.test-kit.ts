import { pictureReaders, sniffFormat } from '@verapix/domain/picture-content';
import { vi } from 'vitest';

/** Pixels that are not all of one colour. */
const pixels = Uint8ClampedArray.from({ length: 8 * 8 * 4 }, (_, index) => index);

class Canvas {
  getContext = () => ({ drawImage: () => {}, getImageData: () => ({ data: pixels }) });
}

async function createBitmap(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sniffed = sniffFormat(bytes);
  const size = sniffed.kind === 'picture' ? pictureReaders[sniffed.format].readSize(bytes) : undefined;
  if (size?.kind !== 'size') throw new DOMException('The source image could not be decoded.');
  return { ...size, close: () => {} };
}

/** A decoder for tests without a browser: it opens every JPEG, PNG and WebP, and believes its header. */
export function stubDecoder(): void {
  vi.stubGlobal('createImageBitmap', createBitmap);
  vi.stubGlobal('OffscreenCanvas', Canvas);
}
