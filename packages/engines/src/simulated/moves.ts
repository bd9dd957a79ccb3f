import { simulatedProgressCap } from '@verapix/facts';

/** A move of the progress: when, in milliseconds from the start, and to how much of the whole, 0 to 1. */
export interface Move {
  atMs: number;
  done: number;
}

/** Times the progress of most tools moves on the way. */
const steps = 10;

/** The progress moves on evenly, from nothing at the start, and never reaches the tools' cap. */
export function evenMoves(durationMs: number): Move[] {
  return Array.from({ length: steps }, (_, index) => ({
    atMs: (index * durationMs) / steps,
    done: (index / steps) * (simulatedProgressCap.tools / 100),
  }));
}
