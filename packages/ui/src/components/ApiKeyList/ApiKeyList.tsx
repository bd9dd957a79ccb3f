import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import type { HeadingProps } from '../../primitives/Heading';
import { SkeletonGroup } from '../Skeleton';
import { type ApiKeyActions, ApiKeyCard, ApiKeySkeletons, type ListedApiKey } from './ApiKeyCard';
import * as css from './ApiKeyList.css';

export interface ApiKeyListProps extends Omit<ComponentProps<'ul'>, 'children' | 'onToggle'>, ApiKeyActions {
  /** The newest first; `null` while they are being loaded. */
  keys: readonly ListedApiKey[] | null;
  /** The rank of the keys' names in the page's outline. */
  level?: NonNullable<HeadingProps['level']>;
  /** Stands in for the list where there is no key. */
  empty: ReactNode;
  /** The key that is being revoked. */
  revoking?: string | undefined;
  /** Something is under way: no key can be revoked now. */
  disabled?: boolean;
}

/** The keys of one kind. A key can be shown and copied only where the page knows the whole of it. */
export function ApiKeyList({
  keys,
  level = 3,
  empty,
  revoking,
  disabled = false,
  onToggle,
  onRevoke,
  onCopied,
  onCopyRefused,
  className,
  ...rest
}: ApiKeyListProps) {
  const actions = { onToggle, onRevoke, onCopied, onCopyRefused };
  return (
    <SkeletonGroup busy={keys === null} label="Loading your API keys" className={css.frame}>
      {keys === null && <ApiKeySkeletons />}
      {keys?.length === 0 && empty}
      {keys !== null && keys.length > 0 && (
        <ul aria-label="API keys" {...rest} className={classNames(css.list, className)}>
          {keys.map((apiKey) => (
            <ApiKeyCard
              key={apiKey.id}
              apiKey={apiKey}
              level={level}
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
