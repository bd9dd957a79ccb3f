import { AlertDialog } from '@verapix/ui';

interface CancelQuestionProps {
  planName: string;
  /** It was confirmed and is being done. */
  pending: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** What canceling a subscription does, and whether to do it. */
export function CancelQuestion({ planName, pending, onConfirm, onDismiss }: CancelQuestionProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onDismiss()}>
      <AlertDialog.Content
        title="Cancel your subscription?"
        description={`Your ${planName} plan ends now and you are not charged for it again. Unless you have another active subscription, you go on with the free plan.`}
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep Plan"
        pending={pending}
        pendingLabel="Canceling your subscription"
        onConfirm={(event) => {
          // It stays until the answer is there.
          event.preventDefault();
          onConfirm();
        }}
      />
    </AlertDialog.Root>
  );
}
