import { tinted } from '../atmosphere';
import { hex } from '../colour';
import { hazed, lit, type Scene } from '../scene';
import { fill, type Material, materials, type Point, type Sheet } from '../sheet';
import { rect } from './parts';

/** A suspension bridge across the water, from side to side. */
export function paintBridge(sheet: Sheet, scene: Scene): void {
  const { width, horizon, unit } = scene;
  const steel = tinted(hex('#b5503c'), scene.colour('bridge'), 0.85);
  const tone = (light: number) => hazed(lit(steel, light, scene), 0.12, scene);
  const deck = horizon - unit * 0.06;
  const piers = [width * 0.24, width * 0.76] as const;
  const top = horizon - unit * 0.27;
  const part = (points: readonly Point[], light: number, material: Material = materials.building) =>
    fill(sheet, points, tone(light), material);
  const cable = (x: number): number => {
    const [a, b] = piers;
    if (x > a && x < b)
      return top + (deck - top - unit * 0.018) * (1 - ((x - (a + b) / 2) / ((b - a) / 2)) ** 2);
    const away = x <= a ? (a - x) / a : (x - b) / (width - b);
    return top + (deck - top) * Math.min(1, away) ** 0.85;
  };
  for (let x = unit * 0.015; x < width; x += unit * 0.026)
    part(rect(x, deck, Math.max(1, unit * 0.0016), deck - cable(x)), 0.5);
  const over: Point[] = [];
  const under: Point[] = [];
  for (let step = 0; step <= 60; step++) {
    const x = (width * step) / 60;
    over.push([x, cable(x) - unit * 0.0035]);
    under.unshift([x, cable(x) + unit * 0.0035]);
  }
  part([...over, ...under], 0.75);
  for (const pier of piers) {
    part(rect(pier - unit * 0.026, horizon + unit * 0.012, unit * 0.016, horizon - top + unit * 0.02), 0.45);
    part(rect(pier + unit * 0.01, horizon + unit * 0.012, unit * 0.016, horizon - top + unit * 0.02), 0.8);
    for (const beam of [0.04, 0.105, 0.16])
      part(rect(pier - unit * 0.026, top + unit * (beam + 0.012), unit * 0.052, unit * 0.012), 0.62);
  }
  part(rect(0, deck + unit * 0.012, width, unit * 0.016), 0.7, materials.road);
  part(rect(0, deck + unit * 0.017, width, unit * 0.006), 0.25, materials.road);
}
