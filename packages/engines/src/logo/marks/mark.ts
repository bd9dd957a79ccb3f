import type { Tones } from '../colour/tones';
import { type Drawing, fitted, type Shape } from '../geometry/drawing';
import { boxOf, mapPath, type Path, scaling } from '../geometry/path';
import type { Random } from '../random';
import type { TemplateStyle } from '../style';
import { joinedPath, type Lettering } from '../text/lettering';
import type { TypefaceId } from '../text/typefaces';

/** What a mark is made from. Marks are drawn about the point 50, 50 within about 100 × 100. */
export interface MarkContext {
  tones: Tones;
  random: Random;
  style: TemplateStyle;
  lettering: Lettering;
  /** Lines of an icon on a grid of 24. */
  icon: Path;
  /** One or two letters of the name. */
  initials: string;
  name: string;
  /** What may be written beneath the name, such as the industry; may be empty. */
  tag: string;
}

/** Draws the sign of a logo. */
export type Mark = (context: MarkContext) => Drawing;

/** The middle of a mark. */
const middle = 50;

export interface IconOptions {
  side: number;
  colour: string;
  x?: number;
  y?: number;
  /** On the grid of 24; that of the template unless said otherwise. */
  weight?: number;
}

/** The icon as lines, as large as `side` on its longer side. */
export function iconAt(context: Pick<MarkContext, 'icon' | 'style'>, options: IconOptions): Drawing {
  const { side, colour, x = middle, y = middle, weight = context.style.iconWeight } = options;
  return fitted([{ path: context.icon, stroke: { colour, width: weight } }], x, y, side);
}

export interface LettersOptions {
  text: string;
  height: number;
  colour: string;
  x?: number;
  y?: number;
  typeface?: TypefaceId;
  /** Not wider than this. */
  maxWidth?: number;
}

/** Letters as one outline with their middle at a point, sized by their real height. */
export function lettersPath(
  context: Pick<MarkContext, 'lettering' | 'style'>,
  options: LettersOptions,
): Path {
  const { text, height, x = middle, y = middle, typeface = context.style.monogram } = options;
  const path = joinedPath(context.lettering.setLine(text, typeface));
  const { left, top, right, bottom } = boxOf(path);
  const tall = bottom - top || 1;
  const factor = Math.min(height / tall, (options.maxWidth ?? height * 1.35) / (right - left || 1));
  return mapPath(path, scaling(factor, x - ((left + right) / 2) * factor, y - ((top + bottom) / 2) * factor));
}

export const lettersAt = (
  context: Pick<MarkContext, 'lettering' | 'style'>,
  options: LettersOptions,
): Drawing => [{ path: lettersPath(context, options), fill: options.colour }];

export const filled = (path: Path, fill: string): Shape => ({ path, fill });

export const lined = (path: Path, colour: string, width: number, square = false): Shape => ({
  path,
  stroke: { colour, width, square },
});
