import { type ComponentProps, lazy, Suspense } from 'react';

/** In a chunk that a tool loads with its machine: it is not shown before a run. */
const LoadedRunStatus = lazy(async () => ({ default: (await import('./run-controls')).RunStatus }));

/** `RunStatus` for a view that is part of a page's first load. */
export function RunStatus(props: ComponentProps<typeof LoadedRunStatus>) {
  return (
    <Suspense fallback={null}>
      <LoadedRunStatus {...props} />
    </Suspense>
  );
}
