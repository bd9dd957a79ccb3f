import { type passwordResetMachine, stateValueNames } from '@verapix/machines';
import {
  AuthCard,
  Button,
  Form,
  Inline,
  InternalLink,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@verapix/ui';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAccountView } from '../../app/account/account';
import { useAuthCallbackParams } from '../../app/auth-callback-params';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';
import type { LazyActor } from '../../app/use-lazy-actor';
import { WaitingCard } from '../../lib/WaitingCard';
import { NewPasswordField } from './NewPasswordField';
import * as css from './SignInPage.css';

const loadFlow = async () => (await import('./password-reset.flow')).passwordResetFlow;

/** `/account/reset-password`: a new password, by a mailed link or for the signed-in user. */
export function ResetPasswordPage() {
  const { user } = useAccountView();
  const callback = useAuthCallbackParams(paths.resetPassword);
  const reset = useFlow(loadFlow, { params: callback, key: callback.params, eager: true });
  return <ResetPasswordView {...reset} signedInAs={user?.email} />;
}

export { ResetPasswordPage as Component };

type PasswordReset = LazyActor<ActorRefFrom<typeof passwordResetMachine>>;

export interface ResetPasswordViewProps extends PasswordReset {
  /** The address of the user who has a session in this browser. */
  signedInAs: string | undefined;
}

/** A new password, for each state of its machine. */
export function ResetPasswordView({ snapshot, send, signedInAs }: ResetPasswordViewProps) {
  const states = stateValueNames('password-reset', snapshot?.value ?? 'checking').join(' ');
  return (
    <Page title="Reset password">
      {snapshot && isOpen(snapshot) ? (
        <NewPasswordCard {...{ snapshot, send, signedInAs, states }} />
      ) : snapshot?.matches('invalid') ? (
        <InvalidLinkCard {...{ snapshot, send, signedInAs, states }} />
      ) : snapshot?.matches('done') ? (
        <AuthCard
          title="Your password has been updated"
          lead="You are signed in. Use the new password from now on."
          data-machine-state={states}
        >
          <Button asChild wide size="l">
            <InternalLink to={paths.account}>Go to your account</InternalLink>
          </Button>
        </AuthCard>
      ) : (
        <WaitingCard
          title="Set a new password"
          lead="Checking whose password it is."
          data-machine-state={states}
        />
      )}
    </Page>
  );
}

const isOpen = ({ value }: NonNullable<PasswordReset['snapshot']>) =>
  value === 'ready' || value === 'saving' || value === 'sendingCode' || value === 'sendingLink';

interface CardProps extends ResetPasswordViewProps {
  snapshot: NonNullable<PasswordReset['snapshot']>;
  states: string;
}

/** The form: whose password it is, what proves who sets it, the new password, and its repetition. */
function NewPasswordCard({ snapshot, send, signedInAs, states }: CardProps) {
  const { email, asksCurrent, asksCode } = snapshot.context;
  const errors = snapshot.context.fieldErrors;
  // A problem beside a field is not repeated above the fields.
  const problem = Object.keys(errors).length === 0 ? snapshot.context.problem : undefined;
  const pending = !snapshot.matches('ready');
  // A code that saving needs is mailed without a press of its own.
  const saving = snapshot.matches('saving') || (snapshot.matches('sendingCode') && !asksCode);
  return (
    <AuthCard title="Set a new password" lead={leadFor(email, signedInAs)} data-machine-state={states}>
      <Form
        fields={['current', 'password', 'repeated', 'code']}
        errors={errors}
        problem={problem && [problem.message, problem.fix].filter(Boolean).join(' ')}
        // A toast announces it.
        problemLive={false}
        pending={pending}
        onSubmit={(passwords) => send({ type: 'password.submit', ...passwords })}
      >
        {/* Tells a password manager which entry to update. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {asksCurrent && (
          <Stack gap="s">
            <PasswordField label="Current password" name="current" autoComplete="current-password" required />
            <MailButton
              sending={snapshot.matches('sendingLink')}
              sendingLabel="Sending the email"
              onClick={pending ? undefined : () => send({ type: 'link.requested' })}
            >
              Forgot password?
            </MailButton>
          </Stack>
        )}
        <NewPasswordField label="New password" name="password" />
        <PasswordField label="Repeat the new password" name="repeated" autoComplete="new-password" required />
        {asksCode && (
          <Stack gap="s">
            <MailedCodeField email={email} />
            <MailButton
              sending={snapshot.matches('sendingCode')}
              sendingLabel="Sending the code"
              onClick={pending ? undefined : () => send({ type: 'code.requested' })}
            >
              Send a new code
            </MailButton>
          </Stack>
        )}
        <Button
          type="submit"
          wide
          size="l"
          tone="accent"
          variant="solid"
          pending={saving}
          pendingLabel="Saving your new password"
        >
          Save new password
        </Button>
      </Form>
    </AuthCard>
  );
}

/** The code that proves access to the mailbox, for a user who signed in long ago. It gets the focus when it appears. */
function MailedCodeField({ email }: { email: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label="6-digit code"
      name="code"
      hint={`You signed in more than a day ago, so we have mailed a code to ${email}.`}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={7}
      required
    />
  );
}

interface MailButtonProps {
  sending: boolean;
  sendingLabel: string;
  /** Undefined while something else is sent. */
  onClick: (() => void) | undefined;
  children: string;
}

/** Sends a mail about the field above it. */
function MailButton({ sending, sendingLabel, onClick, children }: MailButtonProps) {
  return (
    <Inline justify="end">
      <Button
        variant="ghost"
        size="s"
        className={css.flush}
        pending={sending}
        pendingLabel={sendingLabel}
        aria-disabled={onClick === undefined}
        onClick={onClick}
      >
        {children}
      </Button>
    </Inline>
  );
}

function leadFor(email: string, signedInAs: string | undefined): string | undefined {
  if (email === '') return undefined;
  if (signedInAs === undefined || signedInAs === email) return `For ${email}.`;
  return `For ${email}. You are signed in as ${signedInAs}: saving signs you in as ${email} instead.`;
}

/** Titles for problems of the link, by their code. Any other problem has another cause. */
const linkTitles: ReadonlyMap<string, string> = new Map([
  ['invalid_link', 'This link no longer works'],
  ['link_refused', 'This link did not work'],
  ['link_missing', 'Set a new password'],
]);

/** No password can be set: says why, and how to go on. */
function InvalidLinkCard({ snapshot, send, signedInAs, states }: CardProps) {
  const problem = snapshot.context.problem;
  const title = linkTitles.get(problem?.code ?? '');
  const retry = (label: string) => (
    <Button wide size="l" tone="accent" variant="solid" onClick={() => send({ type: 'check.retried' })}>
      {label}
    </Button>
  );
  return (
    <AuthCard
      title={title ?? 'We could not check whose password it is'}
      lead={problem?.message}
      data-machine-state={states}
    >
      {title === undefined ? (
        retry('Try again')
      ) : signedInAs === undefined ? (
        <>
          <Text>
            A link works once, for a limited time. We send you a new one: on the sign-in page choose{' '}
            <strong>Continue with email</strong>, then <strong>Forgot password?</strong>
          </Text>
          <Button asChild wide size="l" tone="accent" variant="solid">
            <InternalLink to={paths.signIn}>Go to sign in</InternalLink>
          </Button>
        </>
      ) : (
        <>
          <Text>You are signed in as {signedInAs}. That password can be changed without a link.</Text>
          {retry('Change password')}
        </>
      )}
    </AuthCard>
  );
}
