import { selectFieldErrors } from '@verapix/machines';
import { Button, Form, Skeleton, TextField } from '@verapix/ui';
import { LatePart } from '../../../wiring/LatePart';
import { lazyPart } from '../../../wiring/lazy-part';
import { formProblem } from '../form-problem';
import { isWaiting } from '../is-waiting';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField';
import type { SignUpViewProps } from './SignUpView';

/** In few builds, so in a file of its own. */
const FounderOption = lazyPart(async () => (await import('./FounderOption')).FounderOption);

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
        <LatePart fallback={<Skeleton lines={2} />}>
          <FounderOption />
        </LatePart>
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
