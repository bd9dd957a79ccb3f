import { createMask, type PictureMask } from '@verapix/ui';
import { type VideoArea, wholeVideo } from './video-areas';

type Run = readonly [start: number, length: number];

/** What the file of a picture's area holds, as JSON. */
interface AreaFile {
  format: 'verapix-area';
  version: 1;
  /** Of the picture or the video, in pixels. */
  width: number;
  height: number;
  /** Each marked run of pixels: its first pixel, counted in rows from the top left, and its length. */
  runs: readonly Run[];
}

/** What the file of a video's areas holds, as JSON. */
interface AreasFile extends Omit<AreaFile, 'format' | 'runs'> {
  format: 'verapix-areas';
  areas: readonly {
    /** In seconds. An end of `null` is the end of the video. */
    start: number;
    end: number | null;
    runs: readonly Run[];
  }[];
}

interface Size {
  width: number;
  height: number;
}

export type AreaProblem = 'no-area' | 'other-size' | 'of-a-video' | 'too-late';
type Read<Value> = ({ ok: true } & Value) | { ok: false; problem: AreaProblem };

const refused = (problem: AreaProblem) => ({ ok: false, problem }) as const;

function runsOf({ data }: PictureMask): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < data.length; at++) {
    if (!data[at]) continue;
    const start = at;
    while (at < data.length && data[at]) at++;
    runs.push([start, at - start]);
  }
  return runs;
}

/** Writes a marked area as JSON. */
export function writeArea(mask: PictureMask): string {
  const { width, height } = mask;
  const file: AreaFile = { format: 'verapix-area', version: 1, width, height, runs: runsOf(mask) };
  return JSON.stringify(file);
}

/** Writes the areas of a video of this size, with their times, as JSON. */
export function writeAreas(areas: readonly VideoArea[], { width, height }: Size): string {
  const file: AreasFile = {
    format: 'verapix-areas',
    version: 1,
    width,
    height,
    areas: areas.map(({ start, end, mask }) => ({
      start,
      end: end === wholeVideo.end ? null : end,
      runs: runsOf(mask),
    })),
  };
  return JSON.stringify(file);
}

const isPixels = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

const isRun = (run: unknown, pixels: number): run is Run =>
  Array.isArray(run) &&
  run.length === 2 &&
  isPixels(run[0], pixels) &&
  isPixels(run[1], pixels) &&
  run[0] + run[1] <= pixels;

/** The mask of a file's runs; undefined if they are none. They follow each other, so that no pixel is marked twice. */
function maskFrom(runs: unknown, { width, height }: Size): PictureMask | undefined {
  if (!Array.isArray(runs)) return undefined;
  const mask = createMask(width, height);
  let end = 0;
  for (const run of runs) {
    if (!isRun(run, mask.data.length) || run[0] < end) return undefined;
    end = run[0] + run[1];
    mask.data.fill(1, run[0], end);
  }
  return mask;
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

type Fields<File> = Partial<Record<keyof File, unknown>>;

/** An area of a file with its time; undefined if it is none. */
function areaFrom(value: unknown, id: number, size: Size): VideoArea | undefined {
  const { start, end, runs }: Fields<AreasFile['areas'][number]> = Object(value);
  const mask = maskFrom(runs, size);
  const last = end === null ? wholeVideo.end : end;
  const isRange = isTime(start) && (end === null || isTime(end)) && start <= Number(last);
  return mask && isRange ? { id, mask, start, end: Number(last) } : undefined;
}

/** No area that is marked has more runs, or is nested more deeply. */
const limits = { values: 1_000_000, depth: 5 };

/** Whether a text stays within the limits. Parsing one that does not takes seconds and gigabytes. */
function isWithinLimits(text: string): boolean {
  let [values, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '[' || character === '{') [values, depth] = [values + 1, depth + 1];
    else if (character === ']' || character === '}') depth -= 1;
    if (values > limits.values || depth > limits.depth) return false;
  }
  return true;
}

function parse(text: string): Fields<AreaFile> & Fields<AreasFile> {
  if (!isWithinLimits(text)) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Reads an area for a picture of this size, in pixels, or says why it does not fit. Never throws. */
export function readArea(text: string, size: Size): Read<{ mask: PictureMask }> {
  const file = parse(text);
  if (file.format === 'verapix-areas') return refused('of-a-video');
  if (file.format !== 'verapix-area' || file.version !== 1) return refused('no-area');
  if (file.width !== size.width || file.height !== size.height) return refused('other-size');
  const mask = maskFrom(file.runs, size);
  return mask ? { ok: true, mask } : refused('no-area');
}

/** More areas than anyone marks; each has a byte for every pixel. */
const maxAreas = 100;

/**
 * Reads the areas for a video of this size, in pixels, and length, in seconds, or says why they do not fit. The area of a
 * picture counts in the whole video. Never throws.
 */
export function readAreas(
  text: string,
  { length, ...size }: Size & { length: number },
): Read<{ areas: readonly VideoArea[] }> {
  const file = parse(text);
  if (file.format === 'verapix-area') {
    const read = readArea(text, size);
    return read.ok ? { ok: true, areas: [{ id: 1, mask: read.mask, ...wholeVideo }] } : read;
  }
  if (file.format !== 'verapix-areas' || file.version !== 1) return refused('no-area');
  if (file.width !== size.width || file.height !== size.height) return refused('other-size');
  const list = Array.isArray(file.areas) ? file.areas : [];
  if (list.length === 0 || list.length > maxAreas) return refused('no-area');
  const areas = list.map((value, index) => areaFrom(value, index + 1, size));
  const valid = areas.filter((area) => area !== undefined);
  if (valid.length < areas.length) return refused('no-area');
  return valid.some(({ start }) => start >= length) ? refused('too-late') : { ok: true, areas: valid };
}
