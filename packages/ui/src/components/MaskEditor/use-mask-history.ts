import { useLayoutEffect, useRef, useState } from 'react';
import type { PictureMask } from './mask';
import { type MaskHistory, replaced, startHistory } from './mask-history';

interface MaskSteps {
  history: MaskHistory;
  /** Does one act on the history as it is now, and tells of the mask if that has changed. */
  act: (change: (history: MaskHistory) => MaskHistory) => MaskHistory;
}

/** The history behind a controlled mask. A mask that comes from outside becomes a step of it. */
export function useMaskHistory(value: PictureMask, onChange: (mask: PictureMask) => void): MaskSteps {
  const [history, setHistory] = useState(() => startHistory(value));
  // Two strokes may end before there is time to render.
  const live = useRef(history);
  const keep = (next: MaskHistory) => {
    live.current = next;
    setHistory(next);
    return next;
  };

  useLayoutEffect(() => {
    if (value === live.current.mask) return;
    live.current = replaced(live.current, value);
    setHistory(live.current);
  }, [value]);

  return {
    history,
    act: (change) => {
      const before = live.current;
      const next = change(before);
      if (next === before) return before;
      keep(next);
      onChange(next.mask);
      return next;
    },
  };
}
