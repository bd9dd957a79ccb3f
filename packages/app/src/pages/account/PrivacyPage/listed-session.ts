import type { ActiveSession } from '@verapix/machines';
import type { SessionListProps } from '@verapix/ui';
import { deviceName } from '../../../content/device-name';
import { formatDate } from '../../../content/local-format';
import { formatTimeAgo } from '../../../content/time-ago';

type ListedSession = NonNullable<SessionListProps['sessions']>[number];

/** A session as the list shows it. `now` in milliseconds since 1970. */
export function listedSession(session: ActiveSession, now: number): ListedSession {
  const { id, userAgent, ip, createdAt, lastUsedAt, current } = session;
  return {
    id,
    device: deviceName(userAgent),
    current,
    lastUsed: current ? 'Now' : (formatTimeAgo(lastUsedAt, now) ?? 'Unknown'),
    started: formatDate(createdAt) ?? 'Unknown',
    ...(ip && { address: ip }),
  };
}
