import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import { Text } from '../../primitives/Text';
import { SkeletonGroup } from '../Skeleton';
import * as css from './SessionList.css';
import { type ListedSession, SessionRow, SessionSkeletons } from './SessionRow';

export interface SessionListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Newest use first; `null` while they are being loaded. */
  sessions: readonly ListedSession[] | null;
  /** The session that is being revoked: its row says so and ignores presses. */
  revoking?: string | undefined;
  /** Gets the session's `id`. */
  onRevoke: (id: string) => void;
}

/** Where someone is signed in. The device in use has no button: signing out is what ends that session. */
export function SessionList({ sessions, revoking, onRevoke, className, ...rest }: SessionListProps) {
  const { list, remember } = useFocusAfterRemoval(sessions);
  const revoke = (id: string) => {
    remember(id);
    onRevoke(id);
  };
  return (
    <SkeletonGroup busy={sessions === null} label="Loading your sessions" className={css.frame}>
      {sessions === null && <SessionSkeletons />}
      {sessions?.length === 0 && <Text className={css.empty}>You are not signed in anywhere.</Text>}
      {sessions !== null && sessions.length > 0 && (
        <ul
          aria-label="Active sessions"
          {...rest}
          ref={list}
          tabIndex={-1}
          className={classNames(css.list, className)}
        >
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              pending={session.id === revoking}
              onRevoke={revoke}
            />
          ))}
        </ul>
      )}
    </SkeletonGroup>
  );
}

/** A revoked row takes its focused button along: the list has the focus then, so that Tab goes on from there. */
function useFocusAfterRemoval(sessions: SessionListProps['sessions']) {
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<string>(null);
  useLayoutEffect(() => {
    if (asked.current === null || sessions?.some(({ id }) => id === asked.current)) return;
    asked.current = null;
    if (document.activeElement === document.body) list.current?.focus();
  }, [sessions]);
  return {
    list,
    remember: (id: string) => {
      asked.current = id;
    },
  };
}
