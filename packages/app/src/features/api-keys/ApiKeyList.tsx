import * as messages from '@verapix/messages/api-keys';
import {
  Badge,
  Button,
  classNames,
  DescriptionList,
  Heading,
  SecretField,
  Skeleton,
  SkeletonGroup,
} from '@verapix/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as css from './ApiKeyList.css';

export interface ApiKeyListProps extends Omit<ComponentProps<'ul'>, 'children' | 'onToggle'>, ApiKeyActions {
  /** Newest first; `null` while loading. */
  keys: readonly ListedApiKey[] | null;
  /** Shown in place of the list when there are no keys. */
  empty: ReactNode;
  /** Id of the key being revoked. */
  revoking?: string | undefined;
  /** Another request is running: keys cannot be replaced or revoked now. */
  disabled?: boolean;
}

/** The keys of one kind. A key can be shown and copied only if the page knows its full value. */
export function ApiKeyList({
  keys,
  empty,
  revoking,
  disabled = false,
  onToggle,
  onReplace,
  onRevoke,
  onCopied,
  onCopyRefused,
  className,
  ...rest
}: ApiKeyListProps) {
  const actions = { onToggle, onReplace, onRevoke, onCopied, onCopyRefused };
  return (
    <SkeletonGroup busy={keys === null} label={messages.loading} className={css.frame}>
      {keys === null && <ApiKeySkeletons />}
      {keys?.length === 0 && empty}
      {keys !== null && keys.length > 0 && (
        <ul aria-label={messages.list} {...rest} className={classNames(css.list, className)}>
          {keys.map((apiKey) => (
            <ApiKeyCard
              key={apiKey.id}
              apiKey={apiKey}
              pending={apiKey.id === revoking}
              disabled={disabled && apiKey.id !== revoking}
              {...actions}
            />
          ))}
        </ul>
      )}
    </SkeletonGroup>
  );
}

export interface ListedApiKey {
  id: string;
  /** The name its owner gave it. */
  name: string;
  type: 'live' | 'test';
  /** Formatted for display: '3 March 2026', '2 hours ago'. */
  created: string;
  lastUsed: string;
  /** How many requests have used it: '1,204'. */
  requests: string;
  /** What it may do: 'upscale, read jobs'. */
  allows: string;
  /** When it stops working: '3 June 2026', 'Never'. */
  expires: string;
  /** Says that it has stopped working, or will soon. */
  expiryBadge?: { word: string; tone: 'danger' | 'warning' } | undefined;
  /** Whether another key can take its place: it works, and none did yet. */
  replaceable: boolean;
  /** The part of the key that is always visible. */
  prefix: string;
  last4: string;
  /** The full key, if this page knows it. */
  secret?: string | undefined;
  shown: boolean;
}

/** Callbacks for one key. Each receives its `id`. */
interface ApiKeyActions {
  onToggle: (id: string) => void;
  onReplace: (id: string) => void;
  onRevoke: (id: string) => void;
  onCopied: (id: string) => void;
  onCopyRefused: (id: string) => void;
}

interface ApiKeyCardProps extends ApiKeyActions {
  apiKey: ListedApiKey;
  /** The key is being revoked. */
  pending: boolean;
  /** Another request is running: the key cannot be replaced or revoked now. */
  disabled: boolean;
}

const kinds = {
  live: { word: messages.live, tone: 'success' },
  test: { word: messages.test, tone: 'info' },
} as const;

/** One key: its name, the visible part, its rights and use, and the buttons that replace and revoke it. */
function ApiKeyCard({ apiKey, pending, disabled, ...actions }: ApiKeyCardProps) {
  const { id, name, type, prefix, last4, secret, shown, expiryBadge } = apiKey;
  const detailsId = useId();
  const { word, tone } = kinds[type];
  return (
    <li className={css.card} aria-busy={pending || undefined}>
      <div className={css.head}>
        <Heading level={2} size="card">
          <bdi>{name}</bdi>
        </Heading>
        <Badge tone={tone}>{word}</Badge>
        {expiryBadge && <Badge tone={expiryBadge.tone}>{expiryBadge.word}</Badge>}
      </div>
      <SecretField
        label={messages.keyOf({ name })}
        start={prefix}
        end={last4}
        secret={secret}
        shown={shown}
        onShownChange={() => actions.onToggle(id)}
        onCopied={() => actions.onCopied(id)}
        onCopyRefused={() => actions.onCopyRefused(id)}
      />
      <p className={css.note}>{secret === undefined ? messages.hidden : messages.shownHere}</p>
      <div className={css.foot}>
        <DescriptionList
          id={detailsId}
          layout="line"
          items={[
            { label: messages.allows, value: apiKey.allows },
            { label: messages.created, value: apiKey.created },
            {
              label: expiryBadge?.tone === 'danger' ? messages.expired : messages.expires,
              value: apiKey.expires,
            },
            { label: messages.lastUsed, value: apiKey.lastUsed },
            { label: messages.requests, value: apiKey.requests },
          ]}
        />
        <div className={css.buttons}>
          {apiKey.replaceable && (
            <Button
              size="s"
              aria-label={messages.replaceNamed({ name })}
              aria-describedby={detailsId}
              disabled={disabled || pending}
              onClick={() => actions.onReplace(id)}
            >
              {messages.replaceKey}
            </Button>
          )}
          <Button
            size="s"
            tone="danger"
            aria-label={messages.revokeNamed({ name })}
            aria-describedby={detailsId}
            pending={pending}
            pendingLabel={messages.revokingNamed({ name })}
            disabled={disabled}
            onClick={() => actions.onRevoke(id)}
          >
            {messages.revokeKey}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Two placeholder cards of the real size. */
function ApiKeySkeletons() {
  return [0, 1].map((card) => (
    <div key={card} className={css.card}>
      <Skeleton />
      <Skeleton shape="block" className={css.secretSkeleton} />
      <Skeleton lines={2} />
    </div>
  ));
}
