import { tinted } from './atmosphere';
import { clamp, hex, mix, plus, type Rgb, scaled } from './colour';
import { createRandom, hash, type Random } from './random';
import { hazed, lit, type Scene } from './scene';
import { fill, fillRound, type Material, materials, type Point, type Sheet } from './sheet';

const rect = (x: number, y: number, wide: number, tall: number): Point[] => [
  [x, y],
  [x, y - tall],
  [x + wide, y - tall],
  [x + wide, y],
];
const glow: Rgb = [1, 0.82, 0.45];

interface Block {
  x: number;
  y: number;
  wide: number;
  tall: number;
  depth: number;
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

/** A house with a gable, a roof, a chimney, a door and windows. */
export function paintHouse(
  sheet: Sheet,
  scene: Scene,
  { x, y, wide, depth }: Omit<Block, 'tall'>,
  random: Random,
): void {
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

/** A castle on its rock: walls with battlements and towers with pointed roofs. */
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
