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

/** Steps of luma in which visible pixels are counted. */
const lumaSteps = 32;
/** Text that differs from the background by less luma than this, 0 to 1, is not seen on it. */
const minContrast = 0.3;
/** At least this ratio of what is visible: less is the edge of something. */
const minHiddenRatio = 0.03;

/** How visible the pixels of each luma are, from black to white, and whether any pixel is transparent. */
function measure({ data }: Raster) {
  const visible = new Float64Array(lumaSteps);
  for (let index = 0; index < data.length; index += 4) {
    const step = Math.min(lumaSteps - 1, Math.floor((lumaAt(data, index) / 256) * lumaSteps));
    visible[step] = (visible[step] ?? 0) + (data[index + 3] ?? 0);
  }
  const sum = visible.reduce((total, alpha) => total + alpha, 0);
  return { visible, sum, hasTransparency: sum < (data.length / 4) * 255 };
}

/** A picture as luma on a background, 0 to 255. */
function flattened(picture: Raster, background: number, lumaOf: (index: number) => number): Grey {
  const grey = createGrey(picture.width, picture.height);
  for (let pixel = 0, index = 0; pixel < grey.data.length; pixel++, index += 4) {
    const alpha = (picture.data[index + 3] ?? 0) / 255;
    grey.data[pixel] = Math.round(lumaOf(index) * alpha + background * (1 - alpha));
  }
  return grey;
}

/**
 * The greyscale pages that a picture can be read from, the likeliest first. It is seen on a white background, or on black
 * if it has light text. If both dark and light parts are on transparency, one of them is not seen there: then the second
 * page has whatever is visible in black on white.
 */
export function pagesOf(picture: Raster): [Grey, ...Grey[]] {
  const { data } = picture;
  const { visible, sum, hasTransparency } = measure(picture);
  const lumaOfStep = (step: number) => (step + 0.5) / lumaSteps;
  const mean = visible.reduce((total, alpha, step) => total + alpha * lumaOfStep(step), 0) / Math.max(1, sum);
  const isLight = hasTransparency && sum > 0 && mean > lightTextMean;
  const page = flattened(picture, isLight ? 0 : 255, (index) => lumaAt(data, index));
  const isHidden = (step: number) => Math.abs(lumaOfStep(step) - (isLight ? 0 : 1)) < minContrast;
  const hidden = visible.reduce((total, alpha, step) => total + (isHidden(step) ? alpha : 0), 0);
  const showsAll = !hasTransparency || hidden <= sum * minHiddenRatio;
  return showsAll ? [page] : [page, flattened(picture, 255, () => 0)];
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

/** Shrinks a picture: each pixel is the mean of those that it covers. */
export function shrinkGrey(grey: Grey, scale: number): Grey {
  const shrunk = createGrey(
    Math.max(1, Math.round(grey.width * scale)),
    Math.max(1, Math.round(grey.height * scale)),
  );
  const [across, down] = [grey.width / shrunk.width, grey.height / shrunk.height];
  for (let y = 0, at = 0; y < shrunk.height; y++) {
    const [top, bottom] = [
      Math.floor(y * down),
      Math.max(Math.floor(y * down) + 1, Math.floor((y + 1) * down)),
    ];
    for (let x = 0; x < shrunk.width; x++, at++) {
      const [left, right] = [
        Math.floor(x * across),
        Math.max(Math.floor(x * across) + 1, Math.floor((x + 1) * across)),
      ];
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += grey.data[row * grey.width + column] ?? 0;
      shrunk.data[at] = sum / ((bottom - top) * (right - left));
    }
  }
  return shrunk;
}
