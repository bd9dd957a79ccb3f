import { type SignUpActor, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/auth';
import * as common from '@verapix/messages/common';
import { Button, Checkbox, Form, Link, TextField } from '@verapix/ui';
import { usePrepareAccount } from '../../app/account/use-started-account';
import { RedirectSignedIn, useReturnTo } from '../../app/access/RedirectSignedIn';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { AuthFormPage, authPath, formProblem, isWaiting } from './auth-form';
import { NewPasswordField } from './NewPasswordField';
import { signUpFlow } from './sign-up.flow';

/** `/signup`, for users without a session. */
export function SignUpPage() {
  return (
    <RedirectSignedIn>
      <SignedOutSignUp />
    </RedirectSignedIn>
  );
}

export { SignUpPage as Component };

function SignedOutSignUp() {
  const returnTo = useReturnTo();
  const signUp = useFlow(signUpFlow, { params: { returnTo } });
  const prepare = usePrepareAccount();
  return <SignUpView {...signUp} {...{ returnTo, prepare }} founderSignUp={__FOUNDER_SIGN_UP__} />;
}

interface SignUpViewProps extends FlowView<SignUpActor> {
  /** Where the user goes after signing up: kept on the way to signing in. */
  returnTo: string;
  /** Whether the form offers a founder account. */
  founderSignUp: boolean;
  prepare: () => void;
}

/** Signing up, for each state of its machine. */
export function SignUpView({ snapshot, send, returnTo, founderSignUp, prepare }: SignUpViewProps) {
  return (
    <AuthFormPage
      title={messages.signUpTitle}
      description={messages.signUpDescription}
      lead={messages.signUpLead}
      states={stateValueNames('sign-up', snapshot.value)}
      alternative={messages.haveAccount({
        link: (children) => <Link to={authPath(paths.signIn, returnTo)}>{children}</Link>,
      })}
      redirecting={snapshot.matches('redirecting')}
      onGoogle={() => send({ type: 'google.chosen' })}
      prepare={prepare}
    >
      <SignUpForm {...{ snapshot, send, founderSignUp }} />
    </AuthFormPage>
  );
}

/** Name, e-mail and password. Typed text stays when signing up fails. */
function SignUpForm({ snapshot, send, founderSignUp }: Omit<SignUpViewProps, 'returnTo' | 'prepare'>) {
  const submitting = snapshot.matches('submitting') || snapshot.matches('done');
  const waiting = isWaiting(snapshot);
  return (
    <Form
      fields={['fullName', 'email', 'password', 'founder']}
      errors={snapshot.context.fieldErrors}
      problem={formProblem(snapshot)}
      // The wait counts down, which would be announced every second.
      problemLive={!snapshot.matches('coolingDown')}
      pending={waiting}
      onSubmit={({ founder, ...details }) =>
        send({ type: 'details.submit', ...details, founder: founder === 'on' })
      }
      aria-label={messages.signUpForm}
    >
      <TextField label={messages.fullName} name="fullName" autoComplete="name" required />
      <TextField
        label={common.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <NewPasswordField label={common.password} name="password" />
      {founderSignUp && <Checkbox label={messages.founder} name="founder" hint={messages.founderHint} />}
      <Button
        type="submit"
        tone="accent"
        variant="solid"
        size="l"
        wide
        pending={submitting}
        pendingLabel={messages.creating}
        aria-disabled={waiting}
      >
        {messages.create}
      </Button>
    </Form>
  );
}
