import { blurPlane } from '../../picture/blur-plane';
import { createRaster, type Raster } from '../../picture/raster';
import { clamp, ramp } from './colour';
import { facet } from './facets';
import { kuwahara } from './kuwahara';
import { fractal, noise } from './noise';
import { hash } from './random';
import type { Scene } from './scene';
import { materials, type Sheet } from './sheet';

/** Box blurs that come near enough to a soft round one. */
const softPasses = 2;

/** One channel of a picture of three. */
function channelOf(colour: Float32Array, channel: number): Float32Array {
  return Float32Array.from({ length: colour.length / 3 }, (_, pixel) => colour[pixel * 3 + channel] ?? 0);
}

/** Light that spills over from what is bright. */
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

/** More colour: each channel further from the pixel's grey. */
function saturate(colour: Float32Array, by: number): void {
  for (let at = 0; at < colour.length; at += 3) {
    const grey = (colour[at] ?? 0) * 0.3 + (colour[at + 1] ?? 0) * 0.59 + (colour[at + 2] ?? 0) * 0.11;
    for (let channel = 0; channel < 3; channel++)
      colour[at + channel] = grey + ((colour[at + channel] ?? 0) - grey) * by;
  }
}

/** Things that get a drawn line; vapour, light and shade get none. */
const undrawn = new Set<number>([
  materials.sky,
  materials.light,
  materials.flower,
  materials.window,
  materials.leaf,
  materials.shade,
]);

/** Dark lines where one material ends and another begins. */
function addOutlines({ width, height, colour, material }: Sheet, unit: number, amount: number): void {
  const line = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const own = material[pixel] ?? 0;
      if (undrawn.has(own)) continue;
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

/** Takes the steps off the edges between facets' materials. */
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

/** Moves every place a little, so that edges tremble as a wet brush's do. */
function tremble({ width, height, colour }: Sheet, unit: number, seed: number, amount: number): void {
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

/** The tooth of the paper, 0 to 1. */
function toothAt(x: number, y: number, unit: number, seed: number): number {
  const scale = 300 / unit;
  return clamp(
    0.5 +
      noise(x * scale, y * scale, seed + 711) * 0.55 +
      noise(x * scale * 2.3, y * scale * 2.3, seed + 713) * 0.4,
  );
}

/** How far inside the painted area a place is: ragged towards the paper's edge. */
function insidePaper(x: number, y: number, { width, height, unit, seed }: Scene): number {
  const ragged =
    fractal((x / unit) * 5, (y / unit) * 5, seed + 721, 4) * 0.022 +
    noise((x / unit) * 60, (y / unit) * 60, seed + 723) * 0.004;
  const margin = Math.min(x, y, width - 1 - x, height - 1 - y) / unit - 0.035 + ragged;
  return ramp(0, 0.006, margin);
}

/** Washes of pigment: flat areas, dark dried edges, blooms, grain in the paper's tooth, and paper round the whole. */
function addWash(sheet: Sheet, scene: Scene): void {
  const { width, height, colour } = sheet;
  const { unit, seed } = scene;
  const amount = scene.look.wash;
  tremble(sheet, unit, seed, amount);
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
      const tooth = toothAt(x, y, unit, seed);
      const bare = 1 - insidePaper(x, y, scene);
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 3 + channel;
        const own = clamp(colour[at] ?? 0);
        // Pigment lies on white paper: less of it is lighter, never greyer.
        const density = (1 - own) * (0.8 + pool + rim + (tooth - 0.5) * 0.34);
        const paper = [0.985, 0.972, 0.94][channel] ?? 1;
        const grain = 1 - (1 - tooth) * 0.035;
        const painted = (1 - clamp(density)) * paper * grain;
        colour[at] = own + (painted + (paper * grain - painted) * bare - own) * amount;
      }
    }
  }
  saturate(colour, 1 + 0.22 * amount);
}

/** Corners a little darker, grain, and a gentle curve. */
function addLens({ width, height, colour }: Sheet, scene: Scene): void {
  const { look, seed } = scene;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const corner = 1 - away * 0.3 * look.lens;
      const grain = ((hash(x, y, seed + 741) & 255) / 255 - 0.5) * 0.03 * look.lens;
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        const value = clamp((colour[at] ?? 0) * corner + grain);
        colour[at] = value + (value * value * (3 - 2 * value) - value) * 0.28 * look.lens;
      }
    }
  }
}

/** What a style adds to the painted scene. */
function applyLook(sheet: Sheet, scene: Scene): void {
  const { look, unit, seed } = scene;
  const { width, height, colour } = sheet;
  if (look.cel > 0) {
    kuwahara(colour, width, height, Math.max(2, Math.round(unit * 0.004)), look.cel);
    saturate(colour, 1 + 0.32 * look.cel);
  }
  if (look.facet > 0) {
    facet(sheet, unit * 0.05, seed, look.facet);
    softenEdges(sheet, look.facet);
    saturate(colour, 1 + 0.2 * look.facet);
  }
  addBloom(sheet, unit, 0.35 + look.lens * 0.5 - look.wash * 0.3);
  if (look.outline > 0) addOutlines(sheet, unit, look.outline);
  if (look.lens > 0) addLens(sheet, scene);
  if (look.wash > 0) addWash(sheet, scene);
}

/** The finished pixels. */
export function finish(sheet: Sheet, scene: Scene): Raster {
  applyLook(sheet, scene);
  const raster = createRaster(sheet.width, sheet.height);
  for (let pixel = 0; pixel < sheet.width * sheet.height; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      raster.data[pixel * 4 + channel] = clamp(sheet.colour[pixel * 3 + channel] ?? 0) * 255;
    raster.data[pixel * 4 + 3] = 255;
  }
  return raster;
}
