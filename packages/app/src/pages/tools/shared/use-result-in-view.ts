import { type RefObject, use, useEffect } from 'react';
import { scrollBehavior } from '../../../shell/scroll-behavior';
import { LostFocus } from './use-lost-focus';

/** Scrolls to where a part of the page begins and gives it the focus; it needs a `tabIndex`. */
export function leadTo(part: HTMLElement | null): void {
  part?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  part?.focus({ preventScroll: true });
}

/** Leads to a part of the page when a result has come into it, unless somebody has moved on to another control. */
export function useResultInView(part: RefObject<HTMLElement | null>, result: unknown): void {
  const isLost = use(LostFocus);
  useEffect(() => {
    if (result === undefined) return;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === part.current || isLost()) leadTo(part.current);
  }, [result, part, isLost]);
}
