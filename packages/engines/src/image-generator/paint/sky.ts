import { colourWords } from '../prompt/lexicon';
import { tinted } from './atmosphere';
import { clamp, hex, mix, plus, type Rgb, ramp, scaled } from './colour';
import { createRandom, fractal, hash, noise } from './noise';
import type { Scene } from './scene';
import { colourAt, fill, fillRound, lay, materials, type Point, type Sheet } from './sheet';

/** The colour of the clear sky, with the glow around the sun or the moon. */
function skyAt(scene: Scene, x: number, y: number): Rgb {
  const { air, horizon, sunX, sunY, unit, has } = scene;
  const [top, upper, lower, bottom] = air.sky;
  const t = clamp(y / horizon);
  const colour =
    t < 0.45
      ? mix(top, upper, t / 0.45)
      : t < 0.8
        ? mix(upper, lower, (t - 0.45) / 0.35)
        : mix(lower, bottom, (t - 0.8) / 0.2);
  if (!has('sun') && !has('moon')) return colour;
  const far = Math.hypot(x - sunX, (y - sunY) * 1.15) / unit;
  const glow = Math.exp(-far * 4.2) * (air.isDark ? 0.22 : 0.42) + Math.exp(-far * 16) * 0.25;
  return plus(colour, scaled(air.light, glow * (scene.overcast ? 0.3 : 1)));
}

function paintStars(sheet: Sheet, scene: Scene): void {
  const { width, horizon, seed, unit } = scene;
  const random = createRandom(seed + 5);
  const amount = Math.round(((width * horizon) / (unit * unit)) * 420);
  for (let star = 0; star < amount; star++) {
    const x = random() * width;
    const y = random() ** 1.35 * horizon;
    const size = unit * (0.0006 + 0.0017 * random() ** 7);
    const bright = (0.25 + 0.75 * random() ** 2) * (1 - ramp(0.6, 1, y / horizon));
    fillRound(
      sheet,
      { x, y, rx: Math.max(0.55, size) },
      mix([1, 0.93, 0.85], [0.8, 0.88, 1], random()),
      materials.sky,
      bright,
    );
  }
}

/** Brightness of the Milky Way. */
function milkyWay(scene: Scene, x: number, y: number): number {
  const { unit, seed, width } = scene;
  const across = (x - width * 0.5) * 0.55 + (y - scene.horizon * 0.42) * 0.83;
  const band = Math.exp(-((across / (unit * 0.16)) ** 2));
  return band * clamp(0.5 + fractal((x / unit) * 4, (y / unit) * 4, seed + 31, 4));
}

function paintAurora(sheet: Sheet, scene: Scene): void {
  const { width, horizon, unit, seed } = scene;
  const word = scene.colour('aurora');
  const low: Rgb = word ? colourWords[word] : [0.2, 0.95, 0.55];
  for (let curtain = 0; curtain < 3; curtain++) {
    for (let x = 0; x < width; x++) {
      const u = x / unit;
      const foot =
        horizon * (0.5 + 0.16 * curtain) + fractal(u * 1.3 + curtain * 9, 3.3, seed + 41, 3) * unit * 0.22;
      const folds =
        0.35 + 0.65 * clamp(0.5 + noise(u * 9 + fractal(u * 2, curtain, seed, 2) * 3, curtain, seed + 43));
      const tall = unit * (0.3 + 0.2 * noise(u * 3, curtain + 5, seed + 47));
      for (let y = Math.max(0, Math.floor(foot - tall)); y < Math.min(foot + unit * 0.03, horizon); y++) {
        const t = (foot - y) / tall;
        const shine = (t < 0 ? ramp(-0.1, 0, t) : (1 - t) ** 2) * folds * 0.5 * (1 - curtain * 0.22);
        const pixel = y * width + x;
        lay(
          sheet,
          pixel,
          plus(colourAt(sheet, pixel), scaled(mix(low, [0.55, 0.25, 0.85], clamp(t * 1.2)), shine)),
          1,
          materials.sky,
        );
      }
    }
  }
}

function paintMoon(sheet: Sheet, { sunX: x, sunY: y, unit, seed, colour }: Scene): void {
  const word = colour('moon');
  const pale: Rgb = word ? mix([1, 0.98, 0.9], colourWords[word], 0.6) : [1, 0.98, 0.9];
  const spotted = (px: number, py: number) =>
    scaled(pale, 0.9 + 0.14 * fractal((px / unit) * 22, (py / unit) * 22, seed, 3));
  fillRound(sheet, { x, y, rx: unit * 0.05 }, spotted, materials.light);
}

function paintSun(sheet: Sheet, { sunX: x, sunY: y, unit, air, time, colour }: Scene): void {
  const word = colour('sun');
  const low = time === 'sunset' || time === 'dawn';
  const disc: Rgb = word
    ? mix([1, 0.95, 0.8], colourWords[word], 0.55)
    : plus(scaled(air.light, 0.45), [0.6, 0.55, 0.42]);
  fillRound(sheet, { x, y, rx: unit * (low ? 0.065 : 0.042) }, disc, materials.light);
}

function paintRainbow(sheet: Sheet, { width, height, horizon, unit }: Scene): void {
  const bands = ['#e8403a', '#f39a3d', '#f7e463', '#5fc25e', '#4a9be0', '#5f57c9', '#9058b5'].map(hex);
  const radius = Math.min(unit * 0.55, horizon * 0.82);
  for (let y = 0; y < Math.min(horizon, height); y++) {
    for (let x = 0; x < width; x++) {
      const t = (Math.hypot(x - width * 0.5, y - horizon) - radius) / (unit * 0.055);
      if (t <= -0.2 || t >= 1.2) continue;
      const position = clamp(1 - t, 0, 0.999) * (bands.length - 1);
      const band = mix(
        bands[Math.floor(position)] ?? [1, 1, 1],
        bands[Math.floor(position) + 1] ?? [1, 1, 1],
        position % 1,
      );
      lay(sheet, y * width + x, band, 0.42 * ramp(-0.2, 0.15, t) * (1 - ramp(0.85, 1.2, t)), materials.sky);
    }
  }
}

function paintLightning(sheet: Sheet, { horizon, unit, width, seed }: Scene): void {
  const random = createRandom(seed + 61);
  let x = width * (0.3 + 0.4 * random());
  const spine: Point[] = [];
  for (let y = horizon * 0.12; y < horizon; y += unit * 0.03) {
    x += (random() - 0.5) * unit * 0.06;
    spine.push([x, y]);
  }
  for (const [wide, opacity] of [
    [0.02, 0.12],
    [0.009, 0.35],
    [0.0028, 1],
  ] as const) {
    const half = unit * wide;
    const outline: Point[] = [
      ...spine.map(([px, py]): Point => [px - half, py]),
      ...spine.toReversed().map(([px, py]): Point => [px + half, py]),
    ];
    fill(sheet, outline, [0.93, 0.94, 1], materials.light, opacity);
  }
}

/** The sky with everything except clouds. */
export function paintSky(sheet: Sheet, scene: Scene): void {
  const { width, height, has, seed } = scene;
  const galaxy = has('stars') && scene.time === 'night';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const base = skyAt(scene, x, Math.min(y, scene.horizon));
      const grain = ((hash(x, y, seed) & 255) / 255 - 0.5) * 0.006;
      const shine = galaxy ? milkyWay(scene, x, y) : 0;
      lay(
        sheet,
        y * width + x,
        [base[0] + grain + shine * 0.11, base[1] + grain + shine * 0.1, base[2] + grain + shine * 0.16],
        1,
        materials.sky,
      );
    }
  }
  if (has('stars')) paintStars(sheet, scene);
  if (has('aurora')) paintAurora(sheet, scene);
  if (has('moon')) paintMoon(sheet, scene);
  if (has('sun') && !scene.overcast && !(scene.time === 'night')) paintSun(sheet, scene);
  if (has('rainbow')) paintRainbow(sheet, scene);
  if (has('lightning')) paintLightning(sheet, scene);
}

/** Diffuse clouds from noise, lit by the sun and compressed towards the horizon. */
function paintDiffuseClouds(sheet: Sheet, scene: Scene, opacity: number): void {
  const { width, horizon, unit, seed, air, overcast, sunX, sunY } = scene;
  const word = scene.colour('clouds');
  const bright = tinted(air.cloudLit, word, 0.7);
  const shade = tinted(air.cloudShade, word, 0.6);
  const threshold = overcast ? -0.32 : scene.time === 'day' ? 0.1 : 0.06;
  for (let y = 0; y < horizon; y++) {
    const far = 0.32 / (1.06 - y / horizon);
    for (let x = 0; x < width; x++) {
      const u = ((x - width / 2) / unit) * (0.8 + far * 0.9) * 1.9;
      const v = far * 2.4 + 1;
      const warp = fractal(u * 0.9, v * 0.9, seed + 71, 2) * 0.5;
      const dense = fractal(u + warp, v * 1.7 + warp, seed + 73, 5);
      const cover = ramp(threshold, threshold + 0.42, dense) * (1 - ramp(0.86, 1, y / horizon) * 0.8);
      if (cover <= 0) continue;
      const toSun = Math.hypot(x - sunX, y - sunY) + 1;
      const behind = fractal(
        u + warp + ((sunX - x) / toSun) * 0.16,
        (v + ((sunY - y) / toSun) * 0.1) * 1.7 + warp,
        seed + 73,
        3,
      );
      const light = clamp(
        0.58 + (dense - behind) * 1.5 - (dense - threshold) * 0.5 + Math.exp(-toSun / (unit * 0.22)) * 0.35,
      );
      lay(sheet, y * width + x, mix(shade, bright, light), cover * opacity * 0.94, materials.cloud);
    }
  }
}

interface Cumulus {
  x: number;
  y: number;
  size: number;
}

/** One cumulus cloud of round puffs with a flat base, lit from above. */
function paintCumulus(sheet: Sheet, scene: Scene, { x, y, size }: Cumulus, opacity: number): void {
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

function paintCumulusClouds(sheet: Sheet, scene: Scene, opacity: number): void {
  const { width, horizon, unit, seed, overcast } = scene;
  const random = createRandom(seed + 83);
  const many = scene.count('clouds', overcast ? 12 : 6);
  const clouds = Array.from({ length: many }, (_, index) => {
    const near = index / Math.max(1, many - 1);
    return {
      x: width * (((index * 0.618 + random() * 0.22) % 1) * 1.1 - 0.05),
      y: horizon * (0.82 - 0.66 * near + random() * 0.08),
      size: unit * (0.045 + 0.13 * near) * (0.75 + random() * 0.5),
    };
  });
  for (const cloud of clouds) paintCumulus(sheet, scene, cloud, opacity);
}

/** Diffuse clouds, cumulus clouds or a blend, as the style says. */
export function paintClouds(sheet: Sheet, scene: Scene): void {
  const { cumulus } = scene.style;
  if (!scene.has('clouds')) return;
  if (cumulus < 1) paintDiffuseClouds(sheet, scene, 1 - cumulus);
  if (cumulus > 0) paintCumulusClouds(sheet, scene, cumulus);
}

/** Mist in front of distant objects; rows `from` to `to`. */
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
