import { apiKeyTypes } from '@verapix/facts';
import {
  selectApiKeyType,
  selectChosenApiKey,
  selectCreatedApiKeyId,
  stateValueNames,
} from '@verapix/machines';
import { Stack, Surface, Tabs } from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { SettingsFrame } from '../SettingsFrame/SettingsFrame';
import { useKeptFocus } from '../SubscriptionsPage/use-kept-focus';
import { KeysPanel } from './KeysPanel';
import { NewKeyForm } from './NewKeyForm';
import { SecurityWarning } from './SecurityWarning';
import type { ApiKeysActor } from './start-api-keys';

/** Fetched when a key is to be revoked. */
const RevokeQuestion = lazy(async () => ({ default: (await import('./RevokeQuestion')).RevokeQuestion }));

interface ApiKeysViewProps extends LazyActor<ApiKeysActor> {
  /** Of dates; the browser's own where none is given. */
  locale?: string | undefined;
  /** Milliseconds since 1970. */
  now?: number;
}

/** The API keys as their machine's state shows them. */
export function ApiKeysView({ snapshot, send, locale, now = Date.now() }: ApiKeysViewProps) {
  const states = stateValueNames('api-keys', snapshot?.value ?? 'loading');
  const content = useKeptFocus(states.join(' '));
  const [name, setName] = useNewName(snapshot && selectCreatedApiKeyId(snapshot));
  return (
    <SettingsFrame
      title="API Key Management"
      lead="Keys with which your own programs sign their requests to the API."
      states={states}
    >
      <SecurityWarning />
      <Tabs.Root
        ref={content}
        tabIndex={-1}
        value={snapshot ? selectApiKeyType(snapshot) : 'live'}
        onValueChange={(value) => {
          const keyType = apiKeyTypes.find((type) => type === value);
          if (keyType) send({ type: 'tab.chosen', keyType });
        }}
      >
        <Tabs.List label="Kind of key">
          <Tabs.Tab value="live">Live Keys</Tabs.Tab>
          <Tabs.Tab value="test">Test Keys</Tabs.Tab>
        </Tabs.List>
        {apiKeyTypes.map((type) => (
          <Tabs.Panel key={type} value={type}>
            <Stack gap="l">
              <Surface>
                <NewKeyForm {...{ snapshot, send, name }} onNameChange={setName} />
              </Surface>
              <KeysPanel {...{ snapshot, send, type, now, locale }} />
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <Question snapshot={snapshot} send={send} />
    </SettingsFrame>
  );
}

function Question({ snapshot, send }: LazyActor<ApiKeysActor>) {
  const apiKey = snapshot && selectChosenApiKey(snapshot);
  if (!apiKey) return null;
  return (
    <Suspense>
      <RevokeQuestion
        apiKey={apiKey}
        pending={snapshot.matches('revoking')}
        onConfirm={() => send({ type: 'revocation.confirmed' })}
        onDismiss={() => send({ type: 'revocation.dismissed' })}
      />
    </Suspense>
  );
}

/** The name that is typed for a new key. A key that was created has used it up. */
function useNewName(createdId: string | undefined) {
  const [name, setName] = useState('');
  const [lastCreatedId, setLastCreatedId] = useState(createdId);
  if (createdId !== lastCreatedId) {
    setLastCreatedId(createdId);
    setName('');
  }
  return [name, setName] as const;
}
