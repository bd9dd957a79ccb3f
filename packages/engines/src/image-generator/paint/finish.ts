import { blurPlane } from '../../picture/blur';
import { createRaster, type Raster } from '../../picture/raster';
import { clamp, ramp } from './colour';
import { facet, kuwahara } from './filters';
import { fractal, hash, noise } from './noise';
import type { Scene } from './scene';
import { materials, type Sheet } from './sheet';

/** Two box blurs are soft enough here. */
const softPasses = 2;

/** One of the three channels. */
function channelOf(colour: Float32Array, channel: number): Float32Array {
  return Float32Array.from({ length: colour.length / 3 }, (_, pixel) => colour[pixel * 3 + channel] ?? 0);
}

/** Bloom: light spills over from bright areas. */
function addBloom({ width, height, colour }: Sheet, unit: number, amount: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const bright = channelOf(colour, channel).map((value) => Math.max(0, value - 0.72));
    blurPlane({ width, height, data: bright }, Math.max(1, unit * 0.018), softPasses);
    for (let pixel = 0; pixel < bright.length; pixel++) {
      const at = pixel * 3 + channel;
      colour[at] = (colour[at] ?? 0) + (bright[pixel] ?? 0) * amount;
    }
  }
}

/** Scales the saturation. */
function saturate(colour: Float32Array, by: number): void {
  for (let at = 0; at < colour.length; at += 3) {
    const grey = (colour[at] ?? 0) * 0.3 + (colour[at + 1] ?? 0) * 0.59 + (colour[at + 2] ?? 0) * 0.11;
    for (let channel = 0; channel < 3; channel++)
      colour[at + channel] = grey + ((colour[at + channel] ?? 0) - grey) * by;
  }
}

/** Materials without outlines. */
const withoutOutline = new Set<number>([
  materials.sky,
  materials.light,
  materials.flower,
  materials.window,
  materials.leaf,
  materials.shade,
]);

/** Dark lines between materials. */
function addOutlines({ width, height, colour, material }: Sheet, unit: number, amount: number): void {
  const line = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const own = material[pixel] ?? 0;
      if (withoutOutline.has(own)) continue;
      for (const other of [
        material[pixel - 1] ?? 0,
        material[pixel + 1] ?? 0,
        material[pixel - width] ?? 0,
      ]) {
        if (
          other !== own &&
          other !== materials.leaf &&
          other !== materials.flower &&
          other !== materials.window
        )
          line[pixel] = own === materials.cloud ? 0.14 : 0.8;
      }
    }
  }
  if (unit > 600) blurPlane({ width, height, data: line }, 1, softPasses);
  const boost = unit > 600 ? 1.9 : 1;
  for (let pixel = 0; pixel < line.length; pixel++) {
    const ink = Math.min(0.75, (line[pixel] ?? 0) * boost) * amount;
    if (ink === 0) continue;
    for (const [channel, tone] of [0.1, 0.09, 0.2].entries()) {
      const at = pixel * 3 + channel;
      colour[at] = (colour[at] ?? 0) * (1 - ink) + tone * ink * (0.4 + (colour[at] ?? 0));
    }
  }
}

/** Antialiases the borders between materials after faceting. */
function softenEdges({ width, height, colour, material }: Sheet, amount: number): void {
  const before = colour.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const around = [pixel - 1, pixel + 1, pixel - width, pixel + width];
      if (around.every((other) => material[other] === material[pixel])) continue;
      for (let channel = 0; channel < 3; channel++) {
        const sum = around.reduce((total, other) => total + (before[other * 3 + channel] ?? 0), 0);
        const at = pixel * 3 + channel;
        colour[at] = (colour[at] ?? 0) * (1 - amount / 2) + (sum / 4) * (amount / 2);
      }
    }
  }
}

/** Displaces every pixel a little, so that edges waver like brush strokes. */
function waver({ width, height, colour }: Sheet, unit: number, seed: number, amount: number): void {
  const before = colour.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x / unit) * 26;
      const v = (y / unit) * 26;
      const dx =
        (noise(u, v, seed + 701) * 0.0075 + noise(u * 4, v * 4, seed + 703) * 0.0028) * unit * amount;
      const dy =
        (noise(u, v, seed + 705) * 0.0075 + noise(u * 4, v * 4, seed + 707) * 0.0028) * unit * amount;
      const from =
        (clamp(Math.round(y + dy), 0, height - 1) * width + clamp(Math.round(x + dx), 0, width - 1)) * 3;
      for (let channel = 0; channel < 3; channel++)
        colour[(y * width + x) * 3 + channel] = before[from + channel] ?? 0;
    }
  }
}

/** Texture of the paper, 0 to 1. */
function paperTextureAt(x: number, y: number, unit: number, seed: number): number {
  const scale = 300 / unit;
  return clamp(
    0.5 +
      noise(x * scale, y * scale, seed + 711) * 0.55 +
      noise(x * scale * 2.3, y * scale * 2.3, seed + 713) * 0.4,
  );
}

/** Coverage of the painted area at a pixel, 0 to 1, with a ragged border of bare paper. */
function insidePaper(x: number, y: number, { width, height, unit, seed }: Scene): number {
  const ragged =
    fractal((x / unit) * 5, (y / unit) * 5, seed + 721, 4) * 0.022 +
    noise((x / unit) * 60, (y / unit) * 60, seed + 723) * 0.004;
  const margin = Math.min(x, y, width - 1 - x, height - 1 - y) / unit - 0.035 + ragged;
  return ramp(0, 0.006, margin);
}

/** Watercolour: flat areas, dark dried edges, uneven pigment, paper texture, and a border of bare paper. */
function addWash(sheet: Sheet, scene: Scene): void {
  const { width, height, colour } = sheet;
  const { unit, seed } = scene;
  const amount = scene.style.wash;
  waver(sheet, unit, seed, amount);
  kuwahara(colour, width, height, Math.max(2, Math.round(unit * 0.0065)), amount);
  const soft = channelOf(colour, 1);
  blurPlane({ width, height, data: soft }, Math.max(1, unit * 0.006), softPasses);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const rim = clamp(((soft[pixel] ?? 0) - (colour[pixel * 3 + 1] ?? 0)) * 1.6, 0, 0.14);
      const pool =
        fractal((x / unit) * 2.6, (y / unit) * 2.6, seed + 731, 4) * 0.2 +
        fractal((x / unit) * 11, (y / unit) * 11, seed + 733, 3) * 0.09;
      const texture = paperTextureAt(x, y, unit, seed);
      const bare = 1 - insidePaper(x, y, scene);
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 3 + channel;
        const own = clamp(colour[at] ?? 0);
        // Pigment on white paper: less of it is lighter, not greyer.
        const density = (1 - own) * (0.8 + pool + rim + (texture - 0.5) * 0.34);
        const paper = [0.985, 0.972, 0.94][channel] ?? 1;
        const grain = 1 - (1 - texture) * 0.035;
        const painted = (1 - clamp(density)) * paper * grain;
        colour[at] = own + (painted + (paper * grain - painted) * bare - own) * amount;
      }
    }
  }
  saturate(colour, 1 + 0.22 * amount);
}

/** Vignette, grain and a contrast curve. */
function addLens({ width, height, colour }: Sheet, scene: Scene): void {
  const { style, seed } = scene;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const corner = 1 - away * 0.3 * style.lens;
      const grain = ((hash(x, y, seed + 741) & 255) / 255 - 0.5) * 0.03 * style.lens;
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        const value = clamp((colour[at] ?? 0) * corner + grain);
        colour[at] = value + (value * value * (3 - 2 * value) - value) * 0.28 * style.lens;
      }
    }
  }
}

/** Applies the style to the painted scene. */
function applyStyle(sheet: Sheet, scene: Scene): void {
  const { style, unit, seed } = scene;
  const { width, height, colour } = sheet;
  if (style.cel > 0) {
    kuwahara(colour, width, height, Math.max(2, Math.round(unit * 0.004)), style.cel);
    saturate(colour, 1 + 0.32 * style.cel);
  }
  if (style.facet > 0) {
    facet(sheet, unit * 0.05, seed, style.facet);
    softenEdges(sheet, style.facet);
    saturate(colour, 1 + 0.2 * style.facet);
  }
  addBloom(sheet, unit, 0.35 + style.lens * 0.5 - style.wash * 0.3);
  if (style.outline > 0) addOutlines(sheet, unit, style.outline);
  if (style.lens > 0) addLens(sheet, scene);
  if (style.wash > 0) addWash(sheet, scene);
}

/** Applies the style and converts the sheet to pixels. */
export function finish(sheet: Sheet, scene: Scene): Raster {
  applyStyle(sheet, scene);
  const raster = createRaster(sheet.width, sheet.height);
  for (let pixel = 0; pixel < sheet.width * sheet.height; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      raster.data[pixel * 4 + channel] = clamp(sheet.colour[pixel * 3 + channel] ?? 0) * 255;
    raster.data[pixel * 4 + 3] = 255;
  }
  return raster;
}
