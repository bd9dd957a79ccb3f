import sharp from 'sharp';

/** The radii of the brushes, from the coarse to the fine, in pixels. */
const brushes = [22, 11, 5.5, 2.6] as const;
/** A brush repaints only what differs by more than this from the drawing, in levels of 0–255. */
const tolerances = [0, 9, 9, 11] as const;
/** The maximum length of a stroke, in radii of its brush. */
const maxSteps = 7;
/** A stroke ends where the drawing differs by more than this from its color: the sum of three channels. */
const maxDrift = 45;
/** How much the lightness of the strokes varies, in levels. */
const variation = 10;

interface Raster {
  width: number;
  height: number;
  /** One channel at a position, 0–255. */
  at: (x: number, y: number, channel: number) => number;
}

const channels: readonly number[] = [0, 1, 2];
const sumOf = (value: (channel: number) => number) =>
  channels.reduce((sum, channel) => sum + value(channel), 0);

async function blurred(picture: Buffer, sigma: number): Promise<Raster> {
  const { data, info } = await sharp(picture).blur(sigma).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number, channel: number) =>
    data[(Math.round(y) * width + Math.round(x)) * 3 + channel] ?? 0;
  return { width, height, at };
}

/** A fixed sequence of numbers in [0, 1) that look random. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Point = readonly [x: number, y: number];

const inside = ({ width, height }: Raster, [x, y]: Point) =>
  x >= 1 && y >= 1 && x < width - 1 && y < height - 1;

/** The points of a stroke along the line of equal light, from a point on. */
function strokeFrom(start: Point, wanted: Raster, radius: number): Point[] {
  const light = (x: number, y: number) => sumOf((channel) => wanted.at(x, y, channel));
  const drift = ([x, y]: Point) =>
    sumOf((channel) => Math.abs(wanted.at(...start, channel) - wanted.at(x, y, channel)));
  const points = [start];
  let [[x, y], last]: [Point, Point] = [start, [0, 0]];
  for (let step = 0; step < maxSteps; step++) {
    const slope: Point = [light(x + 1, y) - light(x - 1, y), light(x, y + 1) - light(x, y - 1)];
    const steepness = Math.hypot(...slope);
    let way: Point =
      steepness < 1 ? [last[0] || 0.9, last[1] || 0.4] : [-slope[1] / steepness, slope[0] / steepness];
    if (way[0] * last[0] + way[1] * last[1] < 0) way = [-way[0], -way[1]];
    [x, y] = [x + way[0] * radius, y + way[1] * radius];
    if (!inside(wanted, [x, y]) || (step > 0 && drift([x, y]) > maxDrift)) break;
    points.push([x, y]);
    last = way;
  }
  return points;
}

/** The strokes of one brush, as SVG paths. */
function strokesOf(wanted: Raster, now: Raster, radius: number, tolerance: number, random: () => number) {
  const difference = (point: Point) =>
    sumOf((channel) => Math.abs(wanted.at(...point, channel) - now.at(...point, channel))) / 3;
  const strokes: string[] = [];
  for (let top = radius; top < wanted.height; top += radius * 1.1)
    for (let left = radius; left < wanted.width; left += radius * 1.1) {
      const start: Point = [left + (random() - 0.5) * radius, top + (random() - 0.5) * radius];
      const lighter = (random() - 0.5) * variation;
      if (!inside(wanted, start) || difference(start) < tolerance) continue;
      const points = strokeFrom(start, wanted, radius);
      if (points.length < 2) continue;
      const path = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
      const color = channels.map((channel) =>
        Math.round(Math.min(255, Math.max(0, wanted.at(...start, channel) + lighter))),
      );
      strokes.push(`<path d="M${path}" stroke="rgb(${color.join(' ')})"/>`);
    }
  // Not row by row: that would look like scales.
  return strokes.sort((one, other) => (one.length % 13) - (other.length % 13));
}

/**
 * Paints a drawing, a PNG without alpha, with brushes of falling size, each stroke along a line of equal light and in the
 * color at its start: Hertzmann, "Painterly rendering with curved brush strokes of multiple sizes", 1998.
 */
export async function painted(drawing: Buffer): Promise<Buffer> {
  const random = sequence(7);
  let canvas = await sharp(drawing).blur(24).png().toBuffer();
  for (const [layer, radius] of brushes.entries()) {
    const [wanted, now] = await Promise.all([blurred(drawing, radius / 2), blurred(canvas, 0.5)]);
    const strokes = strokesOf(wanted, now, radius, tolerances[layer] ?? 0, random);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wanted.width}" height="${wanted.height}" fill="none" stroke-width="${radius * 2}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".8">${strokes.join('')}</svg>`;
    const layerPainted = await sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
    canvas = await sharp(canvas)
      .composite([{ input: layerPainted }])
      .removeAlpha()
      .png()
      .toBuffer();
  }
  return canvas;
}
