import { pictureOf } from '../testing/pictures';
import type { Mask, PictureInput, VideoInput, VideoSource } from './contract';

/** A mask from text: `#` is marked. */
export function maskOf(...rows: string[]): Mask {
  const width = rows[0]?.length ?? 0;
  const data = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  return { width, height: rows.length, data };
}

/** A mask with one rectangle marked. */
export function boxMask(
  width: number,
  height: number,
  box: [left: number, top: number, right: number, bottom: number],
): Mask {
  const mask = { width, height, data: new Uint8Array(width * height) };
  const [left, top, right, bottom] = box;
  for (let y = top; y < bottom; y++) mask.data.fill(1, y * width + left, y * width + right);
  return mask;
}

/** The ratio of a mask's marked pixels that are marked in another mask too. */
export function overlapRatio(one: Mask, other: Mask): number {
  let all = 0;
  let both = 0;
  for (const [pixel, marked] of one.data.entries()) {
    all += marked;
    both += marked && (other.data[pixel] ?? 0);
  }
  return all === 0 ? 0 : both / all;
}

/** An inspected video without content. */
export function videoOf(change: Partial<VideoSource> = {}): VideoSource {
  return {
    file: new File(['frames'], 'waves.webm'),
    name: 'waves.webm',
    mime: 'video/webm',
    bytes: 6,
    width: 40,
    height: 30,
    durationMs: 2000,
    frameRate: 25,
    hasAudio: true,
    codec: 'VP9',
    support: { ok: true },
    ...change,
  };
}

export function inputOf(change: Partial<PictureInput> = {}): PictureInput {
  return { source: pictureOf(40, 30), mask: boxMask(40, 30, [5, 5, 9, 9]), method: 'best', ...change };
}

export function videoInputOf(change: Partial<VideoInput> = {}): VideoInput {
  const areas = [{ mask: boxMask(40, 30, [5, 5, 9, 9]), start: 0, end: 2 }];
  return { source: videoOf(), areas, ...change };
}
