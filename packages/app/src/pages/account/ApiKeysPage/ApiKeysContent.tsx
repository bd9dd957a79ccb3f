import { apiKeyTypes } from '@verapix/facts';
import {
  type ApiKeysEvent,
  selectApiKeyType,
  selectChosenApiKey,
  selectCreatedApiKeyId,
} from '@verapix/machines';
import { Stack, Surface, Tabs } from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useKeptFocus } from '../../../wiring/use-kept-focus';
import { KeysPanel } from './KeysPanel';
import { NewKeyForm } from './NewKeyForm';
import type { ApiKeysActor } from './start-api-keys';

/** Fetched when a key is to be revoked. */
const RevokeQuestion = lazy(async () => ({ default: (await import('./RevokeQuestion')).RevokeQuestion }));

export interface ApiKeysContentProps {
  snapshot: SnapshotFrom<ApiKeysActor>;
  send: (event: ApiKeysEvent) => void;
  /** Of dates; the browser's own where none is given. */
  locale?: string | undefined;
  /** Milliseconds since 1970. */
  now?: number;
}

/** The keys of both types, and what can be done with them. */
export function ApiKeysContent({ snapshot, send, locale, now = Date.now() }: ApiKeysContentProps) {
  const content = useKeptFocus(snapshot.value);
  const [name, setName] = useNewName(selectCreatedApiKeyId(snapshot));
  const choose = (value: string) => {
    const keyType = apiKeyTypes.find((type) => type === value);
    if (keyType) send({ type: 'tab.chosen', keyType });
  };
  return (
    <>
      <Tabs.Root ref={content} tabIndex={-1} value={selectApiKeyType(snapshot)} onValueChange={choose}>
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
    </>
  );
}

function Question({ snapshot, send }: Pick<ApiKeysContentProps, 'snapshot' | 'send'>) {
  const apiKey = selectChosenApiKey(snapshot);
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
