import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { observeVisibility } from '../../hooks/observe-visibility';
import { clampPosition, type Position } from './position';
import type { Divider } from './use-divider';

const browserFrames = {
  request: (draw: (time: number) => void) => requestAnimationFrame(draw),
  cancel: (id: number) => cancelAnimationFrame(id),
};

export interface Sweeping {
  playing: boolean;
  /** Pauses, or continues from the divider's current position. */
  toggle: () => void;
}

/**
 * Sweeps the divider automatically until the user interacts with the stage: a press, a touch or focus stops it, and
 * only `toggle` starts it again. It does not start by itself if the user prefers reduced motion.
 */
export function useSweep(sweep: Sweep, divider: Divider, stageRef: RefObject<HTMLElement | null>): Sweeping {
  const [playing, setPlaying] = useState(sweep !== 'none');
  const { from, to, percentPerSecond } = sweepRange(sweep) ?? {};
  const runner = useMemo(() => {
    if (from === undefined || to === undefined || percentPerSecond === undefined) return null;
    return createSweepRunner({ from, to, percentPerSecond }, browserFrames, divider.moveTo);
  }, [from, to, percentPerSecond, divider]);

  // Before the first frame: the HTML says that it plays.
  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!stage || !runner) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const listening = new AbortController();
    const stop = () => {
      runner.pause();
      setPlaying(false);
    };
    for (const event of ['pointerdown', 'focusin']) {
      stage.addEventListener(event, stop, { signal: listening.signal });
    }
    still.addEventListener('change', stop, { signal: listening.signal });
    const stopWatching = observeVisibility(stage, runner.setSeen);
    setPlaying(!still.matches);
    return () => {
      stopWatching();
      listening.abort();
    };
  }, [stageRef, runner]);

  useEffect(() => {
    if (!runner || !playing) return;
    runner.play(divider.read());
    return runner.pause;
  }, [runner, playing, divider]);

  return { playing, toggle: () => setPlaying(!playing) };
}

/** Interface of `requestAnimationFrame`. Times in milliseconds. */
interface Frames {
  request: (draw: (time: number) => void) => number;
  cancel: (id: number) => void;
}

/** After a stall (a long task, a sleeping laptop) the divider continues from its position instead of jumping. */
const longestFrame = 100;

interface SweepRunner {
  /** Starts at `position`. */
  play: (position: Position) => void;
  pause: () => void;
  /** Pauses while not visible and continues when visible again. */
  setSeen: (seen: boolean) => void;
}

/** Moves a divider over time. Requests no frames while paused or not visible. */
export function createSweepRunner(
  range: SweepRange,
  frames: Frames,
  moveTo: (position: Position) => void,
): SweepRunner {
  let elapsed = 0;
  let playing = false;
  let seen = true;
  let pending: number | null = null;
  let last: number | null = null;

  const draw = (time: number) => {
    elapsed += Math.min(time - (last ?? time), longestFrame);
    last = time;
    moveTo(sweepPosition(elapsed, range));
    pending = frames.request(draw);
  };
  const update = () => {
    const runs = playing && seen;
    if (runs && pending === null) {
      last = null;
      pending = frames.request(draw);
    } else if (!runs && pending !== null) {
      frames.cancel(pending);
      pending = null;
    }
  };
  return {
    play: (position) => {
      elapsed = sweepElapsed(position, range);
      playing = true;
      update();
    },
    pause: () => {
      playing = false;
      update();
    },
    setSeen: (next) => {
      seen = next;
      update();
    },
  };
}

/** The automatic back-and-forth movement of the divider. */
export interface SweepRange {
  /** The turning points, in percent. */
  from: Position;
  to: Position;
  /** The speed, independent of the screen's refresh rate. */
  percentPerSecond: number;
}

/**
 * `full` covers the whole picture at 30 % per second, `inset` 5 to 95 % at 72 % per second: 0.5 and 1.2 percent per
 * frame at 60 Hz.
 */
export const sweeps = {
  full: { from: 0, to: 100, percentPerSecond: 30 },
  inset: { from: 5, to: 95, percentPerSecond: 72 },
} as const satisfies Record<string, SweepRange>;

export const sweepNames = ['none', 'full', 'inset'] as const;
export type Sweep = (typeof sweepNames)[number] | SweepRange;

/** The range of a named sweep; `null` if nothing moves. */
export function sweepRange(sweep: Sweep): SweepRange | null {
  if (sweep === 'none') return null;
  return typeof sweep === 'string' ? sweeps[sweep] : sweep;
}

/** The divider's position `elapsedMs` after it left `from`. */
export function sweepPosition(elapsedMs: number, { from, to, percentPerSecond }: SweepRange): Position {
  const span = to - from;
  if (span <= 0) return clampPosition(from);
  const travelled = ((elapsedMs / 1000) * percentPerSecond) % (2 * span);
  return clampPosition(from + Math.min(travelled, 2 * span - travelled));
}

/** The time at which an ascending sweep reaches `position`. A sweep that resumes there continues from this time. */
export function sweepElapsed(position: Position, { from, to, percentPerSecond }: SweepRange): number {
  const travelled = Math.min(Math.max(position - from, 0), Math.max(to - from, 0));
  return (travelled / percentPerSecond) * 1000;
}
