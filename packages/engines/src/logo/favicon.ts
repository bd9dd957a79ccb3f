import type { LogoTemplate } from '@verapix/facts';
import type { Drawing } from './geometry/drawing';
import type { Path } from './geometry/path';
import { circle, corners, polygon, rectangle, roundedPolygon, squircle } from './geometry/shapes';
import { filled, iconAt, lettersAt, type MarkContext } from './marks/mark';

const fields: Record<LogoTemplate, Path> = {
  modern: squircle(50, 50, 50),
  minimalist: circle(50, 50, 50),
  bold: rectangle(0, 0, 100, 100, 8),
  vintage: circle(50, 50, 50),
  tech: roundedPolygon(corners(6, 50, 50, 54), 8),
};

/**
 * The logo at its smallest: a field in the first colour with one letter on it, or the icon where it is the logo's and
 * plain enough (`withIcon`), drawn heavier than in the logo.
 */
export function drawFavicon(context: MarkContext, template: LogoTemplate, withIcon: boolean): Drawing {
  const { tones, initials } = context;
  const field = filled(fields[template], tones.field);
  if (withIcon) return [field, ...iconAt(context, { side: 68, colour: tones.onField, weight: 3.1 })];
  const first = [...initials][0] ?? '';
  const heavy = template === 'minimalist' ? 'jost' : context.style.monogram;
  const letter = lettersAt(context, {
    text: first,
    height: 62,
    maxWidth: 66,
    colour: tones.onField,
    typeface: heavy,
  });
  return [field, ...(first === '' ? [filled(polygon([]), tones.onField)] : letter)];
}
