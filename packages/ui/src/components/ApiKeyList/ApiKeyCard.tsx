import { useId } from 'react';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Badge, type BadgeProps } from '../Badge';
import { Button } from '../Button';
import { Facts } from '../Facts';
import { SecretField } from '../SecretField';
import { Skeleton } from '../Skeleton';
import * as css from './ApiKeyList.css';

export interface ListedApiKey {
  id: string;
  /** As its owner named it. */
  name: string;
  type: 'live' | 'test';
  /** As they are to be read: '3 March 2026', '2 hours ago'. */
  created: string;
  lastUsed: string;
  /** What is always seen of the key. */
  prefix: string;
  last4: string;
  /** The whole key, where this page knows it. */
  secret?: string | undefined;
  shown: boolean;
}

/** What can be done with a key; each gets its `id`. */
export interface ApiKeyActions {
  onToggle: (id: string) => void;
  onRevoke: (id: string) => void;
  onCopied: (id: string) => void;
  onCopyRefused: (id: string) => void;
}

interface ApiKeyCardProps extends ApiKeyActions {
  apiKey: ListedApiKey;
  /** Of the key's name. */
  level: NonNullable<HeadingProps['level']>;
  /** It is being revoked. */
  pending: boolean;
  /** Something else is under way: it cannot be revoked now. */
  disabled: boolean;
}

const kinds: Readonly<Record<ListedApiKey['type'], { word: string; tone: NonNullable<BadgeProps['tone']> }>> =
  {
    live: { word: 'Live', tone: 'success' },
    test: { word: 'Test', tone: 'info' },
  };

/** One key: what it is called, what is seen of it, and its end. */
export function ApiKeyCard({ apiKey, level, pending, disabled, ...actions }: ApiKeyCardProps) {
  const { id, name, type, created, lastUsed, secret } = apiKey;
  const factsId = useId();
  const { word, tone } = kinds[type];
  return (
    <li className={css.card} aria-busy={pending || undefined}>
      <div className={css.head}>
        <Heading level={level} size="card">
          <bdi>{name}</bdi>
        </Heading>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <CardSecret apiKey={apiKey} {...actions} />
      <p className={css.note}>
        {secret === undefined
          ? 'This key was created in another tab or before a reload: it cannot be shown again.'
          : 'You can show and copy this key until you close or reload this tab. We keep only a hash.'}
      </p>
      <div className={css.foot}>
        <Facts
          id={factsId}
          layout="line"
          facts={[
            { label: 'Created', value: created },
            { label: 'Last used', value: lastUsed },
          ]}
        />
        <Button
          size="s"
          tone="danger"
          aria-label={`Revoke Key ${name}`}
          aria-describedby={factsId}
          pending={pending}
          pendingLabel={`Revoking ${name}`}
          disabled={disabled}
          onClick={() => actions.onRevoke(id)}
        >
          Revoke Key
        </Button>
      </div>
    </li>
  );
}

function CardSecret({
  apiKey: { id, name, prefix, last4, secret, shown },
  onToggle,
  onCopied,
  onCopyRefused,
}: ApiKeyActions & { apiKey: ListedApiKey }) {
  return (
    <SecretField
      label={`key of ${name}`}
      start={prefix}
      end={last4}
      secret={secret}
      shown={shown}
      onShownChange={() => onToggle(id)}
      onCopied={() => onCopied(id)}
      onCopyRefused={() => onCopyRefused(id)}
    />
  );
}

/** Two cards in the size of the real ones. */
export function ApiKeySkeletons() {
  return [0, 1].map((card) => (
    <div key={card} className={css.card}>
      <Skeleton />
      <Skeleton shape="block" className={css.secretSkeleton} />
      <Skeleton lines={2} />
    </div>
  ));
}
