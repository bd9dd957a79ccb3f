/** How long a count-up takes and how often its figure changes, in milliseconds. */
export interface CountUp {
  durationMs: number;
  /** The figure changes no more often than this, however often the screen draws. */
  stepMs: number;
}

/** How much of a figure is counted `elapsedMs` after the start: from 0 to exactly 1, fast at first, slow at the end. */
export function countedShare(elapsedMs: number, { durationMs, stepMs }: CountUp): number {
  if (elapsedMs >= durationMs) return 1;
  const stepped = Math.floor(Math.max(elapsedMs, 0) / stepMs) * stepMs;
  return 1 - (1 - stepped / durationMs) ** 3;
}
