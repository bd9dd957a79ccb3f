import type { SelectedApiKey } from '@verapix/machines';
import type { ApiKeyListProps } from '@verapix/ui';
import { formatDate } from '../../../content/local-format';
import { formatTimeAgo } from '../../../content/time-ago';

type ListedApiKey = NonNullable<ApiKeyListProps['keys']>[number];

interface ReadersPlace {
  /** Milliseconds since 1970. */
  now: number;
  /** Of dates; the browser's own where none is given. */
  locale: string | undefined;
}

/** A key as the list shows it. */
export function listedApiKey(
  { row, secret, isShown }: SelectedApiKey,
  { now, locale }: ReadersPlace,
): ListedApiKey {
  const { id, name, type, prefix, last4, created_at, last_used } = row;
  return {
    id,
    name,
    type,
    prefix,
    last4,
    secret,
    shown: isShown,
    created: formatDate(created_at, locale) ?? 'Unknown',
    lastUsed: last_used === null ? 'Never' : (formatTimeAgo(last_used, now) ?? 'Unknown'),
  };
}
