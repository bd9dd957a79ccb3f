import { tinted } from '../atmosphere';
import { clamp, hex, mix, type Rgb } from '../colour';
import { lit, type Scene } from '../scene';
import { fill, fillRound, materials, type Point, type Sheet } from '../sheet';
import { rect } from './parts';

/** A lighthouse on a headland, its lamp burning when it is dark. */
export function paintLighthouse(sheet: Sheet, scene: Scene): void {
  const { width, horizon, unit, sunX, air } = scene;
  const side = sunX > width / 2 ? -1 : 1;
  const x = width * (0.5 + side * 0.29);
  const y = horizon - unit * 0.055;
  const head: Point[] = [
    [x - side * unit * 0.17, horizon + unit * 0.012],
    [x - side * unit * 0.11, y + unit * 0.018],
    [x - side * unit * 0.04, y - unit * 0.002],
    [x + side * unit * 0.3, y - unit * 0.03],
    [x + side * unit * 0.6, y - unit * 0.05],
    [x + side * unit * 0.6, horizon + unit * 0.012],
  ];
  fill(
    sheet,
    head,
    (_px, py) => lit(mix(hex('#5e7d46'), hex('#6b5d50'), clamp((py - y) / (unit * 0.04))), 0.55, scene),
    materials.nearLand,
  );
  const tall = unit * 0.25;
  const stripe = tinted(hex('#c8392f'), scene.colour('lighthouse'), 0.9);
  const shaft: Point[] = [
    [x - unit * 0.026, y],
    [x - unit * 0.016, y - tall],
    [x + unit * 0.016, y - tall],
    [x + unit * 0.026, y],
  ];
  const round = (px: number, py: number): Rgb => {
    const across = (px - x) / (unit * 0.026);
    const band = Math.floor(((y - py) / tall) * 5) % 2 === 0;
    return lit(band ? [0.95, 0.94, 0.92] : stripe, clamp(0.62 - across * side * 0.38), scene);
  };
  fill(sheet, shaft, round, materials.wall);
  fill(
    sheet,
    rect(x - unit * 0.021, y - tall, unit * 0.042, unit * 0.008),
    lit(hex('#3a3d45'), 0.5, scene),
    materials.roof,
  );
  fill(
    sheet,
    rect(x - unit * 0.012, y - tall - unit * 0.008, unit * 0.024, unit * 0.028),
    air.isDark ? [1, 0.95, 0.72] : lit(hex('#cfe3ea'), 0.8, scene),
    materials.window,
  );
  fill(
    sheet,
    [
      [x - unit * 0.016, y - tall - unit * 0.036],
      [x, y - tall - unit * 0.058],
      [x + unit * 0.016, y - tall - unit * 0.036],
    ],
    lit(stripe, 0.6, scene),
    materials.roof,
  );
  if (!air.isDark) return;
  const lamp = y - tall - unit * 0.022;
  for (const end of [-side * 0.75, side * 0.5]) {
    fill(
      sheet,
      [
        [x, lamp],
        [x + end * unit, lamp - unit * 0.14],
        [x + end * unit, lamp - unit * 0.02],
      ],
      [1, 0.95, 0.75],
      materials.sky,
      0.16,
    );
  }
  fillRound(sheet, { x, y: lamp, rx: unit * 0.045 }, [1, 0.93, 0.7], materials.light, 0.28);
}
