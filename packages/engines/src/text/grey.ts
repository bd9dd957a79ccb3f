import { lumaAt } from '../picture/luma';
import type { Raster } from '../picture/raster';
import type { PageTurn } from './types';

/** A picture in shades of grey: one byte for each pixel, rows from the top; 0 is black. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

export function createGrey(width: number, height: number): Grey {
  return { width, height, data: new Uint8Array(width * height) };
}

/** Share of the visible pixels' mean from which on something see-through is laid on black: it holds light text. */
const lightText = 0.6;

/** Mean luma of what can be seen, 0 to 1, and whether anything lets something through. */
function measure({ data }: Raster): { mean: number; seeThrough: boolean } {
  let sum = 0;
  let seen = 0;
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3] ?? 0;
    sum += lumaAt(data, index) * alpha;
    seen += alpha;
  }
  return { mean: seen === 0 ? 1 : sum / seen / 255, seeThrough: seen < (data.length / 4) * 255 };
}

/** A picture in grey. What is see-through is laid on white, or on black when what can be seen is light. */
export function greyOf(picture: Raster): Grey {
  const { mean, seeThrough } = measure(picture);
  const ground = seeThrough && mean > lightText ? 0 : 255;
  const grey = createGrey(picture.width, picture.height);
  for (let pixel = 0, index = 0; pixel < grey.data.length; pixel++, index += 4) {
    const alpha = (picture.data[index + 3] ?? 0) / 255;
    grey.data[pixel] = Math.round(lumaAt(picture.data, index) * alpha + ground * (1 - alpha));
  }
  return grey;
}

/** Turned back by so many degrees against the clock, so that a page which lies turned stands upright. */
export function turnBack(grey: Grey, turn: PageTurn): Grey {
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

/** The value between four pixels; `outside` where there is none. */
function valueBetween({ width, height, data }: Grey, x: number, y: number, outside: number): number {
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

/** Turned about its middle by an angle, in radians; the same size, with the corners that come in filled. */
export function straighten(grey: Grey, radians: number, outside: number): Grey {
  const straight = createGrey(grey.width, grey.height);
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const [middleX, middleY] = [(grey.width - 1) / 2, (grey.height - 1) / 2];
  for (let y = 0, at = 0; y < grey.height; y++) {
    for (let x = 0; x < grey.width; x++, at++) {
      const [dx, dy] = [x - middleX, y - middleY];
      const value = valueBetween(
        grey,
        middleX + dx * cosine - dy * sine,
        middleY + dx * sine + dy * cosine,
        outside,
      );
      straight.data[at] = value;
    }
  }
  return straight;
}

/** Made larger, or smaller down to a half, with straight lines between the pixels. */
export function resizeGrey(grey: Grey, factor: number): Grey {
  if (factor === 1) return grey;
  const large = createGrey(
    Math.max(1, Math.round(grey.width * factor)),
    Math.max(1, Math.round(grey.height * factor)),
  );
  const { width, height } = grey;
  for (let y = 0, at = 0; y < large.height; y++) {
    const fromY = Math.min(Math.max((y + 0.5) / factor - 0.5, 0), Math.max(0, height - 1.001));
    for (let x = 0; x < large.width; x++, at++) {
      const fromX = Math.min(Math.max((x + 0.5) / factor - 0.5, 0), Math.max(0, width - 1.001));
      large.data[at] = valueBetween(grey, fromX, fromY, grey.data[0] ?? 255);
    }
  }
  return large;
}
