import { type RefObject, useLayoutEffect, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

/** The text direction at an element, from the page's CSS and `dir` attributes. */
export const directionAt = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** The text direction at `ref`, for components that need it while rendering. */
export function useDirection(ref: RefObject<Element | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr');
  useLayoutEffect(() => {
    if (ref.current) setDirection(directionAt(ref.current));
  }, [ref]);
  return direction;
}
