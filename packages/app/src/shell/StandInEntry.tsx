import { type ComponentType, lazy, Suspense } from 'react';
import { useBrowserValue } from '../wiring/use-browser-value';

/** A button that can't be fetched is no reason to lose the page. */
const nothing: { default: ComponentType } = { default: () => null };

const StandIn = __EMBEDDED_BACKEND__
  ? lazy(() =>
      import('../stand-in/StandIn').then(
        (module) => ({ default: module.StandIn }),
        () => nothing,
      ),
    )
  : nothing.default;

/** The button of the stand-in backend's panel; nothing in a build for a real project. Fetched after the page. */
export function StandInEntry() {
  const isRunning = useBrowserValue(() => true, false);
  if (!isRunning) return null;
  return (
    <Suspense>
      <StandIn />
    </Suspense>
  );
}
