import type { Raster } from '../../picture/raster';
import type { Mask } from '../contract';

/** A mark of one colour at one opacity: a pixel is `(1 - opacity) * original + opacity * colour`. */
export interface Overlay {
  /** 0 to 1. */
  opacity: number;
  /** Red, green and blue, 0 to 255; fitted values may lie slightly outside. */
  colour: readonly [number, number, number];
}

/** The coverage of a pixel by the mark, by label; half is the smoothed outline. */
const coverages = [0, 0.5, 1] as const;
const labels = coverages.length;
const tableSize = labels * labels;

export interface Segmentation {
  /** The label of each pixel. */
  labels: Uint8Array;
  /** By how much the labels lower the cost of the picture's edges, 0 or more. */
  gain: number;
}

/** Differences above this and twice the texture, summed over three channels, are an edge of the picture and cost no more. */
const maxDifference = 200;
/** Cost of a half-covered pixel and of a change of label, so that texture is not taken for a mark. */
const halfCost = 3;
const changeCost = (texture: number) => 4 + 1.2 * texture;
const defaultSweeps = 5;
const impossible = 1e6;

/** The colours that would be under the mark at each coverage; three channels per label. */
function colourTables({ data }: Raster, { opacity, colour }: Overlay): Float32Array[] {
  return coverages.map((coverage) => {
    const alpha = opacity * coverage;
    const table = new Float32Array((data.length / 4) * 3);
    for (let pixel = 0, at = 0; at < table.length; pixel += 4, at += 3)
      for (let channel = 0; channel < 3; channel++)
        table[at + channel] = ((data[pixel + channel] ?? 0) - alpha * (colour[channel] ?? 0)) / (1 - alpha);
    return table;
  });
}

/** The cost of each pair of labels of a pixel and the one `step` pixels after it. */
function pairCosts(
  tables: readonly Float32Array[],
  { opacity }: Overlay,
  { step, texture }: { step: number; texture: number },
): Float32Array {
  const maxCost = maxDifference + 2 * texture;
  const pixels = (tables[0]?.length ?? 0) / 3;
  const costs = new Float32Array(pixels * tableSize);
  for (const [one, ours] of tables.entries())
    for (const [other, theirs] of tables.entries()) {
      const scale = one === other ? 1 - opacity * (coverages[one] ?? 0) : 1;
      const extra = changeCost(texture) * Math.abs((coverages[one] ?? 0) - (coverages[other] ?? 0));
      const half = (one === 1 ? halfCost / 4 : 0) + (other === 1 ? halfCost / 4 : 0);
      for (let pixel = 0; pixel + step < pixels; pixel++) {
        const at = pixel * 3;
        const to = at + step * 3;
        const difference =
          Math.abs((ours[at] ?? 0) - (theirs[to] ?? 0)) +
          Math.abs((ours[at + 1] ?? 0) - (theirs[to + 1] ?? 0)) +
          Math.abs((ours[at + 2] ?? 0) - (theirs[to + 2] ?? 0));
        costs[pixel * tableSize + one * labels + other] =
          Math.min(maxCost, difference * scale) + extra + half;
      }
    }
  return costs;
}

/** The costs and messages of one direction. */
interface Direction {
  /** Messages that arrive from this direction, three labels per pixel. */
  into: Float32Array;
  /** Messages that arrive from the opposite one. */
  back: Float32Array;
  costs: Float32Array;
  /** From the sender to the receiver, in pixels. */
  step: number;
}

/**
 * Passes messages from pixel to pixel along a line: each label's least cost of everything behind it. Written out for the
 * three labels, because it runs a hundred times for every pixel.
 */
function sweepLine(
  { first, count }: { first: number; count: number },
  { into, back, costs, step }: Direction,
  { sums, area }: { sums: Float32Array; area: Uint8Array },
): void {
  for (let index = 0, from = first; index < count; index++, from += step) {
    const to = (from + step) * labels;
    const at = from * labels;
    const none = (sums[at] ?? 0) - (back[at] ?? 0);
    let half = impossible;
    let full = impossible;
    if (area[from]) {
      half = (sums[at + 1] ?? 0) - (back[at + 1] ?? 0);
      full = (sums[at + 2] ?? 0) - (back[at + 2] ?? 0);
    }
    // The tables of a pair are stored with its first pixel; backwards they are read transposed.
    const table = (step > 0 ? from : from + step) * tableSize;
    const [own, other] = step > 0 ? [labels, 1] : [1, labels];
    const messages = [0, 0, 0];
    for (let label = 0; label < labels; label++) {
      const column = table + label * other;
      messages[label] = Math.min(
        none + (costs[column] ?? 0),
        half + (costs[column + own] ?? 0),
        full + (costs[column + 2 * own] ?? 0),
      );
    }
    const least = Math.min(messages[0] ?? 0, messages[1] ?? 0, messages[2] ?? 0);
    for (let label = 0; label < labels; label++) {
      const message = (messages[label] ?? 0) - least;
      sums[to + label] = (sums[to + label] ?? 0) + message - (into[to + label] ?? 0);
      into[to + label] = message;
    }
  }
}

/**
 * Assigns every pixel of an area its coverage by an overlay: the labels under which the picture without the overlay has
 * the fewest edges. Pixels outside the area are not covered. Minimizes by belief propagation (min-sum, sweeping in four
 * directions; Tappen and Freeman 2003).
 *
 * @param texture The mean difference of neighbours, summed over three channels.
 * @param sweeps Fewer are faster, and carry messages less far.
 */
export function segment(
  picture: Raster,
  area: Mask,
  overlay: Overlay,
  { texture, sweeps = defaultSweeps }: { texture: number; sweeps?: number },
): Segmentation {
  const { width, height } = picture;
  const tables = colourTables(picture, overlay);
  const across = pairCosts(tables, overlay, { step: 1, texture });
  const down = pairCosts(tables, overlay, { step: width, texture });
  const plane = () => new Float32Array(width * height * labels);
  const [fromLeft, fromRight, fromAbove, fromBelow] = [plane(), plane(), plane(), plane()];
  const state = { sums: plane(), area: area.data };
  const right = { into: fromLeft, back: fromRight, costs: across, step: 1 };
  const left = { into: fromRight, back: fromLeft, costs: across, step: -1 };
  const below = { into: fromAbove, back: fromBelow, costs: down, step: width };
  const above = { into: fromBelow, back: fromAbove, costs: down, step: -width };
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let y = 0; y < height; y++) {
      sweepLine({ first: y * width, count: width - 1 }, right, state);
      sweepLine({ first: (y + 1) * width - 1, count: width - 1 }, left, state);
    }
    for (let x = 0; x < width; x++) {
      sweepLine({ first: x, count: height - 1 }, below, state);
      sweepLine({ first: (height - 1) * width + x, count: height - 1 }, above, state);
    }
  }
  const found = new Uint8Array(width * height);
  for (let pixel = 0; pixel < found.length; pixel++) {
    if (!area.data[pixel]) continue;
    let least = Number.POSITIVE_INFINITY;
    for (let label = 0; label < labels; label++) {
      const at = pixel * labels + label;
      const cost = state.sums[at] ?? 0;
      if (cost < least) {
        least = cost;
        found[pixel] = label;
      }
    }
  }
  return { labels: found, gain: gainOf(found, { across, down, width }) };
}

function gainOf(
  found: Uint8Array,
  { across, down, width }: { across: Float32Array; down: Float32Array; width: number },
): number {
  let gain = 0;
  for (let pixel = 0; pixel < found.length; pixel++) {
    const table = pixel * tableSize;
    const own = (found[pixel] ?? 0) * labels;
    if (pixel % width < width - 1)
      gain += (across[table] ?? 0) - (across[table + own + (found[pixel + 1] ?? 0)] ?? 0);
    if (pixel + width < found.length)
      gain += (down[table] ?? 0) - (down[table + own + (found[pixel + width] ?? 0)] ?? 0);
  }
  return gain;
}
