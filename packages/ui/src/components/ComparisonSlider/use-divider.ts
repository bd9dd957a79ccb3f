import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { positionProperty } from './ComparisonSlider.css';
import { createDivider, type Divider } from './divider';
import { watchLabelRoom } from './label-room';
import type { Orientation, Position } from './position';

/** The elements the divider's position is written to. */
export interface DividerParts {
  stage: RefObject<HTMLDivElement | null>;
  handle: RefObject<HTMLDivElement | null>;
  beforeSide: RefObject<HTMLDivElement | null>;
  afterSide: RefObject<HTMLDivElement | null>;
  beforeLabel: RefObject<HTMLSpanElement | null>;
  afterLabel: RefObject<HTMLSpanElement | null>;
}

export interface DividerOptions {
  orientation: Orientation;
  defaultPosition: Position;
  describeShare: (afterShare: number) => string;
  onPositionChange: ((position: Position) => void) | undefined;
}

/** Calls `tell` at most once a frame, with the latest position. */
function useToldPosition(divider: Divider, tell: DividerOptions['onPositionChange']): void {
  const latest = useRef(tell);
  useLayoutEffect(() => {
    latest.current = tell;
  }, [tell]);
  useEffect(() => {
    let pending: number | null = null;
    const draw = () => {
      pending = null;
      latest.current?.(divider.read());
    };
    const unsubscribe = divider.subscribe(() => {
      pending ??= requestAnimationFrame(draw);
    });
    return () => {
      unsubscribe();
      if (pending !== null) cancelAnimationFrame(pending);
    };
  }, [divider]);
}

/** A divider whose position lives in a css variable and in the handle's ARIA values. It never renders React. */
export function useDivider(parts: DividerParts, options: DividerOptions): Divider {
  const { orientation, defaultPosition, describeShare, onPositionChange } = options;
  const [divider] = useState(() => createDivider(defaultPosition));
  useToldPosition(divider, onPositionChange);

  useLayoutEffect(() => {
    const handle = parts.handle.current;
    if (!handle) return;
    // Straight to those that move: on the stage it would have the style of everything in it worked out again.
    const moved = [handle, parts.beforeSide.current, parts.afterSide.current];
    let spoken: number | null = null;
    const write = (position: Position) => {
      for (const part of moved) part?.style.setProperty(positionProperty, position.toFixed(3));
      const rounded = Math.round(position);
      if (rounded === spoken) return;
      spoken = rounded;
      handle.ariaValueNow = String(rounded);
      handle.ariaValueText = describeShare(100 - rounded);
    };
    write(divider.read());
    return divider.subscribe(write);
  }, [parts, divider, describeShare]);

  useLayoutEffect(() => {
    const [stage, before, after] = [parts.stage, parts.beforeLabel, parts.afterLabel].map(
      (part) => part.current,
    );
    if (stage && before && after) return watchLabelRoom({ stage, before, after, orientation }, divider);
  }, [parts, divider, orientation]);

  return divider;
}
