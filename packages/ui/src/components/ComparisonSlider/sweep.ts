import { clampPosition, type Position } from './position';

/** A divider that goes to and fro by itself. */
export interface SweepRange {
  /** Where it turns, in percent. */
  from: Position;
  to: Position;
  /** Its speed: the same on every screen, however often that draws. */
  percentPerSecond: number;
}

/**
 * `full` runs over the whole picture at 30 % a second, `inset` from 5 to 95 % at 72 % a second: half a percent
 * and 1.2 percent a frame on a screen of 60 Hz.
 */
export const sweeps = {
  full: { from: 0, to: 100, percentPerSecond: 30 },
  inset: { from: 5, to: 95, percentPerSecond: 72 },
} as const satisfies Record<string, SweepRange>;

export const sweepNames = ['none', 'full', 'inset'] as const;
export type Sweep = (typeof sweepNames)[number] | SweepRange;

/** The range a name stands for; `null` when nothing moves. */
export function sweepRange(sweep: Sweep): SweepRange | null {
  if (sweep === 'none') return null;
  return typeof sweep === 'string' ? sweeps[sweep] : sweep;
}

/** Where the divider is `elapsedMs` after it left `from`. */
export function sweepPosition(elapsedMs: number, { from, to, percentPerSecond }: SweepRange): Position {
  const span = to - from;
  if (span <= 0) return clampPosition(from);
  const travelled = ((elapsedMs / 1000) * percentPerSecond) % (2 * span);
  return clampPosition(from + Math.min(travelled, 2 * span - travelled));
}

/** When, on its way up, the divider is at `position`: where a sweep goes on from a divider that stands there. */
export function sweepElapsed(position: Position, { from, to, percentPerSecond }: SweepRange): number {
  const travelled = Math.min(Math.max(position - from, 0), Math.max(to - from, 0));
  return (travelled / percentPerSecond) * 1000;
}
