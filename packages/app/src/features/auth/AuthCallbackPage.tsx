import { type authCallbackMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/auth-return';
import { AuthCard, Button, InternalLink, Stack } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useStartedAccount } from '../../app/account/use-started-account';
import { useAuthCallbackParams } from '../../app/auth-callback-params';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { focusHeading } from '../../app/shell/navigation';
import { Page } from '../../app/shell/Page';
import type { LazyActor } from '../../app/use-lazy-actor';
import { WaitingCard } from '../../lib/WaitingCard';

const loadFlow = async () => (await import('./auth-callback.flow')).authCallbackFlow;

/** `/auth/callback`: where Google and mailed links redirect to. */
export function AuthCallbackPage() {
  useStartedAccount();
  const callback = useAuthCallbackParams(paths.authCallback);
  return <AuthCallbackView {...useFlow(loadFlow, { params: callback, key: callback.params, eager: true })} />;
}

export { AuthCallbackPage as Component };

export type AuthCallbackViewProps = LazyActor<ActorRefFrom<typeof authCallbackMachine>>;

/** The return from Google or from a mailed link, for each state of its machine. */
export function AuthCallbackView({ snapshot, send }: AuthCallbackViewProps) {
  const states = stateValueNames('auth-callback', snapshot?.value ?? 'checking').join(' ');
  const callback = snapshot?.context.callback;
  return (
    <Page title={messages.signingIn}>
      {snapshot?.matches('confirming') ? (
        <ConfirmIdentity
          email={callback?.kind === 'tokens' ? callback.email : undefined}
          states={states}
          onConfirm={() => send({ type: 'identity.confirmed' })}
          onRefuse={() => send({ type: 'identity.refused' })}
        />
      ) : snapshot?.matches('invalid') || snapshot?.matches('failed') ? (
        <Failure problem={snapshot.context.problem?.message} states={states} />
      ) : (
        <WaitingCard title={messages.processing} lead={messages.processingLead} data-machine-state={states} />
      )}
    </Page>
  );
}

interface ConfirmIdentityProps {
  email: string | undefined;
  states: string;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** A link from another person may sign in to that person's account, so the user sees the address first. */
function ConfirmIdentity({ email, states, onConfirm, onRefuse }: ConfirmIdentityProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => focusHeading(card.current), []);
  return (
    <AuthCard
      ref={card}
      title={email ? messages.continueAs({ email }) : messages.continueSigningIn}
      lead={messages.startedElsewhere}
      data-machine-state={states}
    >
      <Stack gap="s">
        <Button wide size="l" tone="accent" variant="solid" onClick={onConfirm}>
          {messages.continueLabel}
        </Button>
        <Button wide size="l" onClick={onRefuse}>
          {messages.refuse}
        </Button>
      </Stack>
    </AuthCard>
  );
}

/** Shown while the sign-in page loads. */
function Failure({ problem, states }: { problem: string | undefined; states: string }) {
  const title = problem === undefined ? messages.notSignedIn : messages.failed;
  return (
    <AuthCard title={title} lead={problem} data-machine-state={states}>
      <Button asChild wide size="l">
        <InternalLink to={paths.signIn}>{messages.goToSignIn}</InternalLink>
      </Button>
    </AuthCard>
  );
}
