import { tinted } from '../atmosphere';
import { clamp, hex, mix, plus, type Rgb, scaled } from '../colour';
import { createRandom, hash, type Random } from '../random';
import { hazed, lit, type Scene } from '../scene';
import { fill, materials, type Sheet } from '../sheet';
import { glow, rect, type Site } from './parts';

interface Block extends Site {
  tall: number;
}

/** A block of flats: a lit face and a narrow one in shade, rows of windows, some with light behind them. */
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

/** A skyline in three rows; the towers stand in the middle. */
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
