import type { Plane } from '../../picture/plane';
import { growMask } from '../mask';
import type { Mask, MaskSuggestion } from '../types';
import { blobsOf } from './blobs';
import { dilate, erode } from './grey';

/** How steep brightness is at an edge that counts, in steps of 255 per pixel. */
const leastSlope = 7;
/** An edge that points the same way in so much of all frames stands still. */
const leastSteady = 0.82;
/** So much of all edges must move, else nothing can be told. */
const leastMoving = 0.4;
/** A mark's share of the frame. */
const markArea = { least: 0.0004, most: 0.12 } as const;
/** A mark is no longer than this share of the frame: bars and frames are. */
const mostLong = 0.7;

interface Edges {
  /** 1 where an edge stands still in all frames. */
  still: Uint8Array;
  /** The share of all edges that move, 0 to 1. */
  moving: number;
}

/** Slopes across and down, summed over the frames, and their steepness, summed too. */
function sumSlopes(frames: readonly Plane[], { width, height }: Plane) {
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
  const { across, down, steep } = sumSlopes(frames, size);
  const still = new Uint8Array(steep.length);
  let all = 0;
  let standing = 0;
  for (let at = 0; at < steep.length; at++) {
    const total = steep[at] ?? 0;
    // An edge passing through a few frames counts as one of the moving.
    if (total < leastSlope * 2) continue;
    all++;
    const steady = Math.hypot(across[at] ?? 0, down[at] ?? 0);
    if (steady < leastSteady * total || steady < leastSlope * frames.length) continue;
    still[at] = 1;
    standing++;
  }
  return { still, moving: all === 0 ? 0 : 1 - standing / all };
}

/** Puts edges near each other together and closes what they surround. */
function closed(data: Uint8Array, { width, height }: Plane, radius: number): Uint8Array {
  const plane = { width, height, data: Float32Array.from(data) };
  return Uint8Array.from(erode(dilate(plane, radius), radius).data);
}

/** What is as large and as compact as a mark. */
function marksAmong(data: Uint8Array, { width, height }: Plane): Mask {
  const marks = new Uint8Array(data.length);
  const area = width * height;
  for (const { left, top, right, bottom, pixels } of blobsOf(data, width, height)) {
    const size = pixels.length / area;
    const long = Math.max((right - left) / width, (bottom - top) / height);
    if (size < markArea.least || size > markArea.most || long > mostLong) continue;
    for (const pixel of pixels) marks[pixel] = 1;
  }
  return { width, height, data: marks };
}

/**
 * Looks for what stands still while the rest of a video moves, such as a station's logo: edges that point the same way
 * in all frames. Frames of about 480 pixels, several, from all over the video; the mask has their size.
 */
export function findStill(frames: readonly Plane[]): MaskSuggestion {
  const [first] = frames;
  if (!first || frames.length < 3) return { found: false };
  const { still, moving } = edgesOf(frames, first);
  if (moving < leastMoving) return { found: false };
  const radius = Math.max(2, Math.round(Math.max(first.width, first.height) / 110));
  const marks = marksAmong(closed(still, first, radius), first);
  const area = marks.data.reduce((sum, marked) => sum + marked, 0) / marks.data.length;
  if (area === 0 || area > markArea.most) return { found: false };
  return { found: true, mask: growMask(marks, 1), confidence: moving };
}
