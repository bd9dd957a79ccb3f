import { selectFieldErrors } from '@verapix/machines';
import { Button, Checkbox, Form, TextField } from '@verapix/ui';
import { formProblem } from '../form-problem';
import { isWaiting } from '../is-waiting';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField';
import type { SignUpViewProps } from './SignUpView';

/** Name, e-mail and password. What was typed stays, whatever becomes of it. */
export function SignUpForm({ snapshot, send, founderSignUp }: Omit<SignUpViewProps, 'returnTo'>) {
  const submitting = snapshot?.matches('submitting') || snapshot?.matches('done');
  const waiting = snapshot !== undefined && isWaiting(snapshot);
  return (
    <Form
      fields={['fullName', 'email', 'password', 'founder']}
      errors={snapshot && selectFieldErrors(snapshot)}
      problem={snapshot && formProblem(snapshot)}
      problemLive={false}
      pending={waiting}
      onSubmit={({ founder, ...details }) =>
        send({ type: 'details.submit', ...details, founder: founder === 'on' })
      }
      aria-label="Sign up with email"
    >
      <TextField label="Full name" name="fullName" autoComplete="name" required />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <NewPasswordField label="Password" name="password" />
      {founderSignUp && (
        <Checkbox label="Create a founder account" name="founder" hint="Full access to all features." />
      )}
      <Button
        type="submit"
        tone="accent"
        look="solid"
        size="l"
        wide
        pending={submitting ?? false}
        pendingLabel="Creating your account"
        aria-disabled={waiting}
      >
        Create account
      </Button>
    </Form>
  );
}
