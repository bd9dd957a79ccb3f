import type { PictureSource } from '../intake/rejections';
import { createPlane, type Plane } from '../picture/plane';
import { createRaster, type Raster } from '../picture/raster';

/** An inspected picture whose file holds no pixels. */
export function pictureOf(width: number, height: number, jpegQuality?: number): PictureSource {
  return {
    file: new File(['pixels'], 'boats.jpg'),
    name: 'boats.jpg',
    mime: 'image/jpeg',
    bytes: 6,
    width,
    height,
    orientation: 1,
    hasAlpha: false,
    ...(jpegQuality === undefined ? {} : { jpegQuality }),
  };
}

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export function rasterOf(width: number, height: number, colourAt: (x: number, y: number) => Rgba): Raster {
  const raster = createRaster(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) raster.data.set(colourAt(x, y), (y * width + x) * 4);
  return raster;
}

export function planeOf(width: number, height: number, numberAt: (x: number, y: number) => number): Plane {
  const plane = createPlane(width, height);
  for (let index = 0; index < width * height; index++)
    plane.data[index] = numberAt(index % width, Math.floor(index / width));
  return plane;
}

/** An opaque picture whose pixels all differ from their neighbours. */
export function texture(width: number, height: number): Raster {
  return rasterOf(width, height, (x, y) => [
    (x * 7 + y * 3) % 256,
    (x * 2 + y * 11) % 256,
    (x * y) % 256,
    255,
  ]);
}
