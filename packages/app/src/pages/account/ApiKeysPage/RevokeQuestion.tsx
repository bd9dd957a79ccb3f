import type { ApiKeyRow } from '@verapix/facts';
import { AlertDialog } from '@verapix/ui';

interface RevokeQuestionProps {
  apiKey: ApiKeyRow;
  /** It was confirmed and is being done. */
  pending: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** What revoking a key breaks, and whether to do it. */
export function RevokeQuestion({
  apiKey: { name, type, last4 },
  pending,
  onConfirm,
  onDismiss,
}: RevokeQuestionProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onDismiss()}>
      <AlertDialog.Content
        title={
          <>
            Revoke <bdi>{name}</bdi>?
          </>
        }
        description={`Requests with this ${type} key, which ends in ${last4}, are refused from now on: every program that still uses it stops working. This cannot be undone.`}
        confirmLabel="Revoke Key"
        cancelLabel="Keep Key"
        pending={pending}
        pendingLabel="Revoking your key"
        onConfirm={(event) => {
          // It stays until the answer is there.
          event.preventDefault();
          onConfirm();
        }}
      />
    </AlertDialog.Root>
  );
}
