import type { TimeRange } from '@verapix/engines/watermark';
import { locale } from '@verapix/messages/locale';
import { createMask, isMarked, type PictureMask } from '@verapix/ui';

/** An area of a video, and when it counts. An `end` of `Infinity` is the end of the video, whatever its length. */
export interface VideoArea extends TimeRange {
  /** Unique among the areas of a video. */
  id: number;
  /** Nothing is marked in a new one. */
  mask: PictureMask;
}

export const wholeVideo: TimeRange = { start: 0, end: Number.POSITIVE_INFINITY };

/** Whether a range is the whole video. */
export const isWhole = ({ start, end }: TimeRange) => start === wholeVideo.start && end === wholeVideo.end;

/** Whether a moment, in seconds, belongs to a range: both ends do. */
export const isWithin = ({ start, end }: TimeRange, at: number) => start <= at && at <= end;

/** The areas with an empty one, which counts from a moment to the end, as the last. */
export function withNewArea(
  areas: readonly VideoArea[],
  { width, height }: { width: number; height: number },
  start: number,
): readonly [...VideoArea[], VideoArea] {
  const id = 1 + Math.max(0, ...areas.map((area) => area.id));
  return [...areas, { id, mask: createMask(width, height), start, end: wholeVideo.end }];
}

/** The areas with one of them changed. */
export const withChange = (
  areas: readonly VideoArea[],
  id: number,
  change: Partial<Omit<VideoArea, 'id'>>,
): readonly VideoArea[] => areas.map((area) => (area.id === id ? { ...area, ...change } : area));

/** A range that starts at a moment. If it ended before, it goes on to the end of the video. */
export const startingAt = ({ end }: TimeRange, start: number): TimeRange => ({
  start,
  end: end < start ? wholeVideo.end : end,
});

/** A range that ends with a moment. If it started after that, it starts with the video. */
export const endingAt = ({ start }: TimeRange, end: number): TimeRange => ({
  start: start > end ? wholeVideo.start : start,
  end,
});

/** Why the areas can’t be removed yet, for the user: the number of the first without marks. */
export function firstUnmarked(areas: readonly VideoArea[]): number | undefined {
  const index = areas.findIndex(({ mask }) => !isMarked(mask));
  return index === -1 ? undefined : index + 1;
}

const withDecimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
const secondsOfTime = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, ...withDecimals(2) });
const secondsOfLength = new Intl.NumberFormat(locale, { useGrouping: false, ...withDecimals(1) });

/** A length as `75.5`, in seconds. */
export const formatSeconds = (seconds: number): string =>
  // Rounded as binary, as `toFixed` does: `Intl` rounds the decimal text.
  secondsOfLength.format(Number(seconds.toFixed(1)));

/** A time as `0:08.40` or `1:02:08.40`, to hundredths of a second. */
export function formatTime(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const two = (value: number) => String(value).padStart(2, '0');
  const [minutes, hours] = [Math.floor(hundredths / 6000), Math.floor(hundredths / 360_000)];
  const rest = secondsOfTime.format((hundredths % 6000) / 100);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`;
}

/** The seconds of a typed time, such as `8.4`, `0:08,4` or `1:02:08`. Undefined if it is none. */
export function parseTime(text: string): number | undefined {
  const parts = text.trim().replace(',', '.').split(':');
  const last = parts.pop() ?? '';
  const isTime = /^\d+(\.\d*)?$/.test(last) && parts.length <= 2 && parts.every((part) => /^\d+$/.test(part));
  if (!isTime) return undefined;
  const values = [...parts, last].map(Number);
  // Minutes and seconds after a colon are below 60.
  return values.slice(1).some((value) => value >= 60)
    ? undefined
    : values.reduce((sum, value) => sum * 60 + value, 0);
}
