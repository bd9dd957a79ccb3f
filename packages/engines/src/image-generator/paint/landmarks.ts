import { tinted } from './atmosphere';
import { glow, rect } from './buildings';
import { clamp, hex, mix, type Rgb } from './colour';
import { hazed, lit, type Scene } from './scene';
import { fill, fillRound, type Material, materials, type Point, type Sheet } from './sheet';

/** A castle on a rock. */
export function paintCastle(sheet: Sheet, scene: Scene): void {
  const { width, horizon, unit, sunX } = scene;
  const x = width * (sunX > width / 2 ? 0.3 : 0.7);
  const y = horizon - unit * 0.035;
  const stone = tinted(hex('#b3a996'), scene.colour('castle'), 0.7);
  const side = Math.sign(sunX - x);
  const tone = (light: number) => hazed(lit(stone, light, scene), 0.14, scene);
  const rock: Point[] = [
    [x - unit * 0.25, y + unit * 0.08],
    [x - unit * 0.17, y - unit * 0.005],
    [x, y - unit * 0.02],
    [x + unit * 0.16, y],
    [x + unit * 0.26, y + unit * 0.08],
  ];
  fill(sheet, rock, hazed(lit(hex('#6f6a5c'), 0.45, scene), 0.14, scene), materials.nearLand);
  const tower = (at: number, half: number, tall: number) => {
    const middle = x + at * unit;
    const w = half * unit;
    const h = tall * unit;
    fill(sheet, rect(middle - w, y + unit * 0.01, w, h), tone(side < 0 ? 0.85 : 0.4), materials.wall);
    fill(sheet, rect(middle, y + unit * 0.01, w, h), tone(side < 0 ? 0.4 : 0.85), materials.building);
    const roof: Point[] = [
      [middle - w * 1.25, y - h + unit * 0.012],
      [middle, y - h - w * 3.1],
      [middle + w * 1.25, y - h + unit * 0.012],
    ];
    fill(sheet, roof, hazed(lit(hex('#4d5f86'), 0.55, scene), 0.14, scene), materials.roof);
    fill(
      sheet,
      rect(middle - w * 0.18, y - h * 0.7, w * 0.36, h * 0.13),
      scene.air.isDark ? glow : tone(0.08),
      materials.window,
    );
  };
  tower(0.035, 0.024, 0.235);
  fill(sheet, rect(x - unit * 0.13, y + unit * 0.01, unit * 0.26, unit * 0.095), tone(0.6), materials.wall);
  for (let merlon = 0; merlon < 12; merlon++)
    fill(
      sheet,
      rect(x + unit * (-0.13 + merlon * 0.0222), y - unit * 0.084, unit * 0.013, unit * 0.014),
      tone(0.62),
      materials.wall,
    );
  fill(sheet, rect(x - unit * 0.018, y + unit * 0.01, unit * 0.036, unit * 0.05), tone(0.1), materials.shade);
  tower(-0.13, 0.022, 0.155);
  tower(0.13, 0.024, 0.175);
  tower(-0.055, 0.019, 0.195);
}

/** A lighthouse on a headland; its lamp is lit when it is dark. */
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

/** A suspension bridge across the whole width. */
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
