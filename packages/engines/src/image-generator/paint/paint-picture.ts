import type { Raster } from '../../picture/raster';
import type { ImageGeneratorInput } from '../contract';
import type { Thing } from '../prompt/lexicon';
import { parsePrompt } from '../prompt/parse-prompt';
import { paintCity, paintHouse } from './buildings';
import { paintBeams, paintBirds, paintBoats, paintFlowers, paintPrecipitation, paintTufts } from './details';
import { finish } from './finish';
import { grassTones, paintDunes, paintGround, paintHills, paintMountains, paintVolcano } from './land';
import { paintBridge, paintCastle, paintLighthouse } from './landmarks';
import { createRandom, fractal } from './noise';
import { hasFirs, paintFir, paintForest, paintPalm, paintTree } from './plants';
import { type Scene, sceneOf, styleSettingsOf } from './scene';
import { unpaintedWords } from './unpainted';
import { createSheet, type Sheet } from './sheet';
import { paintClouds, paintMist, paintSky } from './sky';
import { paintRiver, paintRoad, paintWater } from './water';

/** The row of the near shore at each column: a bank or a bay; below the picture for the open sea. */
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

/** The position of an object on the ground, beside the middle if there is a road or a river. */
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
    const nearness = amount === 1 ? 0.6 : index / (amount - 1);
    const near = from + (to - from) * nearness;
    const { x, y } = standing(scene, index + 3, near);
    const tall = scene.unit * (0.15 + 0.3 * nearness) * (amount === 1 ? 1.35 : 1);
    const paint = hasFirs(scene) ? paintFir : paintTree;
    paint(sheet, scene, { x, y, tall, depth: 0.3 * (1 - nearness) }, createRandom(scene.seed + 41 + index));
  }
}

/** Everything on land, from the back to the front. */
function paintOnLand(sheet: Sheet, scene: Scene, top: (x: number) => number): void {
  const { has, horizon, height, unit, width, water } = scene;
  const bank = water !== undefined;
  if (has('river') && !bank) paintRiver(sheet, scene);
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

/** Paints the scene without the style's effects. */
function paintScene(scene: Scene, onProgress: (done: number) => void): Sheet {
  const { has, horizon, water, width, height, unit } = scene;
  const sheet = createSheet(width, height);
  paintSky(sheet, scene);
  onProgress(0.2);
  paintClouds(sheet, scene);
  onProgress(0.4);
  paintFar(sheet, scene);
  onProgress(0.6);
  if (has('bridge')) paintBridge(sheet, scene);
  const isGround = !has('desert') && !(has('hills') && !nearThings.some(has));
  const top = water ? shoreOf(scene) : () => horizon;
  if (has('desert') && !water) paintDunes(sheet, scene);
  if (water) paintWater(sheet, scene, top);
  if (water || isGround) paintGround(sheet, scene, top, has('beach') || has('desert') ? 'sand' : 'grass');
  onProgress(0.8);
  if (has('boats')) paintBoats(sheet, scene);
  paintOnLand(sheet, scene, top);
  // Also in front of what stands at the horizon.
  if (has('fog')) paintMist(sheet, scene, horizon - unit * 0.22, height * 0.9, 0.55);
  paintBeams(sheet, scene);
  if (has('birds')) paintBirds(sheet, scene);
  paintPrecipitation(sheet, scene);
  onProgress(1);
  return sheet;
}

/** Things that need flat ground in front of the hills. */
const nearThings: readonly Thing[] = ['field', 'flowers', 'road', 'river', 'forest', 'beach'];

const promptScene = (input: ImageGeneratorInput) => {
  const prompt = parsePrompt(input.prompt, input.negative);
  return { prompt, scene: sceneOf(prompt, input, styleSettingsOf(input.style, input.strength)) };
};

/** The words of a prompt that its picture shows, and those that it does not. A chosen style is no missing word. */
export function wordsOfPicture(input: ImageGeneratorInput): { painted: string[]; notPainted: string[] } {
  const { prompt, scene } = promptScene(input);
  const missing = unpaintedWords(prompt, scene);
  const notPainted = missing.filter((word) => word !== input.style);
  return { painted: prompt.understood.filter((word) => !missing.includes(word)), notPainted };
}

/** Paints a prompt. The same input gives the same pixels. `onProgress` receives the painted ratio of the scene, 0 to 1. */
export function paintPicture(
  input: ImageGeneratorInput,
  onProgress: (done: number) => void = () => {},
): Raster {
  const { scene } = promptScene(input);
  return finish(paintScene(scene, onProgress), scene);
}
