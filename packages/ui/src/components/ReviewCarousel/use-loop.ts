import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenSeen } from '../ComparisonSlider/seen';
import { goOnFromScroll, measureLap } from './lap';
import { useMotionOk } from './use-motion-ok';

/** `still` is a row to scroll by hand, and what the page's HTML has; `running` and `paused` a loop. */
type LoopState = 'still' | 'running' | 'paused';

interface Loop {
  state: LoopState;
  /** Someone can see it: it is on screen and the tab is not hidden. */
  seen: boolean;
  /** What scrolls. */
  rowRef: RefObject<HTMLDivElement | null>;
  /** What moves in the row. Its first child is one round. */
  trackRef: RefObject<HTMLDivElement | null>;
  toggle: () => void;
}

/** Moves the track by one round after the other where motion is welcome, until it is paused. */
export function useLoop(): Loop {
  const rowRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const [seen, setSeen] = useState(false);
  const loops = useMotionOk();
  const running = loops && !paused;

  useEffect(() => {
    const row = rowRef.current;
    const track = trackRef.current;
    if (!loops || !row || !track) return;
    const stopMeasuring = measureLap(track);
    const stopWatching = whenSeen(row, setSeen);
    return () => {
      stopMeasuring();
      stopWatching();
    };
  }, [loops]);

  useEffect(() => {
    const row = rowRef.current;
    const track = trackRef.current;
    if (!running || !row || !track) return;
    const listening = new AbortController();
    const goOn = () => goOnFromScroll(row, track);
    const scrolled = () => {
      // While it rests under a pointer it is scrolled to and fro.
      if (getComputedStyle(track).animationPlayState === 'running') goOn();
    };
    row.addEventListener('scroll', scrolled, { signal: listening.signal });
    for (const event of ['pointerleave', 'focusout'])
      row.addEventListener(event, goOn, { signal: listening.signal });
    goOn();
    return () => listening.abort();
  }, [running]);

  return {
    state: running ? 'running' : loops ? 'paused' : 'still',
    seen,
    rowRef,
    trackRef,
    toggle: () => setPaused(!paused),
  };
}
