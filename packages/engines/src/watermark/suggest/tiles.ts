import type { Plane } from '../../picture/plane';

/** A place in a picture, or the way from one to another, in pixels. */
export interface Place {
  x: number;
  y: number;
}

/** Pixels by which a tile may miss the step to the next. */
const stepSlack = 2;
/** Peaks looked at, and those of them that steps are taken from. */
const most = { peaks: 200, starts: 12 } as const;

/** The places whose number is at least so high and the highest for so far around, from the highest on. */
export function peaksOf({ width, data }: Plane, least: number, apart: number): Place[] {
  const places = [...data.keys()].filter((at) => (data[at] ?? 0) >= least);
  places.sort((one, other) => (data[other] ?? 0) - (data[one] ?? 0));
  const peaks: Place[] = [];
  for (const at of places) {
    const place = { x: at % width, y: Math.floor(at / width) };
    if (peaks.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > apart)) peaks.push(place);
    if (peaks.length === most.peaks) break;
  }
  return peaks;
}

/** Whether one of the places is a step away, forwards or back. */
function hasNeighbour({ x, y }: Place, places: readonly Place[], step: Place): boolean {
  return places.some((other) => {
    const forwards = Math.hypot(other.x - x - step.x, other.y - y - step.y);
    const back = Math.hypot(other.x - x + step.x, other.y - y + step.y);
    return Math.min(forwards, back) <= stepSlack;
  });
}

/** The peaks that lie one and the same step from another: as many as any step has. */
export function peaksInStep(peaks: readonly Place[]): Place[] {
  let best: Place[] = [];
  for (const start of peaks.slice(0, most.starts))
    for (const other of peaks) {
      if (start === other) continue;
      const step = { x: other.x - start.x, y: other.y - start.y };
      const inStep = peaks.filter((peak) => hasNeighbour(peak, peaks, step));
      if (inStep.length > best.length) best = inStep;
    }
  return best;
}
