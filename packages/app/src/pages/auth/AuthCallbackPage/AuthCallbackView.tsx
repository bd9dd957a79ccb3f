import { selectAuthProblem, stateValueNames } from '@verapix/machines';
import { AuthCard, type AuthCardProps, Button, InternalLink, Stack } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../../paths';
import { focusHeading } from '../../../shell/focus-heading';
import { Page } from '../../../shell/Page';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { WaitingCard } from '../WaitingCard';
import type { AuthCallbackActor } from './start-auth-callback';

export type AuthCallbackViewProps = LazyActor<AuthCallbackActor>;

type Snapshot = NonNullable<AuthCallbackViewProps['snapshot']>;

/** Coming back from Google or from a mailed link, as its machine's state shows it. */
export function AuthCallbackView({ snapshot, send }: AuthCallbackViewProps) {
  const states = stateValueNames('auth-callback', snapshot?.value ?? 'checking').join(' ');
  return (
    <Page title="Signing in">
      {snapshot?.matches('confirming') ? (
        <Question snapshot={snapshot} send={send} data-machine-state={states} />
      ) : snapshot?.matches('invalid') || snapshot?.matches('failed') ? (
        <Failure snapshot={snapshot} data-machine-state={states} />
      ) : (
        <WaitingCard
          title="Processing authentication..."
          lead="Please wait while we complete your login."
          data-machine-state={states}
        />
      )}
    </Page>
  );
}

type CardProps = Pick<AuthCardProps, 'ref'> & { snapshot: Snapshot; 'data-machine-state': string };

/** Somebody's link may lead into an account that is not one's own: the address is read before anything happens. */
function Question({ snapshot, send, ...rest }: CardProps & Pick<AuthCallbackViewProps, 'send'>) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => focusHeading(card.current), []);
  const { callback } = snapshot.context;
  const email = callback.kind === 'tokens' ? callback.email : undefined;
  return (
    <AuthCard
      {...rest}
      ref={card}
      title={email ? `Continue as ${email}?` : 'Continue signing in?'}
      lead="This sign-in was not started in this tab, which is usual for a link from a mail. Continue only if the account is yours."
    >
      <Stack gap="s">
        <Button wide size="l" tone="accent" look="solid" onClick={() => send({ type: 'identity.confirmed' })}>
          Continue
        </Button>
        <Button wide size="l" onClick={() => send({ type: 'identity.refused' })}>
          Do not sign in
        </Button>
      </Stack>
    </AuthCard>
  );
}

/** On the way to the sign-in page; to be read where that takes a while. */
function Failure({ snapshot, ...rest }: CardProps) {
  const problem = selectAuthProblem(snapshot);
  return (
    <AuthCard {...rest} title={problem ? 'Login failed' : 'You are not signed in'} lead={problem?.message}>
      <Button asChild wide size="l">
        <InternalLink to={paths.signIn}>Go to sign in</InternalLink>
      </Button>
    </AuthCard>
  );
}
