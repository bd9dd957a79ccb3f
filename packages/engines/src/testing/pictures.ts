import type { PictureSource } from '../intake/types';
import { createRaster, type Raster } from '../picture/raster';

/** A picture as the intake would give it, without its pixels. */
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

/** An opaque picture whose pixels all differ from their neighbours. */
export function texture(width: number, height: number): Raster {
  const raster = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    raster.data.set([(x * 7 + y * 3) % 256, (x * 2 + y * 11) % 256, (x * y) % 256, 255], pixel * 4);
  }
  return raster;
}
