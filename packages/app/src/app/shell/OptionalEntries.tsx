import { lazy, Suspense } from 'react';
import { useBrowserValue } from '@verapix/studio/lib/use-browser-value';

/** Loads after the page. If it cannot be loaded, the page stays without it. */
const OptionalParts = lazy(async () => ({
  default: await import('./OptionalParts').then(
    (module) => module.OptionalParts,
    () => () => null,
  ),
}));

/** The parts of the shell that the first load has no room for, or that only some builds have. They are not prerendered. */
export function OptionalEntries() {
  const isRunning = useBrowserValue(() => true, false);
  return (
    isRunning && (
      <Suspense>
        <OptionalParts />
      </Suspense>
    )
  );
}
