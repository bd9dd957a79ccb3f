import { AlertDialog } from '@verapix/ui';

interface LeaveQuestionProps {
  /** A run is under way; otherwise a result waits to be saved. */
  running: boolean;
  onLeave: () => void;
  onStay: () => void;
}

const words = {
  running: {
    title: 'Stop the run and leave?',
    description: 'The picture is still being worked on. Leaving stops the work.',
    confirmLabel: 'Stop and leave',
  },
  untaken: {
    title: 'Leave without the result?',
    description: 'You have not downloaded the result yet, and it is nowhere else.',
    confirmLabel: 'Leave',
  },
};

/** What leaving would lose, and whether to leave all the same. */
export function LeaveQuestion({ running, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Content
        {...words[running ? 'running' : 'untaken']}
        cancelLabel="Stay"
        onConfirm={(event) => {
          // Leaving takes the dialog along; closing it first would mean to stay.
          event.preventDefault();
          onLeave();
        }}
      />
    </AlertDialog.Root>
  );
}
