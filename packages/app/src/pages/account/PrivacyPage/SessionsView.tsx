import {
  type SessionsEvent,
  selectRevokingId,
  selectSessions,
  selectSessionsProblem,
  stateValueNames,
} from '@verapix/machines';
import { Alert, Button, Dialog, SessionList } from '@verapix/ui';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { listedSession } from './listed-session';
import type { SessionsActor } from './start-sessions';

interface SessionsViewProps {
  /** Undefined before the machine has started: the list is being read. */
  snapshot: SnapshotFrom<SessionsActor> | undefined;
  send: (event: SessionsEvent) => void;
  onClose: () => void;
  /** Milliseconds since 1970. */
  now: number;
}

/** The window with the places where one is signed in, as its machine's state shows it. */
export function SessionsView({ snapshot, send, onClose, now }: SessionsViewProps) {
  const content = useRef<HTMLDivElement>(null);
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
        description="Revoke a session that you do not know, and change your password."
        data-machine-state={stateValueNames('sessions', snapshot?.value ?? 'loading').join(' ')}
        actions={snapshot && <SignOutHere {...{ snapshot, send }} />}
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
            sessions={sessionsIn(snapshot, now)}
            revoking={snapshot && selectRevokingId(snapshot)}
            onRevoke={(id) => send({ type: 'session.revoked', id })}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function sessionsIn(snapshot: SessionsViewProps['snapshot'], now: number) {
  if (!snapshot || snapshot.matches('loading')) return null;
  return selectSessions(snapshot).map((session) => listedSession(session, now));
}

/** Ends the session of this browser, which has no button in the list. */
function SignOutHere({
  snapshot,
  send,
}: Pick<SessionsViewProps, 'send'> & { snapshot: SnapshotFrom<SessionsActor> }) {
  const own = selectSessions(snapshot).find(({ current }) => current);
  if (!own || snapshot.matches('loading') || snapshot.matches('failed')) return null;
  return (
    <Button
      tone="danger"
      pending={selectRevokingId(snapshot) === own.id}
      pendingLabel="Signing out"
      onClick={() => send({ type: 'session.revoked', id: own.id })}
    >
      Sign out on this device
    </Button>
  );
}
