import { type SignInActor, selectAuthProblem, selectFieldErrors } from '@verapix/machines';
import { Button, Form, PasswordField, Stack, TextField } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { formProblem } from '../form-problem';
import { isWaiting } from '../is-waiting';
import { ForgotPassword } from './ForgotPassword';
import { UnconfirmedNotice } from './UnconfirmedNotice';

export interface SignInFormProps {
  snapshot: NonNullable<LazyActor<SignInActor>['snapshot']>;
  send: LazyActor<SignInActor>['send'];
}

/** E-mail and password. What was typed stays, whatever becomes of it. */
export function SignInForm({ snapshot, send }: SignInFormProps) {
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);
  const unconfirmed = selectAuthProblem(snapshot)?.code === 'email_not_confirmed';
  const waiting = isWaiting(snapshot);
  return (
    <>
      {unconfirmed && <UnconfirmedNotice snapshot={snapshot} send={send} />}
      <Form
        fields={['email', 'password']}
        errors={selectFieldErrors(snapshot)}
        problem={formProblem(snapshot)}
        problemLive={false}
        pending={waiting}
        onSubmit={(credentials) => send({ type: 'credentials.submit', ...credentials })}
        aria-label="Sign in with email"
      >
        <TextField
          ref={email}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Stack gap="xxs">
          <PasswordField label="Password" name="password" autoComplete="current-password" required />
          <ForgotPassword {...{ snapshot, send, email, waiting }} />
        </Stack>
        <Button
          type="submit"
          tone="accent"
          look="solid"
          size="l"
          wide
          pending={snapshot.matches('submitting') || snapshot.matches('done')}
          pendingLabel="Signing you in"
          aria-disabled={waiting}
        >
          Sign in
        </Button>
      </Form>
    </>
  );
}
