import { lazy, Suspense } from 'react';
import type { Losing } from './LeaveQuestion';

/** Fetched when it is first asked. */
const LeaveQuestion = lazy(async () => ({ default: (await import('./LeaveQuestion')).LeaveQuestion }));

/** What waits for the answer: the router's blocker, or an act of the page itself. */
type HeldBack =
  | { state: 'blocked'; proceed: () => void; reset: () => void }
  | { state: 'unblocked' | 'proceeding' };

interface LeaveDialogProps {
  blocker: HeldBack;
  losing: Losing;
}

/** Asks before something would be lost. */
export function LeaveDialog({ blocker, losing }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion losing={losing} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
}
