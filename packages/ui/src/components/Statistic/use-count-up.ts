import { type RefObject, useEffect, useRef, useState } from 'react';
import { screens } from '../../theme/screens';
import { type CountUp, countedShare } from './counted-share';

/** How much of the element has to be in view. */
const enough = 0.5;

/**
 * Counts once, when half of `ref` comes into view. What is in view from the start does not count: it would go back
 * from what one has read. Nor does anything under reduced motion.
 *
 * @returns the share that is counted, 0 to 1; `null` while the whole figure shows, as in the page's HTML.
 */
export function useCountUp({ durationMs, stepMs }: CountUp): {
  ref: RefObject<HTMLDivElement | null>;
  share: number | null;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState<number | null>(null);

  useEffect(() => {
    const place = ref.current;
    const still = matchMedia(screens.reducedMotion);
    if (!place || still.matches) return;
    let frame: number | undefined;
    const count = () => {
      let start: number | undefined;
      const draw = (time: number) => {
        start ??= time;
        const counted = countedShare(time - start, { durationMs, stepMs });
        setShare(counted < 1 ? counted : null);
        if (counted < 1) frame = requestAnimationFrame(draw);
      };
      frame = requestAnimationFrame(draw);
    };

    let atFirst = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.at(-1)?.intersectionRatio ?? 0;
        if (inView >= enough) {
          observer.disconnect();
          if (still.matches) setShare(null);
          else if (!atFirst) count();
        } else if (inView === 0) {
          // Nobody sees it go back. What is partly in view does so only when it starts.
          setShare(0);
        }
        atFirst = false;
      },
      { threshold: enough },
    );
    observer.observe(place);
    return () => {
      observer.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
      setShare(null);
    };
  }, [durationMs, stepMs]);

  return { ref, share };
}
