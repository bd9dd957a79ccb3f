import { NoticeArea } from '@verapix/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { chooseEngines } from '@verapix/studio/lib/engine-choice';
import { AppWorkerEntry } from '../offline/AppWorkerEntry';
import { CommandKeys } from './commands/CommandKeys';
import { ThemeColour } from './ThemeColour';

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

/** Says what the browser refuses to keep. */
const RefusedStorage = optional(async () => (await import('./RefusedStorage')).RefusedStorage);

// The address of any page may choose the engines of this tab.
chooseEngines(location.search);

/** The parts of the shell that load after the page. */
export function OptionalParts() {
  return (
    <>
      <Suspense>
        <DemoBackend />
      </Suspense>
      <NoticeArea>
        <AppWorkerEntry />
        <Suspense>
          <RefusedStorage />
        </Suspense>
        <Suspense>
          <ConsentQuestion />
        </Suspense>
      </NoticeArea>
      <CommandKeys />
      <ThemeColour />
    </>
  );
}
