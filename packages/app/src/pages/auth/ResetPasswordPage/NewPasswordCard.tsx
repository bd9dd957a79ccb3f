import { type AuthProblem, selectAuthProblem, selectFieldErrors } from '@verapix/machines';
import { AuthCard, Button, Form, PasswordField } from '@verapix/ui';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField';
import type { ResetPasswordViewProps } from './ResetPasswordView';

interface NewPasswordCardProps extends ResetPasswordViewProps {
  snapshot: NonNullable<ResetPasswordViewProps['snapshot']>;
  'data-machine-state': string;
}

/** The form: whose password it is, the new one, and the same once more. */
export function NewPasswordCard({ snapshot, send, signedInAs, ...rest }: NewPasswordCardProps) {
  const { email } = snapshot.context;
  const errors = selectFieldErrors(snapshot);
  const saving = snapshot.matches('saving');
  return (
    <AuthCard {...rest} title="Set a new password" lead={leadFor(email, signedInAs)}>
      <Form
        fields={['password', 'repeated']}
        errors={errors}
        problem={problemText(selectAuthProblem(snapshot), errors)}
        // A toast says it.
        problemLive={false}
        pending={saving}
        onSubmit={(passwords) => send({ type: 'password.submit', ...passwords })}
      >
        {/* Tells a password manager which of its entries to renew. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="New password" name="password" />
        <PasswordField label="Repeat the new password" name="repeated" autoComplete="new-password" required />
        <Button
          type="submit"
          wide
          size="l"
          tone="accent"
          look="solid"
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

/** What stands above the fields: nothing that stands beside one. */
function problemText(problem: AuthProblem | undefined, errors: object): string | undefined {
  if (!problem || Object.keys(errors).length > 0) return undefined;
  return [problem.message, problem.fix].filter(Boolean).join(' ');
}
