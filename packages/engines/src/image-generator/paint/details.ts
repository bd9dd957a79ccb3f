import { tinted } from './atmosphere';
import { clamp, hex, mix, type Rgb, scaled } from './colour';
import { createRandom } from './noise';
import { hazed, lit, type Scene } from './scene';
import { colourAt, fill, fillRound, lay, materials, type Point, type Sheet } from './sheet';

interface Boat {
  x: number;
  y: number;
  size: number;
}

/** A boat with two sails and its reflection. */
function paintBoat(sheet: Sheet, scene: Scene, { x, y, size }: Boat): void {
  const word = scene.colour('boats');
  const hull = lit(tinted(hex('#7a3b2c'), word, 0.9), 0.6, scene);
  const cloth = lit(
    word ? mix([0.97, 0.95, 0.9], tinted([0.9, 0.9, 0.9], word, 0.8), 0.25) : [0.97, 0.95, 0.9],
    0.85,
    scene,
  );
  const shade = lit([0.78, 0.77, 0.76], 0.5, scene);
  const parts = (flip: 1 | -1, opacity: number) => {
    const up = (dy: number) => y - dy * size * flip * (flip === 1 ? 1 : 0.8);
    fill(
      sheet,
      [
        [x + size * 0.02, up(0.12)],
        [x + size * 0.02, up(1.12)],
        [x + size * 0.44, up(0.16)],
      ],
      cloth,
      materials.sail,
      opacity,
    );
    fill(
      sheet,
      [
        [x - size * 0.02, up(0.14)],
        [x - size * 0.02, up(0.95)],
        [x - size * 0.3, up(0.18)],
      ],
      shade,
      materials.sail,
      opacity,
    );
    fill(
      sheet,
      [
        [x - size * 0.012, up(0)],
        [x - size * 0.012, up(1.16)],
        [x + size * 0.012, up(1.16)],
        [x + size * 0.012, up(0)],
      ],
      scaled(hull, 0.7),
      materials.trunk,
      opacity,
    );
    fill(
      sheet,
      [
        [x - size * 0.46, up(0.12)],
        [x + size * 0.5, up(0.14)],
        [x + size * 0.34, up(-0.05)],
        [x - size * 0.34, up(-0.05)],
      ],
      hull,
      materials.boat,
      opacity,
    );
  };
  parts(-1, 0.32);
  parts(1, 1);
  fill(
    sheet,
    [
      [x - size * 0.36, y + size * 0.05],
      [x + size * 0.36, y + size * 0.05],
      [x + size * 0.3, y + size * 0.075],
      [x - size * 0.3, y + size * 0.075],
    ],
    scaled(hull, 0.45),
    materials.water,
    0.6,
  );
}

export function paintBoats(sheet: Sheet, scene: Scene): void {
  const { width, height, horizon, unit, seed } = scene;
  const random = createRandom(seed + 501);
  const amount = scene.count('boats', 1);
  const boats = Array.from({ length: amount }, (_, index) => {
    const near = amount === 1 ? 0.3 : 0.06 + (0.4 * index) / Math.max(1, amount - 1);
    const lane =
      amount === 1
        ? scene.sunX > width / 2
          ? 0.34
          : 0.64
        : ((index * 0.618 + 0.21 + random() * 0.1) % 0.84) + 0.08;
    return { x: width * lane, y: horizon + (height - horizon) * near, size: unit * (0.05 + near * 0.3) };
  });
  for (const boat of boats) paintBoat(sheet, scene, boat);
}

export function paintBirds(sheet: Sheet, scene: Scene): void {
  const { width, horizon, unit, seed } = scene;
  const random = createRandom(seed + 521);
  const middle = width * (scene.sunX > width / 2 ? 0.34 : 0.62);
  const ink = hazed(lit(tinted(hex('#2a2c34'), scene.colour('birds'), 0.9), 0.35, scene), 0.15, scene);
  for (let bird = 0; bird < scene.count('birds', 7); bird++) {
    const x = middle + (random() - 0.5) * unit * 0.5;
    const y = horizon * (0.22 + random() * 0.36);
    const size = unit * (0.014 + 0.014 * random());
    const lift = size * (0.3 + random() * 0.5);
    for (const side of [-1, 1]) {
      const wing: Point[] = [
        [x, y],
        [x + side * size * 0.5, y - lift],
        [x + side * size * 1.25, y - lift * 0.4],
        [x + side * size * 0.55, y - lift * 0.66],
        [x, y + size * 0.17],
      ];
      fill(sheet, wing, ink, materials.bird);
    }
  }
}

const petals = ['#e2484a', '#f2b33d', '#f7f2ee', '#b35fc0', '#ef7fa6', '#5b78d6'].map(hex);

/** Flowers on the ground: dots far away, blossoms with stems near by. */
export function paintFlowers(sheet: Sheet, scene: Scene, top: (x: number) => number): void {
  const { width, height, unit, seed } = scene;
  const random = createRandom(seed + 541);
  const word = scene.colour('flowers');
  const amount = 1500;
  const spots = Array.from({ length: amount }, () => ({
    x: random() * width,
    near: random() ** 1.15,
    tone: random(),
    lean: random() - 0.5,
  }));
  spots.sort((a, b) => a.near - b.near);
  for (const { x, near, tone, lean } of spots) {
    const y = top(x) + unit * 0.012 + (height - top(x)) * near ** 1.7;
    const size = unit * (0.0022 + 0.017 * near ** 2.3) * (0.7 + tone * 0.6);
    const own = word
      ? tinted(petals[0] ?? [1, 0, 0], word, 1)
      : (petals[Math.floor(tone * petals.length)] ?? [1, 1, 1]);
    const petal = hazed(lit(own, 0.68 + lean * 0.4, scene), (1 - near) ** 2 * 0.4, scene);
    if (near > 0.45) {
      const stem: Point[] = [
        [x, y],
        [x + lean * size, y + size * 4],
        [x + lean * size + size * 0.16, y + size * 4],
        [x + size * 0.16, y],
      ];
      fill(sheet, stem, lit(hex('#3f7034'), 0.45, scene), materials.plant, 0.85);
    }
    for (const [dx, dy] of size > 3
      ? ([
          [-0.55, -0.1],
          [0.55, -0.05],
          [0, -0.5],
          [0, 0.35],
        ] as const)
      : ([[0, 0]] as const)) {
      fillRound(
        sheet,
        { x: x + dx * size, y: y + dy * size, rx: Math.max(0.7, size * 0.66) },
        petal,
        materials.flower,
      );
    }
    if (size > 3)
      fillRound(sheet, { x, y, rx: size * 0.34 }, lit(hex('#4a2f1c'), 0.6, scene), materials.shade);
  }
}

/** Blades of grass in the foreground. */
export function paintTufts(sheet: Sheet, scene: Scene, tones: readonly [Rgb, Rgb]): void {
  const { width, height, unit, seed } = scene;
  const random = createRandom(seed + 561);
  for (let blade = 0; blade < 420; blade++) {
    const x = random() * width;
    const y = height + unit * 0.01 - random() ** 2 * unit * 0.07;
    const tall = unit * (0.025 + 0.055 * random());
    const lean = (random() - 0.5) * tall * 0.7;
    const colour = lit(mix(tones[1], tones[0], random()), 0.25 + random() * 0.6, scene);
    fill(
      sheet,
      [
        [x, y],
        [x + lean, y - tall],
        [x + unit * 0.004, y],
      ],
      colour,
      materials.plant,
      0.9,
    );
  }
}

/** Rain as slanted lines, or snowflakes. */
export function paintPrecipitation(sheet: Sheet, scene: Scene): void {
  const { width, height, unit, seed, has } = scene;
  const random = createRandom(seed + 581);
  if (has('rain')) {
    for (let drop = 0; drop < 900; drop++) {
      const x = random() * width * 1.1;
      const y = random() * height;
      const long = unit * (0.02 + 0.05 * random());
      const wide = Math.max(0.7, unit * 0.0011);
      fill(
        sheet,
        [
          [x, y],
          [x - long * 0.2, y + long],
          [x - long * 0.2 + wide, y + long],
          [x + wide, y],
        ],
        mix(scene.air.haze, [1, 1, 1], 0.45),
        materials.light,
        0.16 + 0.2 * random(),
      );
    }
  }
  if (!has('snowfall')) return;
  for (let flake = 0; flake < 700; flake++) {
    const near = random() ** 5;
    const spot = {
      x: random() * width,
      y: random() * height,
      rx: Math.max(0.8, unit * (0.0016 + 0.007 * near)),
    };
    fillRound(sheet, spot, mix([1, 1, 1], scene.air.haze, 0.25), materials.light, 0.9 - near * 0.45);
  }
}

/** Light beams from a low sun in fog. */
export function paintBeams(sheet: Sheet, scene: Scene): void {
  const { width, height, unit, sunX, sunY, air } = scene;
  if (!scene.has('fog') || !scene.has('sun') || scene.overcast) return;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const angle = Math.atan2(y - sunY, x - sunX);
      const beam = Math.max(0, Math.sin(angle * 17) * 0.6 + Math.sin(angle * 31 + 1) * 0.4);
      const far = Math.hypot(x - sunX, y - sunY) / unit;
      const pixel = y * width + x;
      lay(
        sheet,
        pixel,
        mix(colourAt(sheet, pixel), air.light, clamp(beam * Math.exp(-far * 1.7) * 0.34)),
        1,
        sheet.material[pixel] as typeof materials.sky,
      );
    }
  }
}
