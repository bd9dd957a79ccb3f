import { type ComponentType, lazy, Suspense } from 'react';
import { useBrowserValue } from '../../lib/use-browser-value';

/** A component whose code loads after the page. If it cannot be loaded, the page stays without it. */
const optional = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));

/** The button of the demo backend's panel: not in a build for a real project. */
const DemoBackend = __EMBEDDED_BACKEND__
  ? optional(async () => (await import('../demo-backend/DemoBackend')).DemoBackend)
  : () => null;

/** The consent question: only in a build with an address for events. */
const ConsentQuestion = import.meta.env.VITE_ANALYTICS_URL
  ? optional(async () => (await import('./ConsentView')).ConsentView)
  : () => null;

/** The parts of the shell that only some builds have. They are not prerendered. */
export function OptionalEntries() {
  const isRunning = useBrowserValue(() => true, false);
  if (!isRunning) return null;
  return (
    <>
      <Suspense>
        <DemoBackend />
      </Suspense>
      <Suspense>
        <ConsentQuestion />
      </Suspense>
    </>
  );
}
