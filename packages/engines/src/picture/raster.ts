/** Pixels in memory: RGBA, 8 bits each, rows from the top, alpha not multiplied in. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** An empty raster: transparent black. */
export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** The rectangle of a raster as a raster of its own. */
export function cropRaster(from: Raster, x: number, y: number, width: number, height: number): Raster {
  const crop = createRaster(width, height);
  for (let row = 0; row < height; row++) {
    const start = ((y + row) * from.width + x) * 4;
    crop.data.set(from.data.subarray(start, start + width * 4), row * width * 4);
  }
  return crop;
}

/** Whether any pixel lets something through. */
export function isTransparent({ data }: Raster): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return true;
  return false;
}
