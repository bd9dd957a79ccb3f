import { lumaAt, type Raster } from '../picture/raster';
import type { PageTurn } from './contract';

/** A greyscale picture: one byte for each pixel, rows from the top; 0 is black. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

export function createGrey(width: number, height: number): Grey {
  return { width, height, data: new Uint8Array(width * height) };
}

/** A transparent picture whose visible pixels are brighter on average has light text, which needs a black background. */
const lightTextMean = 0.6;

/** Mean luma of the visible pixels, 0 to 1, and whether any pixel is transparent. */
function measure({ data }: Raster): { mean: number; hasTransparency: boolean } {
  let sum = 0;
  let visible = 0;
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3] ?? 0;
    sum += lumaAt(data, index) * alpha;
    visible += alpha;
  }
  return {
    mean: visible === 0 ? 1 : sum / visible / 255,
    hasTransparency: visible < (data.length / 4) * 255,
  };
}

/** Converts a picture to greyscale, on a white background, or on black if it has light text. */
export function greyOf(picture: Raster): Grey {
  const { mean, hasTransparency } = measure(picture);
  const background = hasTransparency && mean > lightTextMean ? 0 : 255;
  const grey = createGrey(picture.width, picture.height);
  for (let pixel = 0, index = 0; pixel < grey.data.length; pixel++, index += 4) {
    const alpha = (picture.data[index + 3] ?? 0) / 255;
    grey.data[pixel] = Math.round(lumaAt(picture.data, index) * alpha + background * (1 - alpha));
  }
  return grey;
}

/** Rotates a page counterclockwise by its rotation in the picture, so that it is upright. */
export function rotateUpright(grey: Grey, turn: PageTurn): Grey {
  if (turn === 0) return grey;
  const { width, height, data } = grey;
  const upright = turn === 180 ? createGrey(width, height) : createGrey(height, width);
  for (let y = 0; y < upright.height; y++) {
    for (let x = 0; x < upright.width; x++) {
      const column = turn === 180 ? width - 1 - x : turn === 90 ? width - 1 - y : y;
      const row = turn === 180 ? height - 1 - y : turn === 90 ? x : height - 1 - x;
      upright.data[y * upright.width + x] = data[row * width + column] ?? 0;
    }
  }
  return upright;
}

/** The bilinearly interpolated value at a point; `outside` beyond the edges. */
function interpolate({ width, height, data }: Grey, x: number, y: number, outside: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return outside;
  const right = x - left;
  const down = y - top;
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** Rotates a picture about its center by an angle in radians. The size stays; uncovered corners get `outside`. */
export function rotate(grey: Grey, radians: number, outside: number): Grey {
  const rotated = createGrey(grey.width, grey.height);
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const [centerX, centerY] = [(grey.width - 1) / 2, (grey.height - 1) / 2];
  for (let y = 0, at = 0; y < grey.height; y++) {
    for (let x = 0; x < grey.width; x++, at++) {
      const [dx, dy] = [x - centerX, y - centerY];
      const value = interpolate(
        grey,
        centerX + dx * cosine - dy * sine,
        centerY + dx * sine + dy * cosine,
        outside,
      );
      rotated.data[at] = value;
    }
  }
  return rotated;
}

/** Resizes with bilinear interpolation, down to half the size at most. */
export function resizeGrey(grey: Grey, scale: number): Grey {
  if (scale === 1) return grey;
  const resized = createGrey(
    Math.max(1, Math.round(grey.width * scale)),
    Math.max(1, Math.round(grey.height * scale)),
  );
  const { width, height } = grey;
  for (let y = 0, at = 0; y < resized.height; y++) {
    const fromY = Math.min(Math.max((y + 0.5) / scale - 0.5, 0), Math.max(0, height - 1.001));
    for (let x = 0; x < resized.width; x++, at++) {
      const fromX = Math.min(Math.max((x + 0.5) / scale - 0.5, 0), Math.max(0, width - 1.001));
      resized.data[at] = interpolate(grey, fromX, fromY, grey.data[0] ?? 255);
    }
  }
  return resized;
}
