import { tinted } from './atmosphere';
import { clamp, mix, plus, ramp, scaled } from './colour';
import { fractal } from './noise';
import { createRandom } from './random';
import type { Scene } from './scene';
import { colourAt, fillRound, lay, materials, type Sheet } from './sheet';

/** Vapour: thick and thin by noise, lit from where the light stands, drawn together towards the horizon. */
function paintVapour(sheet: Sheet, scene: Scene, opacity: number): void {
  const { width, horizon, unit, seed, air, overcast, sunX, sunY } = scene;
  const word = scene.colour('clouds');
  const bright = tinted(air.cloudLit, word, 0.7);
  const shade = tinted(air.cloudShade, word, 0.6);
  const least = overcast ? -0.32 : scene.time === 'day' ? 0.1 : 0.06;
  for (let y = 0; y < horizon; y++) {
    const far = 0.32 / (1.06 - y / horizon);
    for (let x = 0; x < width; x++) {
      const u = ((x - width / 2) / unit) * (0.8 + far * 0.9) * 1.9;
      const v = far * 2.4 + 1;
      const warp = fractal(u * 0.9, v * 0.9, seed + 71, 2) * 0.5;
      const dense = fractal(u + warp, v * 1.7 + warp, seed + 73, 5);
      const cover = ramp(least, least + 0.42, dense) * (1 - ramp(0.86, 1, y / horizon) * 0.8);
      if (cover <= 0) continue;
      const toSun = Math.hypot(x - sunX, y - sunY) + 1;
      const behind = fractal(
        u + warp + ((sunX - x) / toSun) * 0.16,
        (v + ((sunY - y) / toSun) * 0.1) * 1.7 + warp,
        seed + 73,
        3,
      );
      const light = clamp(
        0.58 + (dense - behind) * 1.5 - (dense - least) * 0.5 + Math.exp(-toSun / (unit * 0.22)) * 0.35,
      );
      lay(sheet, y * width + x, mix(shade, bright, light), cover * opacity * 0.94, materials.cloud);
    }
  }
}

interface Heap {
  x: number;
  y: number;
  size: number;
}

/** One heap of round puffs on a flat foot, lit from above. */
function paintHeap(sheet: Sheet, scene: Scene, { x, y, size }: Heap, opacity: number): void {
  const random = createRandom(Math.round(x * 31 + y * 17) + scene.seed);
  const { cloudLit, cloudShade } = scene.air;
  const word = scene.colour('clouds');
  const tones = [
    tinted(cloudShade, word, 0.6),
    mix(tinted(cloudShade, word, 0.6), tinted(cloudLit, word, 0.7), 0.62),
    tinted(cloudLit, word, 0.7),
  ] as const;
  const puffs = Array.from({ length: 15 }, (_, index) => {
    const across = (index / 14) * 2 - 1;
    const tall = (1 - across * across) ** 0.8;
    return {
      x: x + across * size * 1.5 + (random() - 0.5) * size * 0.3,
      y: y - tall * size * (0.25 + random() * 0.62),
      r: size * (0.22 + 0.36 * tall * (0.6 + random() * 0.4)),
    };
  });
  for (const [layer, tone] of tones.entries()) {
    const lift = layer * size * 0.085;
    const shrink = 1 - layer * 0.13;
    const side = ((scene.sunX - x) / scene.width) * lift * 1.6;
    for (const puff of puffs) {
      const foot = y + size * 0.1;
      const cut = (px: number, py: number) => (py > foot ? colourAt(sheet, py * sheet.width + px) : tone);
      fillRound(
        sheet,
        { x: puff.x + side, y: puff.y - lift, rx: puff.r * shrink, ry: puff.r * shrink * 0.92 },
        cut,
        materials.cloud,
        opacity,
      );
    }
  }
}

function paintHeaps(sheet: Sheet, scene: Scene, opacity: number): void {
  const { width, horizon, unit, seed, overcast } = scene;
  const random = createRandom(seed + 83);
  const many = scene.count('clouds', overcast ? 12 : 6);
  const heaps = Array.from({ length: many }, (_, index) => {
    const near = index / Math.max(1, many - 1);
    return {
      x: width * (((index * 0.618 + random() * 0.22) % 1) * 1.1 - 0.05),
      y: horizon * (0.82 - 0.66 * near + random() * 0.08),
      size: unit * (0.045 + 0.13 * near) * (0.75 + random() * 0.5),
    };
  });
  for (const heap of heaps) paintHeap(sheet, scene, heap, opacity);
}

/** Vapour, heaps or something between, as the look has it. */
export function paintClouds(sheet: Sheet, scene: Scene): void {
  const { heaps } = scene.look;
  if (!scene.has('clouds')) return;
  if (heaps < 1) paintVapour(sheet, scene, 1 - heaps);
  if (heaps > 0) paintHeaps(sheet, scene, heaps);
}

/** Mist that lies in front of what is far. */
export function paintMist(sheet: Sheet, scene: Scene, from: number, to: number, opacity: number): void {
  const { width, unit, seed, air, height } = scene;
  for (let y = Math.max(0, Math.floor(from)); y < Math.min(height, to); y++) {
    const t = (y - from) / (to - from);
    for (let x = 0; x < width; x++) {
      const drift = clamp(0.55 + fractal((x / unit) * 1.6, (y / unit) * 7, seed + 91, 3) * 0.9);
      lay(
        sheet,
        y * width + x,
        plus(scaled(air.haze, 0.94), [0.03, 0.03, 0.03]),
        Math.sin(Math.PI * t) * drift * opacity,
        sheet.material[y * width + x] as typeof materials.sky,
      );
    }
  }
}
