import type { Drawing, Shape } from '../geometry/drawing';
import { bendPath, boxOf, mapPath, type Path, rotation, scaling } from '../geometry/path';
import { arc, around, circle, petal, polygon, rectangle, shield, star } from '../geometry/shapes';
import { joinedPath } from '../text/lettering';
import type { TypefaceId } from '../text/typefaces';
import { filled, iconAt, initialsText, lettersAt, lined, type Mark, type MarkContext } from './mark';

interface RoundText {
  text: string;
  typeface: TypefaceId;
  radius: number;
  /** Height of capitals. */
  height: number;
  tracking: number;
  colour: string;
  /** Text at the bottom also reads from left to right, with its baseline outwards. */
  at: 'top' | 'bottom';
}

/** Text on a circle around the center. */
function onCircle({ lettering }: MarkContext, options: RoundText): { shapes: Drawing; degrees: number } {
  const { text, typeface, radius, height, tracking, colour, at } = options;
  const line = lettering.setLine(text, typeface, tracking);
  const factor = height / line.capHeight;
  const top = at === 'top';
  // At the bottom, the tops of capitals are on the inner circle.
  const foot = top ? radius : radius + height;
  const around = (length: number) => ((length * factor) / (radius + height / 2)) * (180 / Math.PI);
  const total = around(line.advance);
  if (line.isShaped) {
    // Joined letters are bent with the circle: turned one by one they would come apart.
    const onRing = (x: number, y: number) => {
      const angle = ((top ? 1 : -1) * (around(x) - total / 2) * Math.PI) / 180;
      const reach = top ? foot - y * factor : foot + y * factor;
      return [50 + Math.sin(angle) * reach, 50 - (top ? 1 : -1) * Math.cos(angle) * reach] as const;
    };
    return { shapes: [filled(bendPath(joinedPath(line), onRing), colour)], degrees: total };
  }
  const shapes = line.glyphs.map(({ path }): Shape => {
    const { left, right } = boxOf(path);
    const centre = (left + right) / 2;
    const upright = mapPath(path, scaling(factor, 50 - centre * factor, top ? 50 - foot : 50 + foot));
    const angle = around(centre) - total / 2;
    return filled(mapPath(upright, rotation(top ? angle : -angle, 50, 50)), colour);
  });
  return { shapes, degrees: total };
}

/** Text on a circle, scaled down to at most `maxDegrees`. */
function fittedOnCircle(context: MarkContext, options: RoundText, maxDegrees: number) {
  const first = onCircle(context, options);
  if (first.degrees <= maxDegrees) return first;
  return onCircle(context, { ...options, height: (options.height * maxDegrees) / first.degrees });
}

/** A round seal: the name above the icon, the industry or a star below. */
export const seal: Mark = (context) => {
  const { tones, name, tag } = context;
  const common = { typeface: 'cinzel', radius: 36.5, colour: tones.ink } as const;
  const over = fittedOnCircle(
    context,
    { ...common, text: name.toLocaleUpperCase('en'), height: 8.6, tracking: 110, at: 'top' },
    tag === '' ? 250 : 205,
  );
  const under =
    tag === ''
      ? undefined
      : onCircle(context, {
          ...common,
          text: tag.toLocaleUpperCase('en'),
          height: 5.6,
          tracking: 190,
          radius: 38,
          at: 'bottom',
        });
  const gapAngle = (over.degrees / 2 + (360 - (under?.degrees ?? 0)) / 2) / 2;
  const ornament = mapPath(star(5, 50, 9.2, 3.4, 1.5), rotation(0, 50, 50));
  const ornaments = tag === '' ? [180] : [gapAngle, -gapAngle];
  return [
    lined(circle(50, 50, 48.6), tones.ink, 1.5),
    lined(circle(50, 50, 31.5), tones.ink, 0.9),
    ...over.shapes,
    ...(under?.shapes ?? []),
    ...ornaments.map((angle) => filled(mapPath(ornament, rotation(angle, 50, 50)), tones.primary)),
    filled(circle(50, 50, 28.8), tones.field),
    ...iconAt(context, { side: 30, colour: tones.onField, weight: 1.9 }),
  ];
};

/** A laurel wreath, open at the top. */
function branches(colour: string): Drawing {
  const angles = [160, 140, 120, 100, 80, 60, 41];
  // Each leaf starts on the stem and points forwards, outwards or inwards.
  const leaf = (angle: number, lean: number): Path =>
    mapPath(mapPath(petal(50, 8, 17, 8.4), rotation(lean, 50, 8)), rotation(angle, 50, 50));
  const mirror = (path: Path) => mapPath(path, [-1, 0, 0, 1, 100, 0]);
  const leaves = [...angles.flatMap((angle) => [leaf(angle, -52), leaf(angle - 7, -128)]), leaf(36, -90)];
  const stem = arc(50, 50, 42, 34, 172);
  return [
    lined(stem, colour, 1.2),
    lined(mirror(stem), colour, 1.2),
    ...leaves.flatMap((path) => [filled(path, colour), filled(mirror(path), colour)]),
  ];
}

/** Initials inside a laurel wreath. */
export const laurel: Mark = (context) => {
  const { tones } = context;
  return [
    ...branches(tones.primary),
    ...lettersAt(context, { text: initialsText(context), height: 32, maxWidth: 38, colour: tones.ink }),
  ];
};

/** A double shield: the icon above, three stars below. */
export const crest: Mark = (context) => {
  const { tones } = context;
  const inner = shield(50, 48, 42);
  return [
    lined(shield(50, 48, 49), tones.ink, 2),
    filled(inner, tones.field),
    {
      path: polygon([
        [0, 66],
        [50, 58],
        [100, 66],
        [100, 120],
        [0, 120],
      ]),
      fill: tones.second ?? tones.ink,
      clip: inner,
    },
    ...iconAt(context, { side: 35, y: 36, colour: tones.onField, weight: 2 }),
    ...[-13, 0, 13].map((x) => filled(star(5, 50 + x, x === 0 ? 75 : 72.5, 4.6, 2), tones.background)),
  ];
};

/** A lozenge with the initials. */
export const lozenge: Mark = (context) => {
  const { tones } = context;
  const at = (radius: number) =>
    polygon([
      [50, 50 - radius],
      [50 + radius, 50],
      [50, 50 + radius],
      [50 - radius, 50],
    ]);
  return [
    lined(at(48), tones.ink, 1.6, true),
    filled(at(43.5), tones.field),
    ...lettersAt(context, { text: initialsText(context), height: 34, maxWidth: 42, colour: tones.onField }),
  ];
};

/** Rays around the icon. */
export const sunburst: Mark = (context) => {
  const { tones } = context;
  const long = rectangle(49, 1, 2, 13, 1);
  const short = rectangle(49, 5.5, 2, 8.5, 1);
  return [
    ...around(long, 16, 50, 50).map((path) => filled(path, tones.primary)),
    ...around(short, 16, 50, 50, 11.25).map((path) => filled(path, tones.second ?? tones.ink)),
    lined(circle(50, 50, 32), tones.ink, 1.7),
    ...iconAt(context, { side: 36, colour: tones.ink, weight: 1.8 }),
  ];
};

/** A label with notched corners and the icon. */
export const ticket: Mark = (context) => {
  const { tones } = context;
  const label = (inset: number): Path => {
    const [a, b, r] = [inset, 100 - inset, 11];
    return [
      ['M', a + r, a],
      ['L', b - r, a],
      ['C', b - r, a + r * 0.55, b - r * 0.55, a + r, b, a + r],
      ['L', b, b - r],
      ['C', b - r * 0.55, b - r, b - r, b - r * 0.55, b - r, b],
      ['L', a + r, b],
      ['C', a + r, b - r * 0.55, a + r * 0.55, b - r, a, b - r],
      ['L', a, a + r],
      ['C', a + r * 0.55, a + r, a + r, a + r * 0.55, a + r, a],
      ['Z'],
    ];
  };
  return [
    filled(label(2), tones.field),
    lined(label(7), tones.onField, 1.1),
    ...iconAt(context, { side: 50, colour: tones.onField, weight: 1.7 }),
  ];
};

/** A thin circle around the icon, with a dot at the top and at the bottom. */
export const fineRing: Mark = (context) => {
  const { tones } = context;
  return [
    lined(arc(50, 50, 47, 8, 172), tones.ink, 1.7),
    lined(arc(50, 50, 47, 188, 352), tones.ink, 1.7),
    filled(circle(50, 3, 3), tones.primary),
    filled(circle(50, 97, 3), tones.primary),
    ...iconAt(context, { side: 46, colour: tones.primary }),
  ];
};
