import type { EngineProgress } from '../engine';
import type { PictureSource } from '../intake/types';
import { createRaster, type Raster } from './raster';
import type { UpscaleInput } from './types';

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

export function inputOf(change: Partial<UpscaleInput> = {}): UpscaleInput {
  return {
    picture: pictureOf(40, 30),
    factor: 2,
    method: 'sharp',
    format: 'png',
    quality: 0.9,
    ...change,
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

/** A run's options that keep what they hear. */
export function listener() {
  const controller = new AbortController();
  const heard: EngineProgress[] = [];
  const onProgress = (progress: EngineProgress) => heard.push(progress);
  return { controller, heard, options: { signal: controller.signal, onProgress } };
}
