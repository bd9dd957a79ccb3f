import * as messages from '@verapix/messages/account-sessions';
import { Badge, Button, classNames, DescriptionList, Icon, Skeleton, SkeletonGroup, Text } from '@verapix/ui';
import { MonitorSmartphone } from 'lucide-react';
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import * as css from './SessionList.css';

export interface SessionListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Latest use first; `null` while loading. */
  sessions: readonly ListedSession[] | null;
  /** The session being revoked: its row shows that and ignores presses. */
  revoking?: string | undefined;
  /** Receives the session's `id`. */
  onRevoke: (id: string) => void;
}

/** The sessions of the user. The current device has no button: signing out ends its session. */
export function SessionList({ sessions, revoking, onRevoke, className, ...rest }: SessionListProps) {
  const { list, remember } = useFocusAfterRemoval(sessions);
  const revoke = (id: string) => {
    remember(id);
    onRevoke(id);
  };
  return (
    <SkeletonGroup busy={sessions === null} label={messages.loading} className={css.frame}>
      {sessions === null && <SessionSkeletons />}
      {sessions?.length === 0 && <Text className={css.empty}>{messages.none}</Text>}
      {sessions !== null && sessions.length > 0 && (
        <ul
          aria-label={messages.title}
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

/**
 * A revoked row is removed with its focused button. The list then receives the focus, so that Tab continues from
 * there.
 */
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

export interface ListedSession {
  id: string;
  /** The device: 'Chrome on Linux'. */
  device: string;
  /** The session of this page. */
  current: boolean;
  /** Formatted for display: '2 hours ago'. */
  lastUsed: string;
  /** Formatted for display: '3 March 2026'. */
  started: string;
  /** The IP address of its last use. */
  address?: string;
}

interface SessionRowProps {
  session: ListedSession;
  pending: boolean;
  onRevoke: (id: string) => void;
}

/** One session. Two on similar devices are distinguished by their details, which describe the button. */
function SessionRow({ session, pending, onRevoke }: SessionRowProps) {
  const { id, device, current, lastUsed, started, address } = session;
  const detailsId = useId();
  const details = [
    { label: messages.lastUsed, value: lastUsed },
    { label: messages.started, value: started },
    ...(address === undefined ? [] : [{ label: messages.address, value: address }]),
  ];
  return (
    <li className={css.row} aria-busy={pending || undefined}>
      <Icon of={MonitorSmartphone} size="l" className={css.icon} />
      <div className={css.text}>
        <p className={css.device}>
          <bdi>{device}</bdi> {current && <Badge tone="success">{messages.thisDevice}</Badge>}
        </p>
        <DescriptionList id={detailsId} items={details} layout="line" />
      </div>
      {!current && (
        <Button
          size="s"
          className={css.revoke}
          tone="danger"
          aria-label={messages.revokeNamed({ device })}
          aria-describedby={detailsId}
          pending={pending}
          pendingLabel={messages.revokingNamed({ device })}
          onClick={() => onRevoke(id)}
        >
          {messages.revoke}
        </Button>
      )}
    </li>
  );
}

/** Three placeholder rows of the real size. */
function SessionSkeletons() {
  return [0, 1, 2].map((row) => (
    <div key={row} className={css.row}>
      <Skeleton shape="circle" className={css.iconSkeleton} />
      <div className={css.text}>
        <Skeleton lines={2} />
      </div>
    </div>
  ));
}
