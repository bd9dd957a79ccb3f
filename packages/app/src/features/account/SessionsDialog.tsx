import { serverNow } from '@verapix/client/server-clock';
import { type ActiveSession, type sessionsMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/account-sessions';
import * as common from '@verapix/messages/common';
import { Button, Dialog, Link } from '@verapix/ui';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAccount } from '../../app/account/account';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { deviceName } from '@verapix/domain';
import * as formats from '@verapix/messages/formats';
import { formatDate } from '@verapix/messages/formats/dates';
import { formatTimeAgo } from '@verapix/messages/formats/time-ago';
import { LoadFailure } from '@verapix/studio/lib/LoadFailure';
import { type ListedSession, SessionList } from './SessionList';
import { sessionsFlow } from './sessions.flow';

/** The list of active sessions, read each time it opens. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const { snapshot, send } = useFlow(sessionsFlow, { params: undefined });
  const [openedAt] = useState(serverNow);
  const signOut = async (id: string) => {
    const { signOutPrompt } = await account.start();
    if (await signOutPrompt.ask()) send({ type: 'session.revoked', id });
  };
  return <SessionsView {...{ snapshot, send, onClose }} onSignOut={signOut} now={openedAt} />;
}

interface SessionsViewProps extends FlowView<ActorRefFrom<typeof sessionsMachine>> {
  onClose: () => void;
  /** The user ends the session of this browser. */
  onSignOut: (id: string) => void;
  /** Milliseconds since 1970. */
  now: number;
}

/** The dialog with the active sessions, for each state of its machine. */
export function SessionsView({ snapshot, send, onClose, onSignOut, now }: SessionsViewProps) {
  const sessions =
    snapshot.matches('listed') || snapshot.matches('revoking') ? snapshot.context.sessions : null;
  const own = sessions?.find(({ current }) => current);
  const revoking = snapshot.context.revokingId;
  const revoke = (id: string) => send({ type: 'session.revoked', id });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        size="l"
        title={messages.title}
        description={messages.lead({ link: (children) => <Link to={paths.resetPassword}>{children}</Link> })}
        data-machine-state={stateValueNames('sessions', snapshot.value).join(' ')}
        actions={
          own && (
            <Button
              tone="danger"
              pending={revoking === own.id}
              pendingLabel={messages.signingOut}
              onClick={() => onSignOut(own.id)}
            >
              {messages.signOutHere}
            </Button>
          )
        }
      >
        {snapshot.matches('failed') ? (
          <LoadFailure
            title={messages.loadFailed}
            retryLabel={common.tryAgain}
            onRetry={() => send({ type: 'load.retried' })}
          >
            {snapshot.context.problem?.message}
          </LoadFailure>
        ) : (
          <SessionList
            sessions={sessions?.map((session) => listedSession(session, now)) ?? null}
            revoking={revoking}
            onRevoke={revoke}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** A session as the list shows it. */
function listedSession({ ip, ...session }: ActiveSession, now: number): ListedSession {
  return {
    ...session,
    device: deviceName(session.userAgent, formats),
    lastUsed: session.current ? messages.now : (formatTimeAgo(session.lastUsedAt, now) ?? messages.unknown),
    started: formatDate(session.createdAt) ?? messages.unknown,
    ...(ip && { address: ip }),
  };
}
