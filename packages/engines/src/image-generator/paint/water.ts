import { tinted } from './atmosphere';
import { clamp, hex, mix, plus, type Rgb, ramp, scaled } from './colour';
import { fractal, noise } from './noise';
import { lit, type Scene } from './scene';
import { colourAt, lay, materials, type Sheet } from './sheet';

/** The water's own colour in the light of the scene. */
function bodyOf(scene: Scene): Rgb {
  const base = scene.water === 'lake' || scene.has('river') ? hex('#2c6a7c') : hex('#1f6f8f');
  return lit(tinted(base, scene.colour(scene.water ?? 'river'), 0.85), 0.5, scene);
}

/** The colour of the water at a pixel: the reflected picture, distorted by waves, mixed with the water's own colour. */
function createWater(sheet: Sheet, scene: Scene, waterline: number) {
  const { width, height, unit, seed, style, air, sunX } = scene;
  const body = bodyOf(scene);
  const rough = scene.water === 'sea' ? 1 : 0.45;
  const shines = (scene.has('sun') || scene.has('moon')) && !scene.overcast;
  return (x: number, y: number): Rgb => {
    const down = y - waterline;
    const near = clamp(down / Math.max(1, height - waterline));
    const far = 1 / (near + 0.05);
    const wave = fractal(((x - width / 2) / unit) * 2.4 * far * 0.55, far * 5 + near * 3, seed + 201, 3);
    const fine = noise(
      ((x - width / 2) / unit) * 22 * (0.4 + far * 0.12),
      (y / unit) * 150 * (1.05 - near * 0.8),
      seed + 203,
    );
    const ripple = (wave * 0.75 + fine * 0.4) * rough * (0.35 + near);
    const fromX = clamp(Math.round(x + ripple * unit * 0.022), 0, width - 1);
    const fromY = clamp(
      Math.round(waterline - 1 - down * 0.92 - ripple * unit * 0.05 - Math.abs(wave) * near * unit * 0.03),
      0,
      waterline - 1,
    );
    const mirrored = colourAt(sheet, fromY * width + fromX);
    const own = clamp(0.16 + near * 0.62 * (scene.water === 'sea' ? 1 : 0.62) + ripple * 0.42);
    const crest = ramp(0.3, 0.62, ripple + near * 0.05) * (0.1 + 0.12 * style.texture);
    const path = Math.abs(x - sunX + wave * unit * 0.05) / (unit * (0.025 + near * 0.13));
    const glitter = shines
      ? Math.exp(-path * path) * ramp(-0.12, 0.42, wave * 0.7 + fine * 0.75) * (air.isDark ? 0.5 : 0.85)
      : 0;
    return plus(
      plus(mix(scaled(mirrored, 0.94), body, own), scaled(air.haze, crest)),
      scaled(air.light, glitter),
    );
  };
}

/** Paints water between the horizon and the shore, with foam along a beach. */
export function paintWater(sheet: Sheet, scene: Scene, shore: (x: number) => number): void {
  const { width, height, unit, horizon, seed } = scene;
  const water = createWater(sheet, scene, horizon);
  const hasSurf = scene.has('beach');
  for (let y = horizon; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const toShore = (shore(x) - y) / unit;
      if (toShore < -0.012) continue;
      const shallow = hasSurf ? ramp(0.16, 0.0, toShore) : 0;
      const colour = mix(water(x, y), lit(hex('#7fd0c4'), 0.6, scene), shallow * 0.55);
      const lace = fractal((x / unit) * 9, (y / unit) * 16, seed + 211, 3) * 0.02;
      const foam = hasSurf
        ? Math.max(
            ramp(0.02, 0.004, Math.abs(toShore + lace)),
            0.6 * ramp(0.008, 0, Math.abs(toShore - 0.05 + lace * 1.4)),
          )
        : 0;
      const surf = mix(colour, lit([0.97, 0.98, 0.98], 0.8, scene), foam * 0.9);
      lay(sheet, y * width + x, surf, ramp(-0.012, 0, toShore), materials.water);
    }
  }
}

/** A winding band that narrows towards the horizon: its center and half its width at a row. */
function bandAt(scene: Scene, y: number, wide: number): { middle: number; half: number } {
  const { width, height, horizon, unit, seed } = scene;
  const near = clamp((y - horizon) / (height - horizon));
  const swing = Math.sin(near ** 0.55 * 7.2 + (seed % 7)) * (1 - near) * 0.2 + (near - 0.5) * 0.12;
  return { middle: width * (0.5 + swing), half: unit * wide * (0.018 + near ** 1.45) };
}

/** A river from the horizon to the bottom. */
export function paintRiver(sheet: Sheet, scene: Scene): void {
  const { width, height, horizon, unit, seed } = scene;
  const water = createWater(sheet, scene, horizon);
  for (let y = horizon; y < height; y++) {
    const { middle, half } = bandAt(scene, y, 0.33);
    for (
      let x = Math.max(0, Math.floor(middle - half * 1.2));
      x < Math.min(width, middle + half * 1.2);
      x++
    ) {
      const bank =
        half - Math.abs(x - middle) + noise((x / unit) * 14, (y / unit) * 22, seed + 221) * half * 0.14;
      const cover = clamp(bank + 0.5);
      if (cover <= 0) continue;
      const deep = ramp(0, half * 0.12, bank);
      lay(sheet, y * width + x, scaled(water(x, y), 0.62 + 0.38 * deep), cover, materials.water);
    }
  }
}

/** A road from the horizon to the bottom: asphalt with a dashed line. */
export function paintRoad(sheet: Sheet, scene: Scene): void {
  const { width, height, horizon, seed } = scene;
  const asphalt = lit(hex('#5a5c63'), 0.62, scene);
  const line = lit(hex('#f3ead2'), 0.85, scene);
  for (let y = horizon; y < height; y++) {
    const { middle, half } = bandAt(scene, y, 0.3);
    const near = (y - horizon) / (height - horizon);
    const dash = Math.sin(5.5 / (near + 0.06)) > 0.1;
    for (let x = Math.max(0, Math.floor(middle - half - 1)); x < Math.min(width, middle + half + 1); x++) {
      const across = Math.abs(x - middle) / half;
      const marked = (across < 0.028 && dash) || (across > 0.86 && across < 0.91);
      const grain = noise(x * 0.4, y * 0.4, seed) * 0.035 * scene.style.texture;
      const colour = plus(mix(asphalt, scene.air.haze, (1 - near) ** 4 * 0.5), [grain, grain, grain]);
      lay(
        sheet,
        y * width + x,
        marked ? mix(colour, line, 0.85) : colour,
        clamp(half - Math.abs(x - middle) + 0.5),
        materials.road,
      );
    }
  }
}
