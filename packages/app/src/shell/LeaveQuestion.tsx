import { AlertDialog } from '@verapix/ui';

const words = {
  run: {
    title: 'Stop the run and leave?',
    description: 'The picture is still being worked on. Leaving stops the work.',
    confirmLabel: 'Stop and leave',
  },
  result: {
    title: 'Leave without the result?',
    description: 'You have not downloaded the result yet, and it is nowhere else.',
    confirmLabel: 'Leave',
  },
  changes: {
    title: 'Leave without saving?',
    description: 'The settings you changed are not saved yet. Leaving puts them back as they were.',
    confirmLabel: 'Leave without saving',
  },
};

/** What a navigation would lose: a run under way, a result nobody has saved, or settings changed and not saved. */
export type Losing = keyof typeof words;

interface LeaveQuestionProps {
  losing: Losing;
  onLeave: () => void;
  onStay: () => void;
}

/** What leaving would lose, and whether to leave all the same. */
export function LeaveQuestion({ losing, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Content
        {...words[losing]}
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
