import { type passwordResetMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/auth-return';
import * as common from '@verapix/messages/common';
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
import { useStartedAccount } from '../../app/account/use-started-account';
import { useAuthCallbackParams } from '../../app/auth-callback-params';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';
import { WaitingCard } from '../../lib/WaitingCard';
import { NewPasswordField } from './NewPasswordField';
import * as css from './SignInPage.css';
import { passwordResetFlow } from './password-reset.flow';

/** `/account/reset-password`: a new password, by a mailed link or for the signed-in user. */
export function ResetPasswordPage() {
  useStartedAccount();
  const { user } = useAccountView();
  const callback = useAuthCallbackParams(paths.resetPassword);
  const reset = useFlow(passwordResetFlow, { params: callback, key: callback.params });
  return <ResetPasswordView {...reset} signedInAs={user?.email} />;
}

export { ResetPasswordPage as Component };

type PasswordReset = FlowView<ActorRefFrom<typeof passwordResetMachine>>;

export interface ResetPasswordViewProps extends PasswordReset {
  /** The address of the user who has a session in this browser. */
  signedInAs: string | undefined;
}

/** A new password, for each state of its machine. */
export function ResetPasswordView({ snapshot, send, signedInAs }: ResetPasswordViewProps) {
  const states = stateValueNames('password-reset', snapshot.value).join(' ');
  return (
    <Page title={messages.resetTitle}>
      {isOpen(snapshot) ? (
        <NewPasswordCard {...{ snapshot, send, signedInAs, states }} />
      ) : snapshot.matches('invalid') ? (
        <InvalidLinkCard {...{ snapshot, send, signedInAs, states }} />
      ) : snapshot.matches('done') ? (
        <AuthCard title={messages.updated} lead={messages.updatedLead} data-machine-state={states}>
          <Button asChild wide size="l">
            <InternalLink to={paths.account}>{messages.goToAccount}</InternalLink>
          </Button>
        </AuthCard>
      ) : (
        <WaitingCard title={messages.setPassword} lead={messages.checking} data-machine-state={states} />
      )}
    </Page>
  );
}

const isOpen = ({ value }: PasswordReset['snapshot']) =>
  value === 'ready' || value === 'saving' || value === 'sendingCode' || value === 'sendingLink';

interface CardProps extends ResetPasswordViewProps {
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
    <AuthCard title={messages.setPassword} lead={leadFor(email, signedInAs)} data-machine-state={states}>
      <Form
        fields={['current', 'password', 'repeated', 'code']}
        errors={errors}
        problem={problem && [problem.message, problem.fix].filter(Boolean).join(' ')}
        pending={pending}
        onSubmit={(passwords) => send({ type: 'password.submit', ...passwords })}
      >
        {/* Tells a password manager which entry to update. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {asksCurrent && (
          <Stack gap="s">
            <PasswordField
              label={messages.currentPassword}
              name="current"
              autoComplete="current-password"
              required
            />
            <MailButton
              sending={snapshot.matches('sendingLink')}
              sendingLabel={messages.sendingEmail}
              onClick={pending ? undefined : () => send({ type: 'link.requested' })}
            >
              {messages.forgotPassword}
            </MailButton>
          </Stack>
        )}
        <NewPasswordField label={messages.newPassword} name="password" />
        <PasswordField label={messages.repeatPassword} name="repeated" autoComplete="new-password" required />
        {asksCode && (
          <Stack gap="s">
            <MailedCodeField email={email} />
            <MailButton
              sending={snapshot.matches('sendingCode')}
              sendingLabel={messages.sendingCode}
              onClick={pending ? undefined : () => send({ type: 'code.requested' })}
            >
              {messages.newCode}
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
          pendingLabel={messages.saving}
        >
          {messages.save}
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
      label={messages.code}
      name="code"
      hint={messages.codeHint({ email })}
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

/** A mailed link does not say whose it is. */
function leadFor(email: string, signedInAs: string | undefined): string {
  if (email === '') return signedInAs ? messages.leadForMailAnother({ signedInAs }) : messages.leadForMail;
  if (signedInAs === undefined || signedInAs === email) return messages.leadFor({ email });
  return messages.leadForAnother({ email, signedInAs });
}

/** Titles for problems of the link, by their code. Any other problem has another cause. */
const linkTitles: ReadonlyMap<string, string> = new Map([
  ['invalid_link', messages.linkExpired],
  ['link_refused', messages.linkRefused],
  ['link_missing', messages.setPassword],
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
    <AuthCard title={title ?? messages.uncertain} lead={problem?.message} data-machine-state={states}>
      {title === undefined ? (
        retry(common.tryAgain)
      ) : signedInAs === undefined ? (
        <>
          <Text>{messages.linksWorkOnce({ strong: (children) => <strong>{children}</strong> })}</Text>
          <Button asChild wide size="l" tone="accent" variant="solid">
            <InternalLink to={paths.signIn}>{messages.goToSignIn}</InternalLink>
          </Button>
        </>
      ) : (
        <>
          <Text>{messages.withoutLink({ signedInAs })}</Text>
          {retry(messages.changePassword)}
        </>
      )}
    </AuthCard>
  );
}
