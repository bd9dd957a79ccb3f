import type { Position } from './position';
import { type SweepRange, sweepElapsed, sweepPosition } from './sweep';

/** `requestAnimationFrame` and its like. Times in milliseconds. */
export interface Frames {
  request: (draw: (time: number) => void) => number;
  cancel: (id: number) => void;
}

/** After a stall (a long task, a laptop's sleep) the divider goes on from where it was instead of jumping. */
const longestFrame = 100;

export interface SweepRunner {
  /** Sets out from `position`. */
  play: (position: Position) => void;
  pause: () => void;
  /** Out of sight it stands still, and goes on when it is seen again. */
  setSeen: (seen: boolean) => void;
}

/** Moves a divider over time. Draws no frame while it is paused or out of sight. */
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
