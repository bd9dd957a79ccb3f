import {
  type ApiKeyType,
  apiKeyLimits,
  apiKeyNameProblem,
  apiKeyScopes,
  apiKeyTypes,
  containsApiKey,
  isApiKeyExpired,
} from '@verapix/domain';
import {
  type ApiKeysEvent,
  type apiKeysMachine,
  type SelectedApiKey,
  selectApiKeys,
  selectChosenApiKey,
} from '@verapix/machines';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  Form,
  Select,
  Stack,
  Surface,
  Tabs,
  TextField,
} from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { formatDate } from '../../content/local-format';
import { formatTimeAgo } from '../../content/time-ago';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { ApiKeyList, type ListedApiKey } from './ApiKeyList';
import * as css from './ApiKeysContent.css';
import { describeExpiry, lifetimeOf, lifetimeOptions, scopeTexts, scopeWords } from './key-texts';

/** Loaded when a key is to be replaced. */
const RotateKeyDialog = lazy(async () => ({ default: (await import('./RotateKeyDialog')).RotateKeyDialog }));

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

/** The keys of both types, with the form that creates one and the dialogs that replace and revoke one. */
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
      <RotateDialog snapshot={snapshot} send={send} />
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
  const { nameProblem: problem, scopesProblem } = snapshot.context;
  const isCreating = snapshot.matches('creating');
  return (
    <Form
      fields={['name', 'lifetime', ...apiKeyScopes]}
      errors={{
        ...(problem && { name: problem }),
        ...(scopesProblem && { [apiKeyScopes[0]]: scopesProblem }),
      }}
      pending={isCreating}
      onSubmit={({ name, lifetime, ...boxes }) => {
        const scopes = apiKeyScopes.filter((scope) => boxes[scope] !== '');
        send({ type: 'creation.requested', name, scopes, lifetime: lifetimeOf(lifetime) });
      }}
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
      <fieldset className={css.scopes} disabled={isCreating}>
        <legend className={css.legend}>The key may</legend>
        {apiKeyScopes.map((scope) => (
          <Checkbox key={scope} name={scope} {...scopeTexts[scope]} defaultChecked />
        ))}
      </fieldset>
      <Select
        label="Expires"
        name="lifetime"
        options={lifetimeOptions}
        defaultValue="never"
        hint="An expired key is refused. We send no reminder, but this page shows when a key expires."
        disabled={isCreating}
      />
      <div>
        <Button
          type="submit"
          tone="accent"
          variant="solid"
          pending={isCreating}
          pendingLabel="Creating your key"
          disabled={['failed', 'rotating', 'revoking'].includes(snapshot.value)}
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
  // While a dialog asks, buttons stay enabled, so that the one that opened it gets the focus back.
  const busy = !['listed', 'choosing', 'confirming'].includes(snapshot.value);
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
      onReplace={(id) => send({ type: 'rotation.asked', id })}
      onRevoke={(id) => send({ type: 'revocation.asked', id })}
    />
  );
}

/** A key as the list shows it. */
function listedApiKey({ row, secret, isShown }: SelectedApiKey, now: number, locale?: string): ListedApiKey {
  const { text: expires, badge: expiryBadge } = describeExpiry(row, now, locale);
  return {
    ...row,
    secret,
    requests: row.use_count.toLocaleString('en'),
    allows: row.scopes.map((scope) => scopeWords[scope]).join(', '),
    expires,
    expiryBadge,
    replaceable: row.replaced_at === null && !isApiKeyExpired(row, now),
    shown: isShown,
    created: formatDate(row.created_at, locale) ?? 'Unknown',
    lastUsed: row.last_used === null ? 'Never' : (formatTimeAgo(row.last_used, now) ?? 'Unknown'),
  };
}

function RotateDialog({ snapshot, send }: ApiKeysProps) {
  const apiKey = selectChosenApiKey(snapshot);
  const isRotating = snapshot.matches('rotating');
  if (!apiKey || !(isRotating || snapshot.matches('choosing'))) return null;
  return (
    <Suspense>
      <RotateKeyDialog
        apiKey={apiKey}
        pending={isRotating}
        onConfirm={(lifetime) => send({ type: 'rotation.confirmed', lifetime })}
        onDismiss={() => send({ type: 'rotation.dismissed' })}
      />
    </Suspense>
  );
}

function RevokeDialog({ snapshot, send }: ApiKeysProps) {
  const apiKey = selectChosenApiKey(snapshot);
  if (!apiKey || !(snapshot.matches('confirming') || snapshot.matches('revoking'))) return null;
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
