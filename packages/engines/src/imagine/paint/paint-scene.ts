import type { Thing } from '../prompt/wish';
import { paintBridge } from './built/bridge';
import { paintCastle } from './built/castle';
import { paintCity } from './built/city';
import { paintHouse } from './built/house';
import { paintLighthouse } from './built/lighthouse';
import { paintClouds, paintMist } from './clouds';
import { grassTones, paintDunes, paintGround, paintHills, paintMountains, paintVolcano } from './land';
import { fractal } from './noise';
import { isFirs, paintFir, paintForest, paintPalm, paintTree } from './plants';
import { createRandom } from './random';
import type { Scene } from './scene';
import { createSheet, type Sheet } from './sheet';
import { paintSky } from './sky';
import { paintBeams, paintBirds, paintBoats, paintFall, paintFlowers, paintTufts } from './small';
import { paintRiver, paintRoad, paintWater } from './water';

/** Where water ends at the viewer's side: a bank across the foot of the picture, or a bay; below it for the open sea. */
function shoreOf(scene: Scene): (x: number) => number {
  const { width, height, unit, seed, has } = scene;
  const side = scene.sunX > width / 2 ? -1 : 1;
  const wave = (x: number) => fractal((x / unit) * 1.3, 4.4, seed + 601, 3) * unit * 0.03;
  if (has('beach')) return (x) => height - unit * (0.17 + side * (x / width - 0.5) * 0.26) + wave(x);
  const landNear = (
    ['field', 'flowers', 'houses', 'trees', 'forest', 'road', 'palms', 'hills'] as const
  ).some(has);
  if (landNear) return (x) => height - unit * (0.16 + side * (x / width - 0.5) * 0.12) + wave(x);
  return scene.water === 'lake'
    ? (x) => height - unit * (0.03 + side * (x / width - 0.5) * 0.14) + wave(x)
    : () => height + unit;
}

function paintFar(sheet: Sheet, scene: Scene): void {
  const { has, horizon, unit } = scene;
  if (has('mountains')) paintMountains(sheet, scene);
  if (has('volcano')) paintVolcano(sheet, scene);
  if (has('hills')) paintHills(sheet, scene);
  if (has('fog') || has('mountains'))
    paintMist(sheet, scene, horizon - unit * 0.13, horizon + unit * 0.05, has('fog') ? 0.75 : 0.3);
  if (has('city')) paintCity(sheet, scene);
  if (has('castle')) paintCastle(sheet, scene);
  if (has('lighthouse')) paintLighthouse(sheet, scene);
  if (has('forest')) paintForest(sheet, scene, () => horizon + unit * 0.012, 1);
}

/** Where a thing stands on the ground: aside from the middle where a road or a river runs. */
function standing(
  { width, height, horizon, seed, has }: Scene,
  index: number,
  near: number,
): { x: number; y: number } {
  const random = createRandom(seed + 631 + index * 11);
  const aside = has('road') || has('river');
  const lane = aside
    ? (index % 2 ? 0.78 : 0.2) + (random() - 0.5) * 0.14
    : ((0.3 + index * 0.382 + random() * 0.12) % 0.86) + 0.06;
  return { x: width * lane, y: horizon + (height - horizon) * near };
}

function paintHouses(sheet: Sheet, scene: Scene, lowest: number): void {
  const amount = scene.count('houses', 1);
  for (let index = 0; index < amount; index++) {
    const near = (0.1 + 0.3 * (amount === 1 ? 0.55 : index / (amount - 1))) * lowest;
    const { x, y } = standing(scene, index, near);
    const wide = scene.unit * (0.1 + 0.2 * near) * (amount === 1 ? 1.4 : 1);
    paintHouse(
      sheet,
      scene,
      { x: x - wide / 2, y, wide, depth: 0.18 * (1 - near) },
      createRandom(scene.seed + index),
    );
  }
}

function paintTrees(sheet: Sheet, scene: Scene, from: number, to: number): void {
  const amount = scene.count('trees', 5);
  for (let index = 0; index < amount; index++) {
    const share = amount === 1 ? 0.6 : index / (amount - 1);
    const near = from + (to - from) * share;
    const { x, y } = standing(scene, index + 3, near);
    const tall = scene.unit * (0.15 + 0.3 * share) * (amount === 1 ? 1.35 : 1);
    const paint = isFirs(scene) ? paintFir : paintTree;
    paint(sheet, scene, { x, y, tall, depth: 0.3 * (1 - share) }, createRandom(scene.seed + 41 + index));
  }
}

/** Everything that stands on dry land, from the back to the front. */
function paintOnLand(sheet: Sheet, scene: Scene, top: (x: number) => number): void {
  const { has, horizon, height, unit, width, water } = scene;
  const bank = water !== undefined;
  if (has('river')) paintRiver(sheet, scene);
  if (has('road') && !bank) paintRoad(sheet, scene);
  if (has('houses')) paintHouses(sheet, scene, bank ? 0.02 : 1);
  if (has('forest') && !bank)
    paintForest(sheet, scene, (near) => horizon + (height - horizon) * near ** 1.7 * 0.82, 5);
  if (has('trees')) paintTrees(sheet, scene, bank ? 0.8 : 0.08, bank ? 0.97 : 0.62);
  if (has('flowers')) paintFlowers(sheet, scene, top);
  if ((has('field') || has('flowers')) && !has('snow')) paintTufts(sheet, scene, grassTones(scene));
  if (has('palms')) {
    const side = scene.sunX > width / 2 ? 0.13 : 0.87;
    for (let index = 0; index < scene.count('palms', 2); index++) {
      const x = width * side + (index % 2 ? 1 : -1) * Math.ceil(index / 2) * unit * 0.1 + unit * 0.04;
      paintPalm(
        sheet,
        scene,
        {
          x,
          y: Math.min(height - unit * 0.02, top(x) + unit * 0.06),
          tall: unit * (0.52 - index * 0.07),
          depth: 0,
        },
        createRandom(scene.seed + 71 + index),
      );
    }
  }
  if (has('forest') && bank) paintForest(sheet, scene, () => height - unit * 0.02, 1);
}

/** The whole picture, without what a style adds at the end. */
export function paintScene(scene: Scene, onPart: (done: number) => void): Sheet {
  const { has, horizon, water, width, height } = scene;
  const sheet = createSheet(width, height);
  paintSky(sheet, scene);
  onPart(0.2);
  paintClouds(sheet, scene);
  onPart(0.4);
  paintFar(sheet, scene);
  onPart(0.6);
  if (has('bridge')) paintBridge(sheet, scene);
  const isGround = !has('desert') && !(has('hills') && !nearThings.some(has));
  const top = water ? shoreOf(scene) : () => horizon;
  if (has('desert') && !water) paintDunes(sheet, scene);
  if (water) paintWater(sheet, scene, top);
  if (water || isGround) paintGround(sheet, scene, top, has('beach') || has('desert') ? 'sand' : 'grass');
  onPart(0.8);
  if (has('boats')) paintBoats(sheet, scene);
  paintOnLand(sheet, scene, top);
  if (has('fog')) paintMist(sheet, scene, horizon, height * 0.86, 0.4);
  paintBeams(sheet, scene);
  if (has('birds')) paintBirds(sheet, scene);
  paintFall(sheet, scene);
  onPart(1);
  return sheet;
}

/** Things that stand on flat ground before the hills. */
const nearThings: readonly Thing[] = ['field', 'flowers', 'road', 'river', 'forest', 'beach'];
