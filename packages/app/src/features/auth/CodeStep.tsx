import type { SignInActor } from '@verapix/machines';
import { AuthCard, Link, Text } from '@verapix/ui';
import type { SnapshotFrom } from 'xstate';
import { paths } from '../../app/paths';
import { CodeForm } from '../../lib/CodeForm';

interface CodeStepProps {
  snapshot: SnapshotFrom<SignInActor>;
  send: SignInActor['send'];
  states: string;
}

/** The second step of signing in, for users with an authenticator app. */
export function CodeStep({ snapshot, send, states }: CodeStepProps) {
  return (
    <AuthCard
      title="Enter your code"
      lead="Your account is protected by a second step: open your authenticator app and enter the code that it shows for Verapix."
      footer={
        <Text size="s">
          You no longer have the app? <Link to={paths.contact}>Write to us</Link>: we answer by email.
        </Text>
      }
      data-machine-state={states}
    >
      <CodeForm
        state={snapshot.context}
        pending={!snapshot.matches('enteringCode')}
        focused
        submitLabel="Sign in"
        cancelLabel="Cancel"
        onSubmit={(code) => send({ type: 'code.submit', code })}
        onCancel={() => send({ type: 'code.cancelled' })}
      />
    </AuthCard>
  );
}
