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

/** What would be lost: a running tool, an unsaved result, or unsaved settings. */
export type Losing = keyof typeof words;

interface LeaveQuestionProps {
  losing: Losing;
  onLeave: () => void;
  onStay: () => void;
}

/** Names what would be lost, and asks whether to leave anyway. */
export function LeaveQuestion({ losing, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Content
        {...words[losing]}
        cancelLabel="Stay"
        onConfirm={(event) => {
          // Leaving unmounts the dialog. Closing it first would count as staying.
          event.preventDefault();
          onLeave();
        }}
      />
    </AlertDialog.Root>
  );
}
