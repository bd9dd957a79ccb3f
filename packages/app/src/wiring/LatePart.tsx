import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { expectPart, takePart } from './page-parts';

interface LatePartProps {
  /** Keeps the part's room meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A part of a public page that may come after the page and holds something to act on: what was done there before is
 * done again once it answers. Of a page made at build each part is taken over by itself, so that a long page is never held
 * up as a whole. A part that is only read needs no more than `Suspense`.
 */
export function LatePart({ fallback, children }: LatePartProps) {
  // Before any part says that it has come.
  useLayoutEffect(expectPart, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival />
    </Suspense>
  );
}

/** Says that what stands before it has come. */
export function Arrival() {
  useEffect(takePart, []);
  return null;
}
