import { lazy, Suspense } from 'react';
import { useBrowserValue } from '../wiring/use-browser-value';

const nothing = { default: () => null };

/** Only a build that names where events go asks at all; a question that can't be fetched is no reason to lose the page. */
const Question = import.meta.env.VITE_ANALYTICS_URL
  ? lazy(() =>
      import('./ConsentView').then(
        (module) => ({ default: module.ConsentView }),
        () => nothing,
      ),
    )
  : nothing.default;

/** The question whether events may be sent. Fetched after the page. */
export function ConsentEntry() {
  const isRunning = useBrowserValue(() => true, false);
  if (!isRunning) return null;
  return (
    <Suspense>
      <Question />
    </Suspense>
  );
}
