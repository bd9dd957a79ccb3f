import {
  type SessionsEvent,
  selectRevokingId,
  selectSessions,
  selectSessionsProblem,
  stateValueNames,
} from '@verapix/machines';
import { Alert, Button, Dialog, Link, SessionList } from '@verapix/ui';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { paths } from '../../../paths';
import { listedSession } from './listed-session';
import type { SessionsActor } from './start-sessions';

type SessionsSnapshot = SnapshotFrom<SessionsActor>;

interface SessionsViewProps {
  /** Undefined before the machine has started: the list is being read. */
  snapshot: SessionsSnapshot | undefined;
  send: (event: SessionsEvent) => void;
  onClose: () => void;
  /** Milliseconds since 1970. */
  now: number;
}

/** The window with the places where one is signed in, as its machine's state shows it. */
export function SessionsView({ snapshot, send, onClose, now }: SessionsViewProps) {
  const content = useRef<HTMLDivElement>(null);
  const sessions = snapshot && isListed(snapshot) ? selectSessions(snapshot) : null;
  const own = sessions?.find(({ current }) => current);
  const revoking = snapshot && selectRevokingId(snapshot);
  const revoke = (id: string) => send({ type: 'session.revoked', id });
  const retry = () => {
    // The button goes with the problem.
    content.current?.focus();
    send({ type: 'load.retried' });
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        ref={content}
        size="l"
        title="Active sessions"
        description={
          <>
            Revoke a session that you do not know, then{' '}
            <Link to={paths.resetPassword}>change your password</Link>.
          </>
        }
        data-machine-state={stateValueNames('sessions', snapshot?.value ?? 'loading').join(' ')}
        actions={own && <SignOutHere pending={revoking === own.id} onPress={() => revoke(own.id)} />}
      >
        {snapshot?.matches('failed') ? (
          <Alert
            live
            tone="danger"
            title="Your sessions could not be loaded."
            actions={<Button onClick={retry}>Try again</Button>}
          >
            {selectSessionsProblem(snapshot)?.message}
          </Alert>
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

const isListed = (snapshot: SessionsSnapshot) => snapshot.matches('listed') || snapshot.matches('revoking');

/** Ends the session of this browser, which has no button in the list. */
function SignOutHere({ pending, onPress }: { pending: boolean; onPress: () => void }) {
  return (
    <Button tone="danger" pending={pending} pendingLabel="Signing out" onClick={onPress}>
      Sign out on this device
    </Button>
  );
}
