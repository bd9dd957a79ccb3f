import { mapPath, type Path, rotation, translation } from '../geometry/path';
import {
  arc,
  around,
  circle,
  corners,
  ellipse,
  leafSquare,
  petal,
  polygon,
  quarterDisc,
  rectangle,
  roundedPolygon,
} from '../geometry/shapes';
import { filled, lined, type Mark } from './mark';

/** A pinwheel of four tiles, each rotated by 90°. */
export const pinwheel: Mark = ({ tones, random }) => {
  const side = 46.5;
  const tile = random.pick([quarterDisc(side), leafSquare(side), halfDisc(side), roundedCorner(side)]);
  const start = random.pick([0, 90, 180, 270]);
  const colours = random.pick([
    [tones.primary, tones.secondary, tones.primary, tones.secondary],
    [tones.primary, tones.primary, tones.primary, tones.secondary],
    [tones.primary, tones.secondary, tones.primary, tones.accent],
  ]);
  const own = mapPath(mapPath(tile, rotation(start, side / 2, side / 2)), translation(2, 2));
  return around(own, 4, 50, 50).map((path, index) => filled(path, colours[index] ?? tones.primary));
};

const halfDisc = (side: number): Path => {
  const r = side / 2;
  const k = r * 0.5523;
  return [
    ['M', 0, 0],
    ['L', side, 0],
    ['L', side, r],
    ['C', side, r + k, r + k, side, r, side],
    ['C', r - k, side, 0, r + k, 0, r],
    ['Z'],
  ];
};

const roundedCorner = (side: number): Path => {
  const k = side * 0.5523;
  return [['M', 0, 0], ['C', k, 0, side, side - k, side, side], ['L', 0, side], ['Z']];
};

/** A circle of petals in alternating colours. */
export const rosette: Mark = ({ tones, random }) => {
  const count = random.pick([4, 6, 8]);
  const width = { 4: 34, 6: 24, 8: 17 }[count] ?? 24;
  return around(petal(50, 46, 44, width), count, 50, 50).map((path, index) =>
    filled(path, index % 2 === 0 ? tones.primary : tones.secondary),
  );
};

/** Two overlapping discs; the overlap is darker. */
export const overlappingDiscs: Mark = ({ tones, random }) => {
  const turn = rotation(random.pick([0, 90]), 50, 50);
  const a = mapPath(circle(40, 40, 37), turn);
  const b = mapPath(circle(71, 71, 26), turn);
  return [filled(a, tones.primary), filled(b, tones.secondary), { path: a, fill: tones.deep, clip: b }];
};

/** Three discs around a point with darker overlaps. */
export const trefoil: Mark = ({ tones }) => {
  const discs = corners(3, 50, 54, 25).map(([x, y]) => circle(x, y, 29));
  const fills = [tones.primary, tones.secondary, tones.third ?? tones.primary];
  const [a = [], b = [], c = []] = discs;
  const shared = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  return [
    ...discs.map((path, index) => filled(path, fills[index] ?? tones.primary)),
    ...shared.map(([path, clip]) => ({ path, clip, fill: tones.deep })),
  ];
};

/** Three stacked chevrons. */
export const chevrons: Mark = ({ tones, random }) => {
  const turn = random.pick([0, 90]);
  const fills = [tones.primary, tones.third ?? tones.primary, tones.secondary];
  return [0, 1, 2].map((index) => {
    const y = 44 - index * 27;
    const path = polygon([
      [4, y + 42],
      [50, y],
      [96, y + 42],
      [96, y + 62],
      [50, y + 20],
      [4, y + 62],
    ]);
    return filled(mapPath(path, rotation(turn, 50, 50)), fills[index] ?? tones.primary);
  });
};

type Point = readonly [number, number];

/** A face of the cube, inset so that a seam shows. */
function cubeFace(points: readonly Point[]): Path {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const inset = points.map(([px, py]): Point => [x + (px - x) * 0.94, y + (py - y) * 0.94]);
  return roundedPolygon(inset, 2);
}

/** An isometric cube in three shades. */
export const cube: Mark = ({ tones, random }) => {
  const centre: Point = [50, 50];
  const at = corners(6, 50, 50, 49);
  const face = (...indices: number[]) => cubeFace(indices.map((index) => at[index] ?? centre));
  const [lid, flank] = random.pick([
    [tones.secondary, tones.deep],
    [tones.tint, tones.secondary],
  ] as const);
  return [
    filled(face(0, 1, 6, 5), lid),
    filled(face(5, 6, 3, 4), tones.primary),
    filled(face(1, 2, 3, 6), flank),
  ];
};

/** Three orbits around a core. */
export const orbits: Mark = ({ tones }) => [
  ...[30, 90, 150].map((turn, index) =>
    lined(
      mapPath(ellipse(50, 50, 47, 18), rotation(turn, 50, 50)),
      [tones.primary, tones.secondary, tones.third ?? tones.primary][index] ?? tones.primary,
      5.5,
    ),
  ),
  filled(circle(50, 50, 8.5), tones.ink),
];

/** A network: a core connected to points around it. */
export const network: Mark = ({ tones, random }) => {
  const points = corners(random.pick([5, 6]), 50, 50, 40);
  const links = points.map(([x, y]) =>
    lined(
      [
        ['M', 50, 50],
        ['L', x, y],
      ],
      tones.ink,
      4.4,
    ),
  );
  return [
    lined(polygon(points), tones.ink, 4.4),
    ...links,
    ...points.map(([x, y], index) =>
      filled(circle(x, y, 9), index % 2 === 0 ? tones.primary : tones.secondary),
    ),
    filled(circle(50, 50, 12), tones.third ?? tones.primary),
  ];
};

/** A setting sun with stripes. */
export const stripedSun: Mark = ({ tones }) => {
  const sun = circle(50, 50, 48);
  const bands = [
    [0, 50, tones.primary],
    [54.5, 10.5, tones.primary],
    [69.5, 8.5, tones.secondary],
    [82.5, 6, tones.secondary],
    [93, 6, tones.secondary],
  ] as const;
  return bands.map(([y, height, fill]) => ({
    path: sun,
    fill,
    clip: rectangle(0, y, 100, height),
  }));
};

/** Three bars with round ends. */
export const bars: Mark = ({ tones, random }) => {
  const heights = random.pick([
    [40, 66, 94],
    [94, 58, 76],
    [58, 94, 58],
  ]);
  const fills = [tones.primary, tones.third ?? tones.primary, tones.secondary];
  return heights.map((height, index) =>
    filled(rectangle(4 + index * 33, 97 - height, 26, height, 13), fills[index] ?? tones.primary),
  );
};

/** Concentric hairline arcs. */
export const stackedArcs: Mark = ({ tones }) =>
  [0, 1, 2].map((index) =>
    lined(arc(50, 70, 46 - index * 15, -90, 90), index === 2 ? tones.primary : tones.ink, 2.2),
  );

/** Two hairline circles; the overlap is filled. */
export const lens: Mark = ({ tones, random }) => {
  const turn = rotation(random.pick([0, 90, -45]), 50, 50);
  const a = mapPath(circle(35, 50, 33), turn);
  const b = mapPath(circle(65, 50, 33), turn);
  return [{ path: a, fill: tones.primary, clip: b }, lined(a, tones.ink, 1.7), lined(b, tones.ink, 1.7)];
};

/** A hairline circle with a disc inside. */
export const eclipse: Mark = ({ tones, random }) => {
  const turn = rotation(random.pick([-45, 45]), 50, 50);
  return [
    lined(circle(50, 50, 46), tones.ink, 1.7),
    filled(mapPath(circle(50, 36, 32), turn), tones.primary),
  ];
};

/** Four hairline ellipses around one center, with a dot. */
export const fineRosette: Mark = ({ tones }) => [
  ...[0, 45, 90, 135].map((turn, index) =>
    lined(
      mapPath(ellipse(50, 50, 46, 17), rotation(turn, 50, 50)),
      index % 2 === 0 ? tones.ink : tones.primary,
      1.5,
    ),
  ),
  filled(circle(50, 50, 6), tones.second ?? tones.primary),
];
