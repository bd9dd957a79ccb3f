import { tinted } from './atmosphere';
import { clamp, hex, mix, type Rgb, ramp } from './colour';
import { fractal, hash, noise, ridged } from './noise';
import { hazed, lit, type Scene, toned } from './scene';
import { lay, type Material, materials, type Sheet } from './sheet';

/** The height of a landform's upper edge at each column; with facets, piecewise linear. */
function edgeOf({ width, unit, style }: Scene, heightAt: (x: number) => number): Float32Array {
  const edge = Float32Array.from({ length: width }, (_, x) => heightAt(x));
  if (style.facet === 0) return edge;
  const step = unit * 0.055;
  return edge.map((own, x) => {
    const knot = Math.floor(x / step);
    const from = heightAt(knot * step);
    const to = heightAt((knot + 1) * step);
    return own + (from + (to - from) * (x / step - knot) - own) * style.facet;
  });
}

interface Land {
  /** The upper edge at each column. */
  edge: Float32Array;
  /** The lowest row. */
  bottom: number;
  material: Material;
  colourAt: (x: number, y: number, below: number) => Rgb;
}

function paintLand(sheet: Sheet, { edge, bottom, material, colourAt }: Land): void {
  const { width, height } = sheet;
  const end = Math.min(height, Math.ceil(bottom));
  for (let x = 0; x < width; x++) {
    const top = edge[x] ?? 0;
    for (let y = Math.max(0, Math.floor(top)); y < end; y++) {
      lay(sheet, y * width + x, colourAt(x, y, Math.max(0, y - top)), clamp(y + 1 - top), material);
    }
  }
}

interface Range {
  /** 0 near to 1 far. */
  depth: number;
  /** In units. */
  tall: number;
  frequency: number;
  material: Material;
  seed: number;
}

/** A mountain range: spurs below the crest, lit from one side, with snow at the top. */
function paintRange(sheet: Sheet, scene: Scene, { depth, tall, frequency, material, seed }: Range): void {
  const { unit, horizon, style, season, has } = scene;
  const base = horizon + unit * 0.01;
  const heightAt = (x: number) => {
    const u = (x / unit) * frequency;
    return (
      base -
      unit *
        tall *
        (0.18 + ridged(u, seed * 0.37, seed, 5) * 0.98 + fractal(u * 0.5, 7.7, seed + 3, 2) * 0.25)
    );
  };
  const edge = edgeOf(scene, heightAt);
  const rock = tinted(
    mix(hex('#7c7672'), hex('#5d6b58'), season === 'winter' ? 0 : depth < 0.4 ? 0.75 : 0.35),
    scene.colour('mountains'),
    0.75,
  );
  const side = Math.sign(scene.sunX - scene.width / 2) || 1;
  const snowTo = has('snow') || season === 'winter' ? 1.6 : depth > 0.35 && !has('desert') ? 0.4 : -2;
  const snowed = scene.colour('mountains') === undefined;
  paintLand(sheet, {
    edge,
    bottom: base + 1,
    material,
    colourAt: (x, _y, below) => {
      const u = (x / unit) * frequency;
      const d = (below / unit) * frequency;
      const one = ridged(u * 1.3 + d * 0.85, d * 0.55 + seed, seed + 11, 4);
      const other = ridged(u * 1.3 - d * 0.85, d * 0.55 + seed, seed + 17, 4);
      const fine = fractal(u * 14, d * 14, seed + 19, 3) * style.texture;
      const light = toned(clamp(0.5 + (one - other) * 1.25 * side + fine * 0.24), scene);
      const whole = Math.max(1, base - (edge[x] ?? 0));
      const white = snowed
        ? ramp(0.06, -0.05, below / whole - snowTo + (0.5 - light) * 0.35 + fine * 0.14)
        : 0;
      const albedo = mix(rock, [0.95, 0.97, 1], white);
      const foot = ramp(0.35, 1, below / whole) * 0.35;
      return hazed(
        lit(albedo, light * (0.85 + white * 0.2), scene),
        depth * 0.55 + foot * (0.35 + depth),
        scene,
      );
    },
  });
}

/** Three mountain ranges, one behind the other. */
export function paintMountains(sheet: Sheet, scene: Scene): void {
  const { seed } = scene;
  paintRange(sheet, scene, {
    depth: 0.95,
    tall: 0.3,
    frequency: 1.7,
    material: materials.farLand,
    seed: seed + 101,
  });
  paintRange(sheet, scene, {
    depth: 0.55,
    tall: 0.36,
    frequency: 1.25,
    material: materials.midLand,
    seed: seed + 103,
  });
  paintRange(sheet, scene, {
    depth: 0.22,
    tall: 0.13,
    frequency: 2.1,
    material: materials.nearLand,
    seed: seed + 107,
  });
}

export function paintVolcano(sheet: Sheet, scene: Scene): void {
  const { unit, horizon, width, seed, sunX } = scene;
  const middle = width * (sunX > width / 2 ? 0.36 : 0.64);
  const heightAt = (x: number) => {
    const away = Math.abs(x - middle) / (unit * 0.46);
    const crater = Math.max(0, 0.12 - away) * 0.5;
    return (
      horizon -
      unit * 0.44 * (Math.max(0, 1 - away) ** 1.5 - crater) +
      fractal((x / unit) * 9, 2, seed, 3) * unit * 0.008
    );
  };
  const side = Math.sign(sunX - middle);
  paintLand(sheet, {
    edge: edgeOf(scene, heightAt),
    bottom: horizon + 2,
    material: materials.midLand,
    colourAt: (x, y, below) => {
      const slope = clamp(
        0.5 +
          (side * (x - middle)) / (unit * 0.5) +
          fractal((x / unit) * 8, (y / unit) * 3, seed + 5, 3) * 0.3,
      );
      const glow = ramp(0.07, 0, below / unit) * ramp(0.09, 0.02, Math.abs(x - middle) / unit);
      return mix(hazed(lit(hex('#5c4a48'), toned(slope, scene), scene), 0.3, scene), [1, 0.45, 0.12], glow);
    },
  });
}

const hillTones: Record<Scene['season'], readonly [string, string]> = {
  spring: ['#7fb356', '#5d9a48'],
  summer: ['#6f9c45', '#4a7c3a'],
  autumn: ['#c08a3e', '#9a5a2c'],
  winter: ['#e9eef5', '#d5deea'],
};

/** The two grass colours of the season, tinted if the prompt names a colour. */
export function grassTones(scene: Scene): readonly [Rgb, Rgb] {
  const [one, two] = hillTones[scene.has('snow') ? 'winter' : scene.season];
  const word = scene.colour('field') ?? scene.colour('hills');
  return [tinted(hex(one), word, 0.8), tinted(hex(two), word, 0.8)];
}

/** Four rows of hills, fading with distance. */
export function paintHills(sheet: Sheet, scene: Scene): void {
  const { unit, horizon, seed, style } = scene;
  const [bright, deep] = grassTones(scene);
  const side = Math.sign(scene.sunX - scene.width / 2) || 1;
  for (let row = 0; row < 4; row++) {
    const near = row / 3;
    const rowSeed = seed + 131 + row * 7;
    const heightAt = (x: number) =>
      horizon +
      unit * (near * 0.055 - 0.055) -
      unit * 0.07 * (0.7 + fractal((x / unit) * (1.7 - near * 0.5), row, rowSeed, 3));
    const edge = edgeOf(scene, heightAt);
    paintLand(sheet, {
      edge,
      bottom: scene.height,
      material: row < 2 ? materials.farLand : row < 3 ? materials.midLand : materials.nearLand,
      colourAt: (x, y, below) => {
        const lean = ((edge[Math.min(edge.length - 1, x + 6)] ?? 0) - (edge[Math.max(0, x - 6)] ?? 0)) / 12;
        const patch = noise((x / unit) * 5, (y / unit) * 14, rowSeed + 3);
        const light = toned(
          clamp(
            0.62 -
              lean * side * 1.5 +
              patch * 0.25 -
              (below / unit) * 1.2 +
              fractal((x / unit) * 60, (y / unit) * 90, rowSeed, 2) * 0.22 * style.texture,
          ),
          scene,
        );
        return hazed(
          lit(mix(deep, bright, clamp(0.5 + patch)), light, scene),
          (1 - near) * 0.7 + (below / unit) * 0.8 * (1 - near),
          scene,
        );
      },
    });
  }
}

/** Dunes with sharp crests: one side lit, the other in the shade. */
export function paintDunes(sheet: Sheet, scene: Scene): void {
  const { unit, horizon, seed, style, height } = scene;
  const sand = tinted(hex('#e2b06c'), scene.colour('desert'), 0.75);
  const deep = tinted(hex('#a9693c'), scene.colour('desert'), 0.75);
  const side = Math.sign(scene.sunX - scene.width / 2) || 1;
  for (let row = 0; row < 5; row++) {
    const near = row / 4;
    const rowSeed = seed + 151 + row * 13;
    const down = near ** 1.6 * (height - horizon) * 0.72;
    const size = 0.5 + near * 1.6;
    const heightAt = (x: number) =>
      horizon +
      down -
      unit * 0.055 * size * (0.35 + ridged((x / unit) * (1.5 / size) + row * 3.1, row * 1.7, rowSeed, 2));
    const edge = edgeOf(scene, heightAt);
    paintLand(sheet, {
      edge,
      bottom: height,
      material: row < 2 ? materials.farLand : row < 4 ? materials.midLand : materials.ground,
      colourAt: (x, _y, below) => {
        const crest =
          x + side * below * 1.1 + noise((x / unit) * 4, (below / unit) * 6, rowSeed) * unit * 0.04;
        const at = Math.round(clamp(crest, 4, edge.length - 5));
        const lean = ((edge[at + 4] ?? 0) - (edge[at - 4] ?? 0)) / 8;
        const ripple =
          Math.sin(
            ((below / unit) * 240) / size + fractal((x / unit) * 5, (below / unit) * 5, rowSeed, 2) * 9,
          ) *
          0.05 *
          style.texture *
          near;
        const light = toned(clamp(0.55 - lean * side * 1.9 + ripple), scene);
        return hazed(lit(mix(deep, sand, light), 0.25 + light * 0.8, scene), (1 - near) * 0.55, scene);
      },
    });
  }
}

/** Flat ground from the horizon to the bottom: grass, snow or sand, with finer detail far away. */
export function paintGround(
  sheet: Sheet,
  scene: Scene,
  top: (x: number) => number,
  kind: 'grass' | 'sand',
): void {
  const { unit, width, height, seed, style } = scene;
  const [bright, deep] = kind === 'sand' ? ([hex('#ecd3a0'), hex('#c9a26b')] as const) : grassTones(scene);
  const edge = edgeOf(scene, top);
  const span = Math.max(1, height - Math.min(...edge));
  const rough = kind === 'sand' ? 0.16 : 0.36;
  const furrow = kind === 'grass' && !scene.has('snow') ? style.texture : style.texture * 0.25;
  paintLand(sheet, {
    edge,
    bottom: height,
    material: materials.ground,
    colourAt: (x, y) => {
      const near = clamp(1 - (height - y) / span);
      const far = 1 / (near + 0.09);
      const patch = fractal(((x - width / 2) / unit) * far * 1.1, far * 1.6, seed + 171, 3);
      const blade =
        (noise(x * 0.32, y * 0.055, seed + 173) + noise(x * 0.13, y * 0.03, seed + 174)) *
        near *
        furrow *
        0.4;
      const speck =
        (((hash(x, y, seed) & 255) / 255 - 0.5) * 0.12 +
          fractal((x / unit) * 30 * (0.4 + far * 0.2), (y / unit) * 80, seed + 177, 2) * 0.3) *
        style.texture;
      const light = toned(clamp(0.6 + patch * rough + blade + speck - near * 0.14), scene);
      return hazed(
        lit(mix(deep, bright, clamp(0.5 + patch * rough * 1.9 + blade)), light, scene),
        (1 - near) ** 3 * 0.5,
        scene,
      );
    },
  });
}
