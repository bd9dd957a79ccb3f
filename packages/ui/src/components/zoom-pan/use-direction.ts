import { type RefObject, useLayoutEffect, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

/** The direction text runs in at an element, as the page's css and `dir` attributes make it. */
export const directionAt = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** The direction at `ref`, for what has to know it while rendering. */
export function useDirection(ref: RefObject<Element | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr');
  useLayoutEffect(() => {
    if (ref.current) setDirection(directionAt(ref.current));
  }, [ref]);
  return direction;
}
