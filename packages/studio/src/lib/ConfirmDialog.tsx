import { AlertDialog } from '@verapix/ui';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  title: ReactNode;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The confirmed action is running. The dialog stays open until its owner unmounts it. */
  pending: boolean;
  pendingLabel: string;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks the user to confirm an action that cannot be undone. Load it when it first opens. */
export function ConfirmDialog({ onConfirm, onDismiss, ...content }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onDismiss()}>
      <AlertDialog.Content
        {...content}
        onConfirm={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      />
    </AlertDialog.Root>
  );
}
