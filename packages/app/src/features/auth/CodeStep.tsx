import type { SignInActor } from '@verapix/machines';
import * as messages from '@verapix/messages/auth';
import * as common from '@verapix/messages/common';
import { AuthCard, Link, Text } from '@verapix/ui';
import type { SnapshotFrom } from 'xstate';
import { paths } from '../../content/paths';
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
      title={messages.codeTitle}
      lead={messages.codeLead}
      footer={
        <Text size="s">
          {messages.lostApp({ link: (children) => <Link to={paths.contact}>{children}</Link> })}
        </Text>
      }
      data-machine-state={states}
    >
      <CodeForm
        state={snapshot.context}
        pending={!snapshot.matches('enteringCode')}
        focused
        takesRecoveryCode
        submitLabel={common.signIn}
        cancelLabel={common.cancel}
        onSubmit={(code) => send({ type: 'code.submit', code })}
        onCancel={() => send({ type: 'code.cancelled' })}
      />
    </AuthCard>
  );
}
