import { type ComponentProps, lazy, Suspense } from 'react';
import type * as controls from './run-controls';

// In a chunk of their own, which a tool loads with its machine: they are not shown before a run.
const LoadedRunStatus = lazy(async () => ({ default: (await import('./run-controls')).RunStatus }));
const LoadedSimulationNote = lazy(async () => ({ default: (await import('./run-controls')).SimulationNote }));

/** `RunStatus` for a view that is part of a page's first load. */
export function RunStatus(props: ComponentProps<typeof controls.RunStatus>) {
  return (
    <Suspense fallback={null}>
      <LoadedRunStatus {...props} />
    </Suspense>
  );
}

/** `SimulationNote` for a view that is part of a page's first load. */
export function SimulationNote(props: ComponentProps<typeof controls.SimulationNote>) {
  return (
    <Suspense fallback={null}>
      <LoadedSimulationNote {...props} />
    </Suspense>
  );
}
