import type { Plane } from '../../picture/plane';
import type { Mask, SuggestedMask } from '../contract';
import { connectedRegions, growMask } from '../mask';

type Select = (one: number, other: number) => number;

/**
 * The minimum or maximum in a window of `2 * radius + 1` along every line, at the same cost for every radius (van Herk
 * 1992, Gil and Werman 1993).
 */
function alongLines(plane: Plane, radius: number, select: Select, across: boolean): Plane {
  const { width, height, data } = plane;
  const [lines, length, lineStep, step] = across ? [width, height, 1, width] : [height, width, width, 1];
  const block = 2 * radius + 1;
  const padded = length + 2 * radius;
  const ahead = new Float32Array(padded);
  const back = new Float32Array(padded);
  const result = new Float32Array(data.length);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < padded; at++) {
      const inside = Math.min(length - 1, Math.max(0, at - radius));
      const value = data[line * lineStep + inside * step] ?? 0;
      back[at] = value;
      ahead[at] = at % block === 0 ? value : select(value, ahead[at - 1] ?? 0);
    }
    for (let at = padded - 2; at >= 0; at--)
      if (at % block !== block - 1) back[at] = select(back[at] ?? 0, back[at + 1] ?? 0);
    for (let at = 0; at < length; at++)
      result[line * lineStep + at * step] = select(back[at] ?? 0, ahead[at + 2 * radius] ?? 0);
  }
  return { width, height, data: result };
}

function extreme(plane: Plane, radius: number, select: Select): Plane {
  return alongLines(alongLines(plane, radius, select, false), radius, select, true);
}

/** The minimum in a square around every pixel. */
const erode = (plane: Plane, radius: number) => extreme(plane, radius, Math.min);
/** The maximum in a square around every pixel. */
const dilate = (plane: Plane, radius: number) => extreme(plane, radius, Math.max);

/** Minimum gradient of an edge, in brightness levels (0 to 255) per pixel. */
const minGradient = 7;
/** Minimum agreement of an edge's direction over all frames for the edge to count as static, 0 to 1. */
const minSteadiness = 0.82;
/** Minimum ratio of moving edges; in a still video nothing can be found. */
const minMoving = 0.4;
/** Area of a mark relative to the frame. */
const markArea = { min: 0.0004, max: 0.12 } as const;
/** Maximum length of a mark relative to the frame; bars and borders are longer. */
const maxLength = 0.7;

interface Edges {
  /** 1 for pixels on a static edge. */
  still: Uint8Array;
  /** Ratio of moving edges, 0 to 1. */
  moving: number;
}

/** Horizontal and vertical gradients and their magnitudes, summed over the frames. */
function sumGradients(frames: readonly Plane[], { width, height }: Plane) {
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  const steep = new Float32Array(width * height);
  for (const { data } of frames)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        const slopeX = ((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) / 2;
        const slopeY = ((data[at + width] ?? 0) - (data[at - width] ?? 0)) / 2;
        across[at] = (across[at] ?? 0) + slopeX;
        down[at] = (down[at] ?? 0) + slopeY;
        steep[at] = (steep[at] ?? 0) + Math.hypot(slopeX, slopeY);
      }
  return { across, down, steep };
}

function edgesOf(frames: readonly Plane[], size: Plane): Edges {
  const { across, down, steep } = sumGradients(frames, size);
  const still = new Uint8Array(steep.length);
  let all = 0;
  let staticCount = 0;
  for (let at = 0; at < steep.length; at++) {
    const total = steep[at] ?? 0;
    // An edge that appears in a few frames counts as moving.
    if (total < minGradient * 2) continue;
    all++;
    const steady = Math.hypot(across[at] ?? 0, down[at] ?? 0);
    if (steady < minSteadiness * total || steady < minGradient * frames.length) continue;
    still[at] = 1;
    staticCount++;
  }
  return { still, moving: all === 0 ? 0 : 1 - staticCount / all };
}

/** Morphological closing: joins nearby edges and fills what they enclose. */
function closed(data: Uint8Array, { width, height }: Plane, radius: number): Uint8Array {
  const plane = { width, height, data: Float32Array.from(data) };
  return Uint8Array.from(erode(dilate(plane, radius), radius).data);
}

/** The regions with the size and shape of a mark. */
function marksAmong(data: Uint8Array, { width, height }: Plane): Mask {
  const marks = new Uint8Array(data.length);
  const area = width * height;
  for (const { left, top, right, bottom, pixels } of connectedRegions({ width, height, data })) {
    const size = pixels.length / area;
    const long = Math.max((right - left) / width, (bottom - top) / height);
    if (size < markArea.min || size > markArea.max || long > maxLength) continue;
    for (const pixel of pixels) marks[pixel] = 1;
  }
  return { width, height, data: marks };
}

/**
 * Looks for static parts of a moving video, such as a station's logo: edges with the same direction in all frames. Takes
 * at least three frames of about 480 pixels, spread over the video; the mask has their size. Undefined if nothing is static.
 */
export function findStill(frames: readonly Plane[]): SuggestedMask | undefined {
  const [first] = frames;
  if (!first || frames.length < 3) return undefined;
  const { still, moving } = edgesOf(frames, first);
  if (moving < minMoving) return undefined;
  const radius = Math.max(2, Math.round(Math.max(first.width, first.height) / 110));
  const marks = marksAmong(closed(still, first, radius), first);
  const area = marks.data.reduce((sum, marked) => sum + marked, 0) / marks.data.length;
  if (area === 0 || area > markArea.max) return undefined;
  return { mask: growMask(marks, 1), confidence: moving };
}
