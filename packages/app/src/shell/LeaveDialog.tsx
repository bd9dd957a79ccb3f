import { AlertDialog } from '@verapix/ui';
import type { Blocker } from 'react-router-dom';

interface LeaveDialogProps {
  blocker: Blocker;
  /** A run is under way; otherwise a result waits to be saved. */
  running: boolean;
}

/** Asks before a navigation that would lose a run or a result that nobody has saved. */
export function LeaveDialog({ blocker, running }: LeaveDialogProps) {
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={running ? 'Stop the run and leave?' : 'Leave without the result?'}
      description={
        running
          ? 'The picture is still being worked on. Leaving stops the work.'
          : 'You have not downloaded the result yet. It is nowhere else.'
      }
      confirmLabel={running ? 'Stop and leave' : 'Leave'}
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
