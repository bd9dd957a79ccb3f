import { lazy, Suspense } from 'react';
import type { Blocker } from 'react-router-dom';

/** Fetched when it is first asked. */
const LeaveQuestion = lazy(async () => ({ default: (await import('./LeaveQuestion')).LeaveQuestion }));

interface LeaveDialogProps {
  blocker: Blocker;
  /** A run is under way; otherwise a result waits to be saved. */
  running: boolean;
}

/** Asks before a navigation that would lose a run or a result that nobody has saved. */
export function LeaveDialog({ blocker, running }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion running={running} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
}
