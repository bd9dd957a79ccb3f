import { tinted } from './atmosphere';
import { clamp, hex, mix, type Rgb } from './colour';
import { createRandom, fractal, type Random } from './noise';
import { hazed, lit, type Scene } from './scene';
import { fill, fillRound, materials, type Point, type Sheet } from './sheet';

/** Position and size of a plant. */
export interface Plant {
  x: number;
  /** The row of its foot. */
  y: number;
  tall: number;
  /** 0 near to 1 far. */
  depth: number;
}

const leafTones: Record<Scene['season'], readonly string[]> = {
  spring: ['#f2b3c6', '#f6c9d4', '#9cc06a', '#eda3bb'],
  summer: ['#4f8a3c', '#3f7a3a', '#6a9c42', '#35693a'],
  autumn: ['#d9822b', '#c2512c', '#e0a93a', '#a83d2c'],
  winter: ['#dfe7ef', '#cfd9e4', '#e9eff6', '#c3cfdb'],
};

function leafColour(scene: Scene, random: Random): Rgb {
  const tones = leafTones[scene.has('snow') ? 'winter' : scene.season];
  const own = hex(tones[Math.floor(random() * tones.length)] ?? '#4f8a3c');
  return tinted(own, scene.colour('trees') ?? scene.colour('forest'), 0.8);
}

/** A fir: tiers with ragged edges, dark on one side, with snow in winter. */
export function paintFir(sheet: Sheet, scene: Scene, { x, y, tall, depth }: Plant, random: Random): void {
  const base = tinted(
    hex(random() < 0.5 ? '#2f5a3f' : '#274c3a'),
    scene.colour('trees') ?? scene.colour('forest'),
    0.7,
  );
  const snowy = scene.has('snow') || scene.season === 'winter';
  const side = Math.sign(scene.sunX - x) || 1;
  const wide = tall * (0.2 + random() * 0.05);
  const tiers = scene.style.facet > 0.5 ? 3 : 8;
  fill(
    sheet,
    box(x, y, tall * 0.02, tall * 0.12),
    hazed(lit(hex('#4a3a2c'), 0.4, scene), depth, scene),
    materials.trunk,
  );
  for (let tier = 0; tier < tiers; tier++) {
    const foot = y - tall * (0.08 + (tier / tiers) * 0.78);
    const half = wide * (1 - (tier / tiers) * 0.88) * (0.9 + random() * 0.2);
    const top = Math.max(y - tall, foot - tall * (1.55 / tiers));
    const sag = half * 0.22;
    const far: Point[] = [
      [x, top],
      [x - side * half, foot + sag * random()],
      [x, foot + sag * 0.4],
    ];
    const close: Point[] = [
      [x, top],
      [x + side * half, foot + sag * random()],
      [x, foot + sag * 0.4],
    ];
    fill(sheet, far, hazed(lit(base, 0.22, scene), depth, scene), materials.plant);
    fill(sheet, close, hazed(lit(base, 0.72 + random() * 0.15, scene), depth, scene), materials.leaf);
    if (snowy) {
      const cap: Point[] = [
        [x, top],
        [x + side * half * 0.8, foot - sag * 0.2],
        [x + side * half * 0.3, foot - tall * 0.035],
        [x - side * half * 0.3, foot - tall * 0.03],
      ];
      fill(sheet, cap, hazed(lit([0.93, 0.96, 1], 0.75, scene), depth, scene), materials.leaf, 0.85);
    }
  }
}

function box(x: number, y: number, half: number, tall: number): Point[] {
  return [
    [x - half, y],
    [x - half, y - tall],
    [x + half, y - tall],
    [x + half, y],
  ];
}

/** A deciduous tree: a trunk with branches and a crown in three tones. */
export function paintTree(sheet: Sheet, scene: Scene, { x, y, tall, depth }: Plant, random: Random): void {
  const own = leafColour(scene, random);
  const bark = hazed(lit(hex('#54402f'), 0.45, scene), depth, scene);
  const half = tall * 0.03;
  fill(
    sheet,
    [
      [x - half * 1.5, y],
      [x - half * 0.6, y - tall * 0.5],
      [x + half * 0.6, y - tall * 0.5],
      [x + half * 1.5, y],
    ],
    bark,
    materials.trunk,
  );
  fill(
    sheet,
    [
      [x - half * 0.4, y - tall * 0.36],
      [x - tall * 0.16, y - tall * 0.62],
      [x - tall * 0.13, y - tall * 0.63],
      [x + half * 0.5, y - tall * 0.42],
    ],
    bark,
    materials.trunk,
  );
  fill(
    sheet,
    [
      [x - half * 0.4, y - tall * 0.4],
      [x + tall * 0.15, y - tall * 0.64],
      [x + tall * 0.18, y - tall * 0.62],
      [x + half * 0.6, y - tall * 0.36],
    ],
    bark,
    materials.trunk,
  );
  const tufts = Array.from({ length: tall > scene.unit * 0.12 ? 26 : 11 }, () => {
    const angle = random() * Math.PI * 2;
    const away = random() ** 0.6;
    return {
      x: x + Math.cos(angle) * away * tall * 0.3,
      y: y - tall * 0.68 + Math.sin(angle) * away * tall * 0.22,
      r: tall * (0.085 + 0.07 * random()),
    };
  });
  const side = ((scene.sunX - x) / scene.width) * tall * 0.06;
  for (const [layer, light] of [0.2, 0.52, 0.86].entries()) {
    const colour = hazed(lit(mix(own, [1, 0.95, 0.6], layer * 0.06), light, scene), depth, scene);
    for (const tuft of tufts) {
      const leafy = (px: number, py: number) => {
        const bump =
          1 +
          fractal((px / scene.unit) * 70, (py / scene.unit) * 70, scene.seed, 2) * 0.32 * scene.style.texture;
        return [colour[0] * bump, colour[1] * bump, colour[2] * bump] as const;
      };
      const r = tuft.r * (1 - layer * 0.2);
      fillRound(
        sheet,
        { x: tuft.x + side * layer, y: tuft.y - layer * tall * 0.028, rx: r, ry: r * 0.86 },
        leafy,
        layer === 0 ? materials.plant : materials.leaf,
      );
    }
  }
}

/** A palm: a bent trunk and hanging fronds. */
export function paintPalm(sheet: Sheet, scene: Scene, { x, y, tall }: Plant, random: Random): void {
  const bend = (random() - 0.5) * tall * 0.4;
  const trunk: Point[] = [];
  const back: Point[] = [];
  for (let step = 0; step <= 10; step++) {
    const t = step / 10;
    const half = tall * (0.026 - 0.013 * t);
    const middle = x + bend * t * t;
    trunk.push([middle - half, y - tall * t]);
    back.unshift([middle + half, y - tall * t]);
  }
  fill(sheet, [...trunk, ...back], lit(hex('#7a5a3c'), 0.55, scene), materials.trunk);
  const top: Point = [x + bend, y - tall];
  for (let frond = 0; frond < 11; frond++) {
    const angle = -Math.PI * (0.02 + (frond / 10) * 0.96) + (random() - 0.5) * 0.2;
    const reach = tall * (0.4 + random() * 0.12);
    const over: Point[] = [];
    const under: Point[] = [];
    for (let step = 0; step <= 8; step++) {
      const t = step / 8;
      const px = top[0] + Math.cos(angle) * reach * t;
      const py = top[1] + Math.sin(angle) * reach * t * 0.75 + reach * 0.62 * t * t;
      const half = tall * 0.05 * Math.sin(Math.PI * (0.1 + 0.9 * t));
      over.push([px, py - half * 0.5]);
      under.unshift([px, py + half * (step % 2 ? 1.2 : 0.5)]);
    }
    fill(
      sheet,
      [...over, ...under],
      lit(mix(hex('#2f6b3a'), hex('#6aa548'), random()), 0.35 + 0.5 * random(), scene),
      frond % 2 ? materials.leaf : materials.plant,
    );
  }
}

/** Whether the trees of the scene are firs. */
export function hasFirs(scene: Scene): boolean {
  const { has, season } = scene;
  return has('snow') || season === 'winter' || (has('mountains') && season === 'summer');
}

/** Rows of trees from the horizon to the front, with a gap in the middle. */
export function paintForest(sheet: Sheet, scene: Scene, foot: (near: number) => number, rows: number): void {
  const { width, unit, seed } = scene;
  const paint = hasFirs(scene) ? paintFir : paintTree;
  for (let row = 0; row < rows; row++) {
    const near = rows === 1 ? 0 : row / (rows - 1);
    const random = createRandom(seed + 301 + row * 19);
    const tall = unit * (0.07 + 0.34 * near ** 1.5);
    const step = tall * (hasFirs(scene) ? 0.26 : 0.36) * (1 + near * 0.8);
    for (let x = -tall * 0.2; x < width + tall * 0.2; x += step) {
      const middle = Math.abs(x - width / 2) / (width / 2);
      const at = x + (random() - 0.5) * step;
      const size = tall * (0.7 + random() * 0.5);
      const keep = near < 0.3 || middle > 0.18 + near * 0.5;
      if (keep)
        paint(
          sheet,
          scene,
          { x: at, y: foot(near) + random() * unit * 0.012, tall: size, depth: clamp((1 - near) * 0.62) },
          random,
        );
    }
  }
}
