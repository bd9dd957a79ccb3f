import { Button, Inline } from '@verapix/ui';
import type { RefObject } from 'react';
import * as css from './ForgotPassword.css';
import { MailWait } from './MailWait';
import type { SignInFormProps } from './SignInForm';

interface ForgotPasswordProps extends SignInFormProps {
  /** Where the address is typed. */
  email: RefObject<HTMLInputElement | null>;
  /** Something else is under way. */
  waiting: boolean;
}

/** Sends a link that resets the password to the address in the form; without one, the field is where to go on. */
export function ForgotPassword({ snapshot, send, email, waiting }: ForgotPasswordProps) {
  const ask = () => {
    const address = email.current?.value ?? '';
    if (address.trim() === '') email.current?.focus();
    send({ type: 'reset.requested', email: address });
  };
  return (
    <Inline justify="end" align="center">
      <MailWait snapshot={snapshot} />
      <Button
        look="ghost"
        size="s"
        className={css.flush}
        pending={snapshot.matches('requestingReset')}
        pendingLabel="Sending the email"
        aria-disabled={waiting}
        onClick={waiting ? undefined : ask}
      >
        Forgot password?
      </Button>
    </Inline>
  );
}
