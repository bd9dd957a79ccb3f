import type { Box } from '../mask';

/** A connected group of pixels. */
export interface Blob2D extends Box {
  pixels: number[];
}

/** The connected groups (corners connect) of the pixels that are not 0. */
export function blobsOf(data: Uint8Array, width: number, height: number): Blob2D[] {
  const remaining = data.slice();
  const blobs: Blob2D[] = [];
  for (let start = 0; start < remaining.length; start++) {
    if (!remaining[start]) continue;
    const blob: Blob2D = { left: width, top: height, right: 0, bottom: 0, pixels: [start] };
    remaining[start] = 0;
    // It grows while it is walked through.
    for (const pixel of blob.pixels) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      blob.left = Math.min(blob.left, x);
      blob.right = Math.max(blob.right, x + 1);
      blob.top = Math.min(blob.top, y);
      blob.bottom = Math.max(blob.bottom, y + 1);
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++)
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
          const next = nextY * width + nextX;
          if (!remaining[next]) continue;
          remaining[next] = 0;
          blob.pixels.push(next);
        }
    }
    blobs.push(blob);
  }
  return blobs;
}
