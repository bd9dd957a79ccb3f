import type { PictureMask } from '@verapix/ui';

/** What an area's file holds, as JSON. */
interface AreaFile {
  format: 'verapix-area';
  version: 1;
  /** Of the picture or the video, in pixels. */
  width: number;
  height: number;
  /** Each marked run of pixels: its first pixel, counted in rows from the top left, and its length. */
  runs: readonly (readonly [start: number, length: number])[];
}

type Problem = 'no-area' | 'other-size';

/** Writes a marked area as JSON. */
export function writeArea({ width, height, data }: PictureMask): string {
  const runs: [number, number][] = [];
  for (let at = 0; at < data.length; at++) {
    if (!data[at]) continue;
    const start = at;
    while (at < data.length && data[at]) at++;
    runs.push([start, at - start]);
  }
  return JSON.stringify({ format: 'verapix-area', version: 1, width, height, runs } satisfies AreaFile);
}

const isPixels = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

const isRun = (run: unknown, pixels: number): run is [number, number] =>
  Array.isArray(run) &&
  run.length === 2 &&
  isPixels(run[0], pixels) &&
  isPixels(run[1], pixels) &&
  run[0] + run[1] <= pixels;

function parse(text: string): Partial<Record<keyof AreaFile, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Reads an area for a picture of this size, in pixels, or says why it does not fit. Never throws. */
export function readArea(
  text: string,
  { width, height }: { width: number; height: number },
): { ok: true; mask: PictureMask } | { ok: false; problem: Problem } {
  const file = parse(text);
  if (file.format !== 'verapix-area' || file.version !== 1 || !Array.isArray(file.runs))
    return { ok: false, problem: 'no-area' };
  if (file.width !== width || file.height !== height) return { ok: false, problem: 'other-size' };
  const mask = { width, height, data: new Uint8Array(width * height) };
  for (const run of file.runs) {
    if (!isRun(run, mask.data.length)) return { ok: false, problem: 'no-area' };
    mask.data.fill(1, run[0], run[0] + run[1]);
  }
  return { ok: true, mask };
}
