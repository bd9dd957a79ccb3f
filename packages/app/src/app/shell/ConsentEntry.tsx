import { lazy, Suspense } from 'react';
import { useBrowserValue } from '../../lib/use-browser-value';

const nothing = { default: () => null };

/** Only a build with an address for events asks. If the code cannot be loaded, the page stays without the question. */
const Question = import.meta.env.VITE_ANALYTICS_URL
  ? lazy(() =>
      import('./ConsentView').then(
        (module) => ({ default: module.ConsentView }),
        () => nothing,
      ),
    )
  : nothing.default;

/** The consent question. Its code loads after the page. */
export function ConsentEntry() {
  const isRunning = useBrowserValue(() => true, false);
  if (!isRunning) return null;
  return (
    <Suspense>
      <Question />
    </Suspense>
  );
}
