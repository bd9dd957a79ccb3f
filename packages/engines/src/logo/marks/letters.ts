import { boxOf, mapPath, type Path, rotation } from '../geometry/path';
import { arc, circle, polygon, rectangle } from '../geometry/shapes';
import { isRightToLeft } from '../text/lettering';
import { filled, initialsText, lettersAt, lettersPath, lined, type Mark, type MarkContext } from './mark';

const firstLetter = ({ initials }: MarkContext) => initials[0] ?? '';

/** Two letters of the name from the left to the right; the second is undefined if there is one only. */
function letterPair({ initials, name }: MarkContext): [string, string | undefined] {
  const [first = '', second] = initials;
  return second !== undefined && isRightToLeft(name) ? [second, first] : [first, second];
}

/** A letter split along a slanted line, in two colours. */
export const splitLetter: Mark = (context) => {
  const { tones } = context;
  const path = lettersPath(context, { text: firstLetter(context), height: 96, maxWidth: 110, colour: '' });
  const slant = context.random.pick([-24, 0, 24]);
  const turned = rotation(slant, 50, 50);
  const upper = mapPath(rectangle(-60, -60, 220, 108.2), turned);
  const lower = mapPath(rectangle(-60, 51.8, 220, 108.2), turned);
  return [
    { path, fill: tones.primary, clip: upper },
    { path, fill: tones.secondary, clip: lower },
  ];
};

/** A letter whose lower part is striped. */
export const stripedLetter: Mark = (context) => {
  const { tones } = context;
  const path = lettersPath(context, { text: firstLetter(context), height: 96, maxWidth: 110, colour: '' });
  const { left, right, top } = boxOf(path);
  const bands = [0, 44, 59, 71, 80.5, 88.5, 95] as const;
  const gaps = [4.2, 4, 3.8, 3.6, 3.4, 3.2] as const;
  return bands.slice(0, -1).map((from, index) => ({
    path,
    fill: index === 0 ? tones.primary : tones.secondary,
    clip: rectangle(
      left - 1,
      top + from + (index === 0 ? -1 : 0),
      right - left + 2,
      (bands[index + 1] ?? 96) - from - (gaps[index] ?? 3) + (index === 5 ? 4 : 0),
    ),
  }));
};

/** Two overlapping letters; the overlap has a third colour. */
export const overlappedLetters: Mark = (context) => {
  const { tones } = context;
  const [first, second = first] = letterPair(context);
  if (first === second) return splitLetter(context);
  const at = (text: string, x: number, y: number) =>
    lettersPath(context, { text, height: 74, maxWidth: 72, x, y, colour: '' });
  const [a, b] = [at(first, 34, 40), at(second, 66, 60)];
  return [filled(a, tones.primary), filled(b, tones.secondary), { path: a, fill: tones.ink, clip: b }];
};

/** A square split diagonally in two colours, with a letter. */
export const slashedBlock: Mark = (context) => {
  const { tones } = context;
  const whole = rectangle(2, 2, 96, 96, 0);
  return [
    filled(whole, tones.field),
    {
      path: polygon([
        [-10, 110],
        [110, -10],
        [110, 110],
      ]),
      fill: tones.fold,
      clip: whole,
    },
    ...lettersAt(context, { text: firstLetter(context), height: 60, colour: tones.onField }),
  ];
};

/** Initials in a hairline circle with a gap for a dot. */
export const openRing: Mark = (context) => {
  const { tones } = context;
  const angle = context.random.pick([45, 135, 225, 315]);
  const dot = mapPath(circle(50, 4, 4), rotation(angle, 50, 50));
  return [
    lined(arc(50, 50, 46, angle + 14, angle + 346), tones.ink, 1.7),
    filled(dot, tones.second ?? tones.primary),
    ...lettersAt(context, { text: initialsText(context), height: 38, maxWidth: 50, colour: tones.primary }),
  ];
};

/** Two letters side by side with a fine line between them. */
export const ruledLetters: Mark = (context) => {
  const { tones } = context;
  const [first, second] = letterPair(context);
  if (!second) return openRing(context);
  const line: Path = [
    ['M', 50, 4],
    ['L', 50, 96],
  ];
  return [
    ...lettersAt(context, { text: first, height: 44, maxWidth: 40, x: 23, colour: tones.ink }),
    lined(mapPath(line, rotation(16, 50, 50)), tones.primary, 1.8),
    ...lettersAt(context, { text: second, height: 44, maxWidth: 40, x: 77, colour: tones.primary }),
  ];
};

/** A letter between brackets. */
export const bracketedLetter: Mark = (context) => {
  const { tones } = context;
  const angle = context.random.next() < 0.5;
  const left: Path = angle
    ? [
        ['M', 28, 16],
        ['L', 5, 50],
        ['L', 28, 84],
      ]
    : [
        ['M', 26, 8],
        ['L', 8, 8],
        ['L', 8, 92],
        ['L', 26, 92],
      ];
  const right = mapPath(left, rotation(180, 50, 50));
  return [
    lined(left, tones.primary, 9, true),
    lined(right, tones.primary, 9, true),
    ...lettersAt(context, { text: firstLetter(context), height: 50, maxWidth: 40, colour: tones.ink }),
  ];
};
