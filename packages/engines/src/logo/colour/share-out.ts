import { type Drawing, drawingBox } from '../geometry/drawing';
import { colourStepsOn, type Ground } from './tones';

/** The chosen colours in the order a drawing takes them: the first one leads it. */
export type ColourOrder = readonly string[];

/** Less of a drawing than this, by the boxes of its shapes, is not yet seen as its colour. */
const plainShare = 0.005;

/** The orders a drawing may take, the chosen one first and those with another lead last. */
function ordersOf(chosen: ColourOrder): ColourOrder[] {
  const [asChosen = [], ...led] = chosen.map((lead) => [lead, ...chosen.filter((colour) => colour !== lead)]);
  const [first = '', ...others] = asChosen;
  return others.length > 1 ? [asChosen, [first, ...others.toReversed()], ...led] : [asChosen, ...led];
}

/** About how much of the plane a shape paints: its box, or a line once around it. */
function areaOf(shapes: Drawing, line?: number): number {
  const { left, top, right, bottom } = drawingBox(shapes);
  const [width, height] = [right - left, bottom - top];
  return Math.min(width * height, line === undefined ? Infinity : 2 * (width + height) * line);
}

/** Which of the colours are plainly seen in a drawing on a ground. */
function seenIn(drawing: Drawing, colours: ColourOrder, ground: Ground): string[] {
  const least = areaOf(drawing) * plainShare;
  return colours.filter((colour) => {
    const steps = colourStepsOn(ground, colour);
    const own = drawing.filter(({ fill, stroke }) => steps.includes(fill ?? stroke?.colour ?? ''));
    return own.reduce((sum, shape) => sum + areaOf([shape], shape.stroke?.width), 0) >= least;
  });
}

/** Every way to give each drawing an order, by the number of the order; those that change least first. */
function ways(drawings: number, orders: number): number[][] {
  const all = Array.from({ length: drawings }).reduce<number[][]>(
    (shorter) => shorter.flatMap((way) => Array.from({ length: orders }, (_, order) => [...way, order])),
    [[]],
  );
  // The last drawing, mark and name together, is the one to keep as it was asked for.
  const change = (way: number[]) =>
    way.reduce((sum, order, at) => sum + order * (at === way.length - 1 ? 3 : 1), 0);
  return all.toSorted((a, b) => change(a) - change(b));
}

/**
 * The order in which each of a round's drawings takes the chosen colours, so that every colour is plainly seen in at
 * least one of them; where that can't be, as many as can. No more is changed than that needs.
 */
export function shareOut(
  chosen: ColourOrder,
  draws: readonly ((order: ColourOrder) => Drawing)[],
): ColourOrder[] {
  const orders = ordersOf(chosen);
  const known = new Map<string, string[]>();
  const seen = (at: number, order: number): string[] => {
    const key = `${at} ${order}`;
    const colours = known.get(key) ?? seenIn(draws[at]?.(orders[order] ?? chosen) ?? [], chosen, 'light');
    known.set(key, colours);
    return colours;
  };
  let best = { count: -1, way: [] as number[] };
  for (const way of ways(draws.length, orders.length)) {
    const { size: count } = new Set(way.flatMap((order, at) => seen(at, order)));
    if (count > best.count) best = { count, way };
    if (count === chosen.length) break;
  }
  return best.way.map((order) => orders[order] ?? chosen);
}
