import type { Path } from '../geometry/path';
import { circle, corners, polygon, rectangle, roundedPolygon, shield, squircle } from '../geometry/shapes';
import { filled, iconAt, initialsText, lettersAt, lined, type Mark } from './mark';

/** The icon on a solid field. */
const onField =
  (field: Path, side: number, y = 50): Mark =>
  (context) => [
    filled(field, context.tones.field),
    ...iconAt(context, { side, y, colour: context.tones.onField }),
  ];

export const squircleIcon: Mark = onField(squircle(50, 50, 48), 54);
export const discIcon: Mark = onField(circle(50, 50, 48), 52);
export const shieldIcon: Mark = onField(shield(50, 50, 50), 48, 48);

/** A square with two opposite corners cut off. */
const cutSquare = polygon([
  [22, 2],
  [98, 2],
  [98, 78],
  [78, 98],
  [2, 98],
  [2, 22],
]);
export const cutSquareIcon: Mark = onField(cutSquare, 52);

/** A drop: a square with three round corners and a sharp one. */
export const dropIcon: Mark = (context) => {
  const { tones } = context;
  const field: Path = [
    ['M', 50, 2],
    ['C', 76.5, 2, 98, 23.5, 98, 50],
    ['C', 98, 76.5, 76.5, 98, 50, 98],
    ['L', 2, 98],
    ['L', 2, 50],
    ['C', 2, 23.5, 23.5, 2, 50, 2],
    ['Z'],
  ];
  return [filled(field, tones.field), ...iconAt(context, { side: 50, colour: tones.onField })];
};

/** The initials on a field with a diagonal fold. */
export const foldedLetter: Mark = (context) => {
  const { tones } = context;
  const field = squircle(50, 50, 48);
  return [
    filled(field, tones.field),
    {
      path: polygon([
        [-5, 105],
        [105, -5],
        [105, 105],
      ]),
      fill: tones.fold,
      clip: field,
    },
    ...lettersAt(context, { text: initialsText(context), height: 48, maxWidth: 58, colour: tones.onField }),
  ];
};

/** A square with a hard shadow. */
export const blockWithShadow: Mark = (context) => {
  const { tones } = context;
  return [
    filled(rectangle(14, 14, 84, 84, 6), tones.second ?? tones.ink),
    filled(rectangle(2, 2, 84, 84, 6), tones.field),
    ...iconAt(context, { side: 54, x: 44, y: 44, colour: tones.onField }),
  ];
};

/** A bold hexagonal outline with the initials. */
export const hexLetter: Mark = (context) => {
  const { tones } = context;
  return [
    lined(roundedPolygon(corners(6, 50, 50, 46), 5), tones.primary, 7),
    ...lettersAt(context, { text: initialsText(context), height: 34, maxWidth: 42, colour: tones.ink }),
  ];
};

/** A solid hexagon with the icon. */
export const hexIcon: Mark = onField(roundedPolygon(corners(6, 50, 50, 50), 12), 46);

/** The icon with a coloured disc behind a part of it. */
export const iconOnDisc: Mark = (context) => {
  const { tones } = context;
  return [filled(circle(64, 62, 33), tones.tint), ...iconAt(context, { side: 88, colour: tones.primary })];
};

/** The icon alone. */
export const bareIcon: Mark = (context) => iconAt(context, { side: 92, colour: context.tones.primary });
