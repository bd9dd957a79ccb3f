import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Divider } from './divider';
import { whenSeen } from './seen';
import { type Sweep, sweepRange } from './sweep';
import { createSweepRunner } from './sweep-runner';

const browserFrames = {
  request: (draw: (time: number) => void) => requestAnimationFrame(draw),
  cancel: (id: number) => cancelAnimationFrame(id),
};

export interface Sweeping {
  playing: boolean;
  /** Pauses, or sets out again from where the divider is. */
  toggle: () => void;
}

/**
 * Sweeps the divider by itself until someone takes hold of the stage: a press, a touch or focus stops it, and only
 * `toggle` starts it again. It does not start by itself for someone who prefers reduced motion.
 */
export function useSweep(sweep: Sweep, divider: Divider, stageRef: RefObject<HTMLElement | null>): Sweeping {
  const [playing, setPlaying] = useState(false);
  const { from, to, percentPerSecond } = sweepRange(sweep) ?? {};
  const runner = useMemo(() => {
    if (from === undefined || to === undefined || percentPerSecond === undefined) return null;
    return createSweepRunner({ from, to, percentPerSecond }, browserFrames, divider.moveTo);
  }, [from, to, percentPerSecond, divider]);

  useEffect(() => {
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
    const stopWatching = whenSeen(stage, runner.setSeen);
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
