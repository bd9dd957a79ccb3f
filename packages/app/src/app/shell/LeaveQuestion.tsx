import * as messages from '@verapix/messages/shell-leave';
import { AlertDialog } from '@verapix/ui';

const words = {
  run: {
    title: messages.run,
    description: messages.runText,
    confirmLabel: messages.runConfirm,
  },
  result: {
    title: messages.result,
    description: messages.resultText,
    confirmLabel: messages.resultConfirm,
  },
  changes: {
    title: messages.changes,
    description: messages.changesText,
    confirmLabel: messages.changesConfirm,
  },
};

/** What would be lost: a running tool, an unsaved result, or unsaved settings. */
export type Losing = keyof typeof words;

export interface LeaveQuestionProps {
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
        cancelLabel={messages.stay}
        onConfirm={(event) => {
          // Leaving unmounts the dialog. Closing it first would count as staying.
          event.preventDefault();
          onLeave();
        }}
      />
    </AlertDialog.Root>
  );
}
