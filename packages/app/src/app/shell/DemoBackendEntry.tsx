import { type ComponentType, lazy, Suspense } from 'react';
import { useBrowserValue } from '../../lib/use-browser-value';

/** Shown if the code cannot be loaded: the page stays without the button. */
const nothing: { default: ComponentType } = { default: () => null };

const DemoBackend = __EMBEDDED_BACKEND__
  ? lazy(() =>
      import('../demo-backend/DemoBackend').then(
        (module) => ({ default: module.DemoBackend }),
        () => nothing,
      ),
    )
  : nothing.default;

/** The button of the demo backend's panel; nothing in a build for a real project. Its code loads after the page. */
export function DemoBackendEntry() {
  const isRunning = useBrowserValue(() => true, false);
  if (!isRunning) return null;
  return (
    <Suspense>
      <DemoBackend />
    </Suspense>
  );
}
