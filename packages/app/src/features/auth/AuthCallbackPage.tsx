import { type authCallbackMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/auth-return';
import type { MailLinkType, Problem } from '@verapix/domain';
import { Alert, AuthCard, Button, InternalLink, Stack, Text } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAccountView } from '../../app/account/account';
import { useStartedAccount } from '../../app/account/use-started-account';
import { useAuthCallbackParams } from '../../app/auth-callback-params';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { focusHeading } from '../../app/shell/navigation';
import { Page } from '../../app/shell/Page';
import { WaitingCard } from '../../lib/WaitingCard';
import { authCallbackFlow } from './auth-callback.flow';

/** `/auth/callback`: where Google and mailed links redirect to. */
export function AuthCallbackPage() {
  useStartedAccount();
  const { user } = useAccountView();
  const callback = useAuthCallbackParams(paths.authCallback);
  const flow = useFlow(authCallbackFlow, { params: callback, key: callback.params });
  return <AuthCallbackView {...flow} signedInAs={user?.email} />;
}

export { AuthCallbackPage as Component };

export interface AuthCallbackViewProps extends FlowView<ActorRefFrom<typeof authCallbackMachine>> {
  /** The address of the user who has a session in this browser. */
  signedInAs?: string | undefined;
}

/** The return from Google or from a mailed link, for each state of its machine. */
export function AuthCallbackView({ snapshot, send, signedInAs }: AuthCallbackViewProps) {
  const states = stateValueNames('auth-callback', snapshot.value).join(' ');
  const callback = snapshot.context.callback;
  return (
    <Page title={messages.signingIn}>
      {callback?.kind === 'mail' ? (
        <ConfirmMailLink
          type={callback.type}
          problem={snapshot.context.problem?.message}
          isPending={snapshot.matches('settingSession')}
          signedInAs={signedInAs}
          states={states}
          onConfirm={() => send({ type: 'identity.confirmed' })}
        />
      ) : snapshot.matches('confirming') ? (
        <ConfirmIdentity
          email={callback?.kind === 'tokens' ? callback.email : undefined}
          states={states}
          onConfirm={() => send({ type: 'identity.confirmed' })}
          onRefuse={() => send({ type: 'identity.refused' })}
        />
      ) : snapshot.matches('invalid') || snapshot.matches('failed') ? (
        <Failure problem={snapshot.context.problem} states={states} />
      ) : (
        <WaitingCard title={messages.processing} lead={messages.processingLead} data-machine-state={states} />
      )}
    </Page>
  );
}

const confirmation = {
  title: messages.confirmTitle,
  lead: messages.confirmLead,
  label: messages.confirmLabel,
};

/** What a link does, by its type. */
const mailLinkTexts: Readonly<Record<MailLinkType, { title: string; lead: string; label: string }>> = {
  signup: confirmation,
  email: confirmation,
  invite: { title: messages.inviteTitle, lead: messages.inviteLead, label: messages.inviteLabel },
  magiclink: { title: messages.linkTitle, lead: messages.linkLead, label: messages.linkLabel },
  recovery: { title: messages.setPassword, lead: messages.recoveryLead, label: messages.continueLabel },
  email_change: { title: messages.changeTitle, lead: messages.changeLead, label: messages.changeLabel },
};

interface ConfirmMailLinkProps {
  type: MailLinkType;
  /** Why the last attempt failed; the link still works. */
  problem: string | undefined;
  isPending: boolean;
  signedInAs: string | undefined;
  states: string;
  onConfirm: () => void;
}

/**
 * What the link does, and the one button that does it. Mail programs and scanners open links before their readers do, and would
 * use them up.
 */
function ConfirmMailLink({ type, problem, isPending, signedInAs, states, onConfirm }: ConfirmMailLinkProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => focusHeading(card.current), []);
  const { title, lead, label } = mailLinkTexts[type];
  return (
    <AuthCard ref={card} title={title} lead={lead} data-machine-state={states}>
      <Stack gap="m">
        {problem && (
          <Alert live tone="danger" title={messages.notDone}>
            {problem}
          </Alert>
        )}
        {signedInAs && <Text>{messages.replacesSession({ signedInAs })}</Text>}
        <Button
          wide
          size="l"
          tone="accent"
          variant="solid"
          pending={isPending}
          pendingLabel={messages.checkingLink}
          onClick={onConfirm}
        >
          {label}
        </Button>
        <Text size="s" tone="textMuted">
          {messages.onlyIfAsked}
        </Text>
      </Stack>
    </AuthCard>
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

/** Shown while the sign-in page loads, and for a mailed link that no longer works. */
function Failure({ problem, states }: { problem: Problem | undefined; states: string }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => focusHeading(card.current), []);
  const title =
    problem === undefined
      ? messages.notSignedIn
      : problem.code === 'dead_mail_link'
        ? messages.linkExpired
        : messages.failed;
  return (
    <AuthCard ref={card} title={title} lead={problem?.message} data-machine-state={states}>
      <Button asChild wide size="l">
        <InternalLink to={paths.signIn}>{messages.goToSignIn}</InternalLink>
      </Button>
    </AuthCard>
  );
}
