import type { ApiKeyType } from '@verapix/facts';
import { selectApiKeys, selectApiKeysProblem, selectChosenApiKey } from '@verapix/machines';
import { Alert, ApiKeyList, Button, EmptyState } from '@verapix/ui';
import type { ApiKeysContentProps } from './ApiKeysContent';
import { isBusy } from './is-busy';
import { listedApiKey } from './listed-api-key';

interface KeysPanelProps extends Pick<ApiKeysContentProps, 'snapshot' | 'send'> {
  type: ApiKeyType;
  now: number;
  locale: string | undefined;
}

/** The keys of one type as the machine's state shows them. */
export function KeysPanel({ snapshot, send, type, now, locale }: KeysPanelProps) {
  if (snapshot.matches('failed')) {
    return (
      <Alert
        live
        tone="danger"
        title="Failed to load your API keys. Please try again later."
        actions={<Button onClick={() => send({ type: 'load.retried' })}>Try Again</Button>}
      >
        {selectApiKeysProblem(snapshot)?.message}
      </Alert>
    );
  }
  const isLoading = snapshot.matches('loading');
  return (
    <ApiKeyList
      keys={isLoading ? null : selectApiKeys(snapshot).map((key) => listedApiKey(key, { now, locale }))}
      level={2}
      empty={
        <EmptyState title={`You don't have any ${type} API keys yet.`}>
          Name what will use the first one, and create it.
        </EmptyState>
      }
      aria-label={`${type === 'live' ? 'Live' : 'Test'} keys`}
      revoking={snapshot.matches('revoking') ? selectChosenApiKey(snapshot)?.id : undefined}
      disabled={isBusy(snapshot)}
      onToggle={(id) => send({ type: 'visibility.toggled', id })}
      onCopied={() => send({ type: 'key.copied' })}
      onCopyRefused={() => send({ type: 'copy.refused' })}
      onRevoke={(id) => send({ type: 'revocation.asked', id })}
    />
  );
}
