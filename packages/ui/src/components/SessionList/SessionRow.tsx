import { MonitorSmartphone } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../primitives/Icon';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Facts } from '../Facts';
import { Skeleton } from '../Skeleton';
import * as css from './SessionList.css';

export interface ListedSession {
  id: string;
  /** What it runs on: 'Chrome on Linux'. */
  device: string;
  /** It is the one this page belongs to. */
  current: boolean;
  /** As it is to be read: '2 hours ago'. */
  lastUsed: string;
  /** As it is to be read: '3 March 2026'. */
  started: string;
  /** The network address it was last used from. */
  address?: string;
}

interface SessionRowProps {
  session: ListedSession;
  pending: boolean;
  onRevoke: (id: string) => void;
}

/** One session. Two on like devices are told apart by their facts, which describe the button. */
export function SessionRow({ session, pending, onRevoke }: SessionRowProps) {
  const { id, device, current, lastUsed, started, address } = session;
  const factsId = useId();
  const facts = [
    { label: 'Last used', value: lastUsed },
    { label: 'Started', value: started },
    ...(address === undefined ? [] : [{ label: 'Address', value: address }]),
  ];
  return (
    <li className={css.row} aria-busy={pending || undefined}>
      <Icon of={MonitorSmartphone} size="l" className={css.icon} />
      <div className={css.text}>
        <p className={css.device}>
          <bdi>{device}</bdi> {current && <Badge tone="success">This device</Badge>}
        </p>
        <Facts id={factsId} facts={facts} layout="line" />
      </div>
      {!current && (
        <Button
          size="s"
          className={css.revoke}
          tone="danger"
          aria-label={`Revoke ${device}`}
          aria-describedby={factsId}
          pending={pending}
          pendingLabel={`Revoking ${device}`}
          onClick={() => onRevoke(id)}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

/** Three rows in the size of the real ones. */
export function SessionSkeletons() {
  return [0, 1, 2].map((row) => (
    <div key={row} className={css.row}>
      <Skeleton shape="circle" className={css.iconSkeleton} />
      <div className={css.text}>
        <Skeleton lines={2} />
      </div>
    </div>
  ));
}
