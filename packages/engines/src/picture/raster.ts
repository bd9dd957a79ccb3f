/** Pixels in memory: RGBA, 8 bits each, rows from the top, alpha not premultiplied. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export interface Size {
  width: number;
  height: number;
}

/** A transparent black raster. */
export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** Copies a rectangle out of a raster. */
export function cropRaster(from: Raster, x: number, y: number, width: number, height: number): Raster {
  const crop = createRaster(width, height);
  for (let row = 0; row < height; row++) {
    const start = ((y + row) * from.width + x) * 4;
    crop.data.set(from.data.subarray(start, start + width * 4), row * width * 4);
  }
  return crop;
}

/** Scales a size down until no side exceeds `maxSidePx`. Never enlarges; sides are at least 1. */
export function fitWithin({ width, height }: Size, maxSidePx: number): Size {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether any pixel is not fully opaque. */
export function isTransparent({ data }: Raster): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return true;
  return false;
}

/** The alpha of each pixel, 0 to 255. */
export function alphaOf({ width, height, data }: Raster): Uint8ClampedArray<ArrayBuffer> {
  const alpha = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3] ?? 0;
  return alpha;
}

/** Perceived brightness of a colour (Rec. 601), in the range of its channels. */
export function luma(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The luma, 0 to 255, of the pixel whose first byte is at `index`. */
export function lumaAt(data: Uint8ClampedArray, index: number): number {
  return luma(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
}
