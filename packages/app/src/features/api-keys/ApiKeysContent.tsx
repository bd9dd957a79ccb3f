import {
  type ApiKeyType,
  apiKeyLimits,
  apiKeyNameProblem,
  apiKeyTypes,
  containsApiKey,
} from '@verapix/domain';
import {
  type ApiKeysEvent,
  type apiKeysMachine,
  type SelectedApiKey,
  selectApiKeys,
  selectChosenApiKey,
} from '@verapix/machines';
import { Alert, Button, EmptyState, Form, Stack, Surface, Tabs, TextField } from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { formatDate } from '../../content/local-format';
import { formatTimeAgo } from '../../content/time-ago';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { ApiKeyList, type ListedApiKey } from './ApiKeyList';

/** Loaded when a key is to be revoked. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../lib/ConfirmDialog')).ConfirmDialog,
}));

interface ApiKeysProps {
  snapshot: SnapshotFrom<typeof apiKeysMachine>;
  send: (event: ApiKeysEvent) => void;
}

interface ApiKeysContentProps extends ApiKeysProps {
  /** For dates. Default: the browser's. */
  locale?: string | undefined;
  /** Milliseconds since 1970. */
  now?: number;
}

/** The keys of both types, with the form that creates one and the dialog that confirms revoking one. */
export function ApiKeysContent({ snapshot, send, locale, now = Date.now() }: ApiKeysContentProps) {
  const content = useKeptFocus(snapshot.value);
  const [name, setName] = useNewName(snapshot.context.createdId);
  const choose = (value: string) => {
    const keyType = apiKeyTypes.find((type) => type === value);
    if (keyType) send({ type: 'tab.chosen', keyType });
  };
  return (
    <>
      <Tabs.Root ref={content} tabIndex={-1} value={snapshot.context.type} onValueChange={choose}>
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
      <RevokeDialog snapshot={snapshot} send={send} />
    </>
  );
}

/** The name typed for a new key. It is cleared when a key is created. */
function useNewName(createdId: string | undefined) {
  const [name, setName] = useState('');
  const [lastCreatedId, setLastCreatedId] = useState(createdId);
  if (createdId !== lastCreatedId) {
    setLastCreatedId(createdId);
    setName('');
  }
  return [name, setName] as const;
}

interface NewKeyFormProps extends ApiKeysProps {
  /** It stays when the key cannot be created. */
  name: string;
  onNameChange: (name: string) => void;
}

/** Creates a key of the shown type. It warns at once if a key is pasted as the name. */
function NewKeyForm({ snapshot, send, name, onNameChange }: NewKeyFormProps) {
  const problem = snapshot.context.nameProblem;
  const isCreating = snapshot.matches('creating');
  return (
    <Form
      fields={['name']}
      errors={problem === undefined ? undefined : { name: problem }}
      pending={isCreating}
      onSubmit={({ name }) => send({ type: 'creation.requested', name })}
      aria-label="Create an API key"
    >
      <TextField
        label="Key Name"
        name="name"
        value={name}
        onChange={({ target }) => onNameChange(target.value)}
        hint={`What will use the key, such as "Web shop". At most ${apiKeyLimits.nameMaxCharacters} characters.`}
        notice={problem === undefined && containsApiKey(name) && apiKeyNameProblem(name)}
        autoComplete="off"
        spellCheck={false}
        readOnly={isCreating}
      />
      <div>
        <Button
          type="submit"
          tone="accent"
          variant="solid"
          pending={isCreating}
          pendingLabel="Creating your key"
          disabled={snapshot.matches('failed') || snapshot.matches('revoking')}
        >
          Create New Key
        </Button>
      </div>
    </Form>
  );
}

interface KeysPanelProps extends ApiKeysProps {
  type: ApiKeyType;
  now: number;
  locale: string | undefined;
}

/** The keys of one type. */
function KeysPanel({ snapshot, send, type, now, locale }: KeysPanelProps) {
  if (snapshot.matches('failed')) {
    return (
      <Alert
        live
        tone="danger"
        title="Failed to load your API keys. Please try again later."
        actions={<Button onClick={() => send({ type: 'load.retried' })}>Try Again</Button>}
      >
        {snapshot.context.problem?.message}
      </Alert>
    );
  }
  // While the revoke dialog is open, buttons stay enabled, so that the one that opened it gets the focus back.
  const busy = !snapshot.matches('listed') && !snapshot.matches('confirming');
  return (
    <ApiKeyList
      keys={
        snapshot.context.keys ? selectApiKeys(snapshot).map((key) => listedApiKey(key, now, locale)) : null
      }
      empty={
        <EmptyState title={`You don't have any ${type} API keys yet.`}>
          Name what will use the first one, and create it.
        </EmptyState>
      }
      aria-label={`${type === 'live' ? 'Live' : 'Test'} keys`}
      revoking={snapshot.matches('revoking') ? selectChosenApiKey(snapshot)?.id : undefined}
      disabled={busy}
      onToggle={(id) => send({ type: 'visibility.toggled', id })}
      onCopied={() => send({ type: 'key.copied' })}
      onCopyRefused={() => send({ type: 'copy.refused' })}
      onRevoke={(id) => send({ type: 'revocation.asked', id })}
    />
  );
}

/** A key as the list shows it. */
function listedApiKey({ row, secret, isShown }: SelectedApiKey, now: number, locale?: string): ListedApiKey {
  return {
    ...row,
    secret,
    shown: isShown,
    created: formatDate(row.created_at, locale) ?? 'Unknown',
    lastUsed: row.last_used === null ? 'Never' : (formatTimeAgo(row.last_used, now) ?? 'Unknown'),
  };
}

function RevokeDialog({ snapshot, send }: ApiKeysProps) {
  const apiKey = selectChosenApiKey(snapshot);
  if (!apiKey) return null;
  return (
    <Suspense>
      <ConfirmDialog
        title={
          <>
            Revoke <bdi>{apiKey.name}</bdi>?
          </>
        }
        description={`Requests with this ${apiKey.type} key, which ends in ${apiKey.last4}, are refused from now on: every program that still uses it stops working. This cannot be undone.`}
        confirmLabel="Revoke Key"
        cancelLabel="Keep Key"
        pending={snapshot.matches('revoking')}
        pendingLabel="Revoking your key"
        onConfirm={() => send({ type: 'revocation.confirmed' })}
        onDismiss={() => send({ type: 'revocation.dismissed' })}
      />
    </Suspense>
  );
}
