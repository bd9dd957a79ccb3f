import { loadable } from '@verapix/studio/lib/loadable';
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import type { Losing } from './LeaveQuestion';

/** The question in a chunk of its own: the page that lists the tools, which is read, has the guard too. */
export const LeaveQuestion = loadable(async () => (await import('./LeaveQuestion')).LeaveQuestion);

/** The action that waits for the answer: the router's blocker, or an action of the page. */
type HeldBack =
  | { state: 'blocked'; proceed: () => void; reset: () => void }
  | { state: 'unblocked' | 'proceeding' };

/** Asks the user to confirm before unsaved work is lost. */
export function LeaveDialog({ blocker, losing }: { blocker: HeldBack; losing: Losing }) {
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion losing={losing} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}

/**
 * Guards the page against leaving while `active`: the browser asks before the tab closes or reloads, and the returned
 * blocker holds a navigation within the site until `proceed` or `reset` is called.
 */
export function useLeaveGuard(active: boolean): Blocker {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
}
