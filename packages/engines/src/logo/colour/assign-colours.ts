import { type Drawing, drawingBox } from '../geometry/drawing';
import { type Background, colourStepsOn } from './tones';

/** The chosen colours in the order in which a drawing uses them. */
export type ColourOrder = readonly string[];

/** Minimum area of a visible colour relative to the drawing. */
const minAreaRatio = 0.005;

/** The possible orders, the chosen one first and those with another first colour last. */
function ordersOf(chosen: ColourOrder): ColourOrder[] {
  const [asChosen = [], ...led] = chosen.map((lead) => [lead, ...chosen.filter((colour) => colour !== lead)]);
  const [first = '', ...others] = asChosen;
  return others.length > 1 ? [asChosen, [first, ...others.toReversed()], ...led] : [asChosen, ...led];
}

/** Approximate painted area: the bounding box, or the outline of a stroke. */
function areaOf(shapes: Drawing, line?: number): number {
  const { left, top, right, bottom } = drawingBox(shapes);
  const [width, height] = [right - left, bottom - top];
  return Math.min(width * height, line === undefined ? Infinity : 2 * (width + height) * line);
}

/** The colours that are visible in a drawing on a background. */
function seenIn(drawing: Drawing, colours: ColourOrder, background: Background): string[] {
  const minArea = areaOf(drawing) * minAreaRatio;
  return colours.filter((colour) => {
    const steps = colourStepsOn(background, colour);
    const own = drawing.filter(({ fill, stroke }) => steps.includes(fill ?? stroke?.colour ?? ''));
    return own.reduce((sum, shape) => sum + areaOf([shape], shape.stroke?.width), 0) >= minArea;
  });
}

/** All assignments of orders to drawings, by index, those with the fewest changes first. */
function assignments(drawings: number, orders: number): number[][] {
  const all = Array.from({ length: drawings }).reduce<number[][]>(
    (shorter) => shorter.flatMap((way) => Array.from({ length: orders }, (_, order) => [...way, order])),
    [[]],
  );
  // The last drawing, mark and name together, should keep the chosen order.
  const change = (way: number[]) =>
    way.reduce((sum, order, at) => sum + order * (at === way.length - 1 ? 3 : 1), 0);
  return all.toSorted((a, b) => change(a) - change(b));
}

/**
 * Chooses the order of the colours for each drawing of a run, with as few changes as possible, so that every chosen
 * colour is visible in at least one drawing, or as many colours as possible.
 */
export function assignColours(
  chosen: ColourOrder,
  draws: readonly ((order: ColourOrder) => Drawing)[],
): ColourOrder[] {
  const orders = ordersOf(chosen);
  const cache = new Map<string, string[]>();
  const seen = (at: number, order: number): string[] => {
    const key = `${at} ${order}`;
    const colours = cache.get(key) ?? seenIn(draws[at]?.(orders[order] ?? chosen) ?? [], chosen, 'light');
    cache.set(key, colours);
    return colours;
  };
  let best = { count: -1, way: [] as number[] };
  for (const way of assignments(draws.length, orders.length)) {
    const { size: count } = new Set(way.flatMap((order, at) => seen(at, order)));
    if (count > best.count) best = { count, way };
    if (count === chosen.length) break;
  }
  return best.way.map((order) => orders[order] ?? chosen);
}
