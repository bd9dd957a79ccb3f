import { tinted } from '../atmosphere';
import { hex, type Rgb } from '../colour';
import type { Random } from '../random';
import { hazed, lit, type Scene } from '../scene';
import { fill, materials, type Sheet } from '../sheet';
import { glow, rect, type Site } from './parts';

/** A house with a gable, a roof, a chimney, a door and windows. */
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
