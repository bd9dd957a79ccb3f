import type { Random } from '../../random';
import type { Tones } from '../colour/tones';
import { type Drawing, fitted, type Shape } from '../geometry/drawing';
import { boxOf, mapPath, type Path, scaling } from '../geometry/path';
import type { TemplateStyle } from '../style';
import { joinedPath, type Lettering } from '../text/lettering';
import type { TypefaceId } from '../text/typefaces';

/** The input of a mark. Marks are drawn around the point 50, 50, in about 100 × 100 units. */
export interface MarkContext {
  tones: Tones;
  random: Random;
  style: TemplateStyle;
  lettering: Lettering;
  /** The strokes of an icon on a grid of 24 × 24. */
  icon: Path;
  /** One or two letters of the name, each with its marks. */
  initials: readonly string[];
  name: string;
  /** A tag line below the name, such as the industry; may be empty. */
  tag: string;
}

/** Draws the mark of a logo. */
export type Mark = (context: MarkContext) => Drawing;

/** The center of a mark. */
const center = 50;

interface IconOptions {
  side: number;
  colour: string;
  x?: number;
  y?: number;
  /** Stroke width on the grid of 24; defaults to the template's. */
  weight?: number;
}

/** The icon as strokes; `side` is its longer side. */
export function iconAt(context: MarkContext, options: IconOptions): Drawing {
  const { side, colour, x = center, y = center, weight = context.style.iconWeight } = options;
  return fitted([{ path: context.icon, stroke: { colour, width: weight } }], x, y, side);
}

/** Keeps letters beside each other apart, in scripts that would join them. */
const nonJoiner = '\u200c';

/** The initials as a text. */
export const initialsText = ({ initials }: MarkContext): string => initials.join(nonJoiner);

interface LettersOptions {
  text: string;
  height: number;
  colour: string;
  x?: number;
  y?: number;
  typeface?: TypefaceId;
  /** Maximum width. */
  maxWidth?: number;
}

/** Letters as one path, centered at a point and scaled by their actual height. */
export function lettersPath(context: MarkContext, options: LettersOptions): Path {
  const { text, height, x = center, y = center, typeface = context.style.monogram } = options;
  const path = joinedPath(context.lettering.setLine(text, typeface));
  const { left, top, right, bottom } = boxOf(path);
  const tall = bottom - top || 1;
  const factor = Math.min(height / tall, (options.maxWidth ?? height * 1.35) / (right - left || 1));
  return mapPath(path, scaling(factor, x - ((left + right) / 2) * factor, y - ((top + bottom) / 2) * factor));
}

export const lettersAt = (context: MarkContext, options: LettersOptions): Drawing => [
  { path: lettersPath(context, options), fill: options.colour },
];

export const filled = (path: Path, fill: string): Shape => ({ path, fill });

export const lined = (path: Path, colour: string, width: number, square = false): Shape => ({
  path,
  stroke: { colour, width, square },
});
