import { Alert, Button } from '@verapix/ui';
import { isWaiting } from '../is-waiting';
import type { SignInFormProps } from './SignInForm';

/** The address was never confirmed: says what to do, and sends the mail once more. */
export function UnconfirmedNotice({ snapshot, send }: SignInFormProps) {
  const waiting = isWaiting(snapshot);
  return (
    <Alert
      tone="warning"
      live
      title="Confirm your email address first"
      actions={
        <Button
          size="s"
          pending={snapshot.matches('resending')}
          pendingLabel="Sending the email"
          aria-disabled={waiting}
          onClick={waiting ? undefined : () => send({ type: 'resend.requested' })}
        >
          Send the email again
        </Button>
      }
    >
      Follow the link in the email that we sent to {snapshot.context.email}, then sign in.
    </Alert>
  );
}
