import { colourWords } from '../prompt/wish';
import { clamp, hex, mix, plus, type Rgb, ramp, scaled } from './colour';
import { fractal, noise } from './noise';
import { createRandom, hash } from './random';
import type { Scene } from './scene';
import { colourAt, fill, fillRound, lay, materials, type Point, type Sheet } from './sheet';

/** The colour of the bare sky at a height, and the glow round the sun. */
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

/** The band of far stars across a clear night. */
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
      const share = clamp(1 - t, 0, 0.999) * (bands.length - 1);
      const band = mix(
        bands[Math.floor(share)] ?? [1, 1, 1],
        bands[Math.floor(share) + 1] ?? [1, 1, 1],
        share % 1,
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

/** The sky with everything in it but the clouds. */
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
