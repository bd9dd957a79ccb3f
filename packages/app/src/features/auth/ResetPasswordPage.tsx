import { type passwordResetMachine, stateValueNames } from '@verapix/machines';
import { AuthCard, Button, Form, InternalLink, PasswordField, Text } from '@verapix/ui';
import type { ActorRefFrom } from 'xstate';
import { useAccountView } from '../../app/account/account';
import { useAuthCallbackParams } from '../../app/auth-callback-params';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';
import type { LazyActor } from '../../app/use-lazy-actor';
import { WaitingCard } from '../../lib/WaitingCard';
import { NewPasswordField } from './NewPasswordField';

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
      {snapshot?.matches('ready') || snapshot?.matches('saving') ? (
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

interface CardProps extends ResetPasswordViewProps {
  snapshot: NonNullable<PasswordReset['snapshot']>;
  states: string;
}

/** The form: whose password it is, the new one, and its repetition. */
function NewPasswordCard({ snapshot, send, signedInAs, states }: CardProps) {
  const { email } = snapshot.context;
  const errors = snapshot.context.fieldErrors;
  // A problem beside a field is not repeated above the fields.
  const problem = Object.keys(errors).length === 0 ? snapshot.context.problem : undefined;
  const saving = snapshot.matches('saving');
  return (
    <AuthCard title="Set a new password" lead={leadFor(email, signedInAs)} data-machine-state={states}>
      <Form
        fields={['password', 'repeated']}
        errors={errors}
        problem={problem && [problem.message, problem.fix].filter(Boolean).join(' ')}
        // A toast announces it.
        problemLive={false}
        pending={saving}
        onSubmit={(passwords) => send({ type: 'password.submit', ...passwords })}
      >
        {/* Tells a password manager which entry to update. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="New password" name="password" />
        <PasswordField label="Repeat the new password" name="repeated" autoComplete="new-password" required />
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
