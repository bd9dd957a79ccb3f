import { tinted } from './atmosphere';
import { clamp, hex, mix, plus, type Rgb, scaled } from './colour';
import { createRandom, hash, type Random } from './noise';
import { hazed, lit, type Scene } from './scene';
import { fill, materials, type Point, type Sheet } from './sheet';

/** Position of a building: its lower left corner, its width, and its distance, 0 to 1. */
export interface Site {
  x: number;
  y: number;
  wide: number;
  depth: number;
}

/** Light behind windows. */
export const glow: Rgb = [1, 0.82, 0.45];

/** A rectangle given by its lower left corner. */
export const rect = (x: number, y: number, wide: number, tall: number): Point[] => [
  [x, y],
  [x, y - tall],
  [x + wide, y - tall],
  [x + wide, y],
];

/** A house with a gable, chimney, door and windows. */
export function paintHouse(sheet: Sheet, scene: Scene, { x, y, wide, depth }: Site, random: Random): void {
  const { air, season, has } = scene;
  const word = scene.colour('houses');
  const wall = tinted(
    hex(['#efe3cf', '#e3c9a8', '#d9d4c8', '#b98a63'][Math.floor(random() * 4)] ?? '#efe3cf'),
    word,
    0.85,
  );
  const roof =
    has('snow') || season === 'winter'
      ? hex('#eef2f7')
      : hex(['#a8452f', '#7d4a38', '#5d5560'][Math.floor(random() * 3)] ?? '#a8452f');
  const tone = (colour: Rgb, light: number) => hazed(lit(colour, light, scene), depth, scene);
  const tall = wide * 0.42;
  const gable = wide * 0.4;
  const rise = wide * 0.34;
  const lightSide = scene.sunX > x + wide / 2;
  fill(
    sheet,
    rect(x + wide * 0.7, y - tall - rise * 0.55, wide * 0.08, rise * 0.65),
    tone(hex('#8a5a48'), 0.4),
    materials.roof,
  );
  fill(sheet, rect(x + gable, y, wide - gable, tall), tone(wall, lightSide ? 0.85 : 0.45), materials.wall);
  fill(
    sheet,
    [
      [x, y],
      [x, y - tall],
      [x + gable / 2, y - tall - rise],
      [x + gable, y - tall],
      [x + gable, y],
    ],
    tone(wall, lightSide ? 0.5 : 0.88),
    materials.building,
  );
  fill(
    sheet,
    [
      [x + gable / 2, y - tall - rise - wide * 0.015],
      [x + wide * 0.86, y - tall - rise - wide * 0.015],
      [x + wide * 1.04, y - tall + wide * 0.03],
      [x + gable, y - tall + wide * 0.03],
    ],
    tone(roof, lightSide ? 0.9 : 0.55),
    materials.roof,
  );
  const eave = wide * 0.03;
  fill(
    sheet,
    [
      [x - eave, y - tall + eave],
      [x + gable / 2, y - tall - rise - eave],
      [x + gable / 2 + eave, y - tall - rise],
      [x + eave * 0.6, y - tall + eave * 1.4],
    ],
    tone(roof, 0.4),
    materials.roof,
  );
  const pane = air.isDark || scene.time === 'sunset' ? glow : tone(hex('#41566b'), 0.6);
  for (const at of [0.5, 0.72, 0.9])
    fill(sheet, rect(x + wide * at, y - tall * 0.35, wide * 0.085, tall * 0.36), pane, materials.window);
  fill(sheet, rect(x + gable * 0.36, y - tall * 0.9, gable * 0.28, tall * 0.34), pane, materials.window);
  fill(
    sheet,
    rect(x + gable * 0.34, y, gable * 0.3, tall * 0.58),
    tone(hex('#6b4630'), 0.5),
    materials.trunk,
  );
}

interface Block extends Site {
  tall: number;
}

/** An apartment block: two faces with rows of windows, some lit. */
function paintBlock(sheet: Sheet, scene: Scene, { x, y, wide, tall, depth }: Block, random: Random): void {
  const { unit, air, seed } = scene;
  const word = scene.colour('city');
  const wall = tinted(
    hex(['#9aa4b2', '#b9a898', '#7f8ea3', '#c4bcae', '#8a8fa0'][Math.floor(random() * 5)] ?? '#9aa4b2'),
    word,
    0.7,
  );
  const split = wide * (scene.sunX > x ? 0.3 : 0.7);
  const storey = Math.max(3, unit * 0.0125 * (1.2 - depth * 0.35));
  const pane = Math.max(2.4, storey * 0.72);
  const isLit = air.isDark ? 0.42 : scene.time === 'day' ? 0 : 0.16;
  const face =
    (light: number) =>
    (px: number, py: number): Rgb => {
      const row = Math.floor((y - py) / storey);
      const column = Math.floor((px - x) / pane);
      const inPane =
        (y - py) % storey > storey * 0.35 && (px - x) % pane > pane * 0.35 && tall - (y - py) > storey * 0.6;
      const wallColour = hazed(lit(wall, light, scene), depth, scene);
      if (!inPane) return wallColour;
      const chance = (hash(row, column, seed + Math.round(x)) & 1023) / 1023;
      if (chance < isLit) return mix(hazed(glow, depth * 0.4, scene), [1, 0.95, 0.85], chance);
      return mix(wallColour, hazed(plus(scaled(air.sky[2], 0.5), [0.02, 0.04, 0.08]), depth, scene), 0.62);
    };
  const left = scene.sunX > x ? 0.3 : 0.78;
  fill(sheet, rect(x, y, split, tall), face(left), materials.building);
  fill(sheet, rect(x + split, y, wide - split, tall), face(1.08 - left), materials.wall);
  if (random() < 0.28)
    fill(
      sheet,
      rect(x + wide * 0.47, y - tall, wide * 0.06, tall * 0.16),
      hazed(lit(wall, 0.3, scene), depth, scene),
      materials.building,
    );
  else if (random() < 0.3)
    fill(
      sheet,
      rect(x + wide * 0.2, y - tall, wide * 0.6, tall * 0.07),
      hazed(lit(wall, 0.55, scene), depth, scene),
      materials.building,
    );
}

/** A skyline in three rows, highest in the middle. */
export function paintCity(sheet: Sheet, scene: Scene): void {
  const { width, horizon, unit, seed } = scene;
  for (let row = 0; row < 3; row++) {
    const random = createRandom(seed + 401 + row * 23);
    const depth = [0.62, 0.36, 0.1][row] ?? 0;
    for (let x = -unit * 0.03; x < width; ) {
      const wide = unit * (0.035 + 0.045 * random()) * (1 + row * 0.18);
      const middle = 1 - Math.abs((x + wide / 2) / width - 0.5) * 1.7;
      const tower = random() < 0.3 ? 1.5 : 1;
      const tall = unit * (0.06 + (0.32 - row * 0.08) * random() * clamp(middle, 0.15, 1) * tower);
      paintBlock(sheet, scene, { x, y: horizon + unit * 0.004 * row, wide, tall, depth }, random);
      x += wide * (0.82 + random() * 0.5);
    }
  }
}
