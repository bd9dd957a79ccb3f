import { mailWaitText, type SignInActor, selectSecondsToNextMail, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/auth';
import * as common from '@verapix/messages/common';
import { Alert, Button, Form, Icon, Inline, Link, PasswordField, Stack, Text, TextField } from '@verapix/ui';
import { Mail } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { usePrepareAccount } from '../../app/account/use-started-account';
import { RedirectSignedIn, useReturnTo } from '../../app/access/RedirectSignedIn';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';
import { useEverySecond } from '../../lib/use-every-second';
import { CodeStep } from './CodeStep';
import { AuthFormPage, authPath, formProblem, isWaiting } from './auth-form';
import * as css from './SignInPage.css';
import { signInFlow } from './sign-in.flow';

const title = common.signIn;
const description = messages.signInDescription;

/** `/signin`, for users without a session. */
export function SignInPage() {
  return (
    <RedirectSignedIn>
      <SignedOutSignIn />
    </RedirectSignedIn>
  );
}

export { SignInPage as Component };

function SignedOutSignIn() {
  const returnTo = useReturnTo();
  const signIn = useFlow(signInFlow, { params: { returnTo } });
  return <SignInView {...signIn} returnTo={returnTo} prepare={usePrepareAccount()} />;
}

interface SignInViewProps extends FlowView<SignInActor> {
  /** Where the user goes after signing in: kept on the way to signing up. */
  returnTo: string;
  prepare: () => void;
}

const codeStates: readonly unknown[] = ['enteringCode', 'verifyingCode', 'abandoning'];

/** Signing in, for each state of its machine. */
export function SignInView({ snapshot, send, returnTo, prepare }: SignInViewProps) {
  const states = stateValueNames('sign-in', snapshot.value);
  if (codeStates.includes(snapshot.value)) {
    return (
      <Page title={title} description={description}>
        <CodeStep {...{ snapshot, send }} states={states.join(' ')} />
      </Page>
    );
  }
  return (
    <AuthFormPage
      title={title}
      description={description}
      lead={messages.signInLead}
      states={states}
      alternative={messages.newHere({
        link: (children) => <Link to={authPath(paths.signUp, returnTo)}>{children}</Link>,
      })}
      redirecting={snapshot.matches('redirecting')}
      onGoogle={() => send({ type: 'google.chosen' })}
      prepare={prepare}
    >
      {snapshot.context.isFormOpen ? (
        <SignInForm snapshot={snapshot} send={send} />
      ) : (
        <Button size="l" wide icon={<Icon of={Mail} />} onClick={() => send({ type: 'email.chosen' })}>
          {messages.withEmail}
        </Button>
      )}
    </AuthFormPage>
  );
}

interface SignInFormProps {
  snapshot: SnapshotFrom<SignInActor>;
  send: SignInViewProps['send'];
}

/** E-mail and password. Typed text stays when signing in fails. */
function SignInForm({ snapshot, send }: SignInFormProps) {
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);
  const unconfirmed = snapshot.context.problem?.code === 'email_not_confirmed';
  const waiting = isWaiting(snapshot);
  return (
    <>
      {unconfirmed && <UnconfirmedNotice snapshot={snapshot} send={send} />}
      <Form
        fields={['email', 'password']}
        errors={snapshot.context.fieldErrors}
        problem={formProblem(snapshot)}
        // The wait counts down, which would be announced every second.
        problemLive={!snapshot.matches('coolingDown')}
        pending={waiting}
        onSubmit={(credentials) => send({ type: 'credentials.submit', ...credentials })}
        aria-label={messages.signInForm}
      >
        <TextField
          ref={email}
          label={common.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Stack gap="xxs">
          <PasswordField label={common.password} name="password" autoComplete="current-password" required />
          <ForgotPassword {...{ snapshot, send, email }} />
        </Stack>
        <Button
          type="submit"
          tone="accent"
          variant="solid"
          size="l"
          wide
          pending={snapshot.matches('submitting') || snapshot.matches('done')}
          pendingLabel={messages.signingIn}
          aria-disabled={waiting}
        >
          {common.signIn}
        </Button>
      </Form>
    </>
  );
}

/** Sends a password reset link to the address in the form, or focuses the field if it is empty. */
function ForgotPassword({
  snapshot,
  send,
  email,
}: SignInFormProps & { email: RefObject<HTMLInputElement | null> }) {
  const waiting = isWaiting(snapshot);
  const seconds = selectSecondsToNextMail(snapshot);
  useEverySecond(seconds > 0);
  const requestReset = () => {
    const address = email.current?.value ?? '';
    if (address.trim() === '') email.current?.focus();
    send({ type: 'reset.requested', email: address });
  };
  return (
    <Inline justify="end" align="center">
      {seconds > 0 && <Text size="s">{mailWaitText(seconds)}</Text>}
      <Button
        variant="ghost"
        size="s"
        className={css.flush}
        pending={snapshot.matches('requestingReset')}
        pendingLabel={messages.sendingEmail}
        aria-disabled={waiting}
        onClick={waiting ? undefined : requestReset}
      >
        {messages.forgotPassword}
      </Button>
    </Inline>
  );
}

/** The address was never confirmed: says what to do, and sends the mail again. */
function UnconfirmedNotice({ snapshot, send }: SignInFormProps) {
  const waiting = isWaiting(snapshot);
  return (
    <Alert
      tone="warning"
      live
      title={messages.confirmFirst}
      actions={
        <Button
          size="s"
          pending={snapshot.matches('resending')}
          pendingLabel={messages.sendingEmail}
          aria-disabled={waiting}
          onClick={waiting ? undefined : () => send({ type: 'resend.requested' })}
        >
          {messages.sendAgain}
        </Button>
      }
    >
      {messages.followLink({ email: snapshot.context.email })}
    </Alert>
  );
}
