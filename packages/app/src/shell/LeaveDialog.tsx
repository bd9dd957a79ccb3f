import { lazy, Suspense } from 'react';
import type { Blocker } from 'react-router-dom';
import type { Losing } from './LeaveQuestion';

/** Fetched when it is first asked. */
const LeaveQuestion = lazy(async () => ({ default: (await import('./LeaveQuestion')).LeaveQuestion }));

interface LeaveDialogProps {
  blocker: Blocker;
  losing: Losing;
}

/** Asks before a navigation that would lose something. */
export function LeaveDialog({ blocker, losing }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion losing={losing} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
}
