import { serverNow } from '@verapix/client/server-clock';
import {
  type ApiKeyType,
  apiKeyLimits,
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
import * as messages from '@verapix/messages/api-keys';
import { keyInName } from '@verapix/messages/validation';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  Form,
  RadioGroup,
  Stack,
  Surface,
  Tabs,
  TextField,
} from '@verapix/ui';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { locale as pageLocale } from '@verapix/messages/locale';
import { formatDate } from '@verapix/messages/formats/dates';
import { formatTimeAgo } from '@verapix/messages/formats/time-ago';
import { ConfirmDialog } from '@verapix/studio/lib/ConfirmDialog';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { ApiKeyList, type ListedApiKey } from './ApiKeyList';
import * as css from './ApiKeysContent.css';
import { describeExpiry, lifetimeOf, lifetimeOptions, scopeTexts, scopeWords } from './key-texts';
import { RotateKeyDialog } from './RotateKeyDialog';

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
export function ApiKeysContent({ snapshot, send, locale, now = serverNow() }: ApiKeysContentProps) {
  const content = useKeptFocus(snapshot.value);
  const [name, setName] = useNewName(snapshot.context.createdId);
  const choose = (value: string) => {
    const keyType = apiKeyTypes.find((type) => type === value);
    if (keyType) send({ type: 'tab.chosen', keyType });
  };
  return (
    <>
      <Tabs.Root ref={content} tabIndex={-1} value={snapshot.context.type} onValueChange={choose}>
        <Tabs.List label={messages.kind}>
          <Tabs.Tab value="live">{messages.liveKeys}</Tabs.Tab>
          <Tabs.Tab value="test">{messages.testKeys}</Tabs.Tab>
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
      aria-label={messages.create}
    >
      <TextField
        label={messages.name}
        name="name"
        value={name}
        onChange={({ target }) => onNameChange(target.value)}
        hint={messages.nameHint({ nameMaxCharacters: apiKeyLimits.nameMaxCharacters })}
        notice={problem === undefined && containsApiKey(name) && keyInName}
        autoComplete="off"
        spellCheck={false}
        readOnly={isCreating}
      />
      <fieldset className={css.scopes} disabled={isCreating}>
        <legend className={css.legend}>{messages.may}</legend>
        {apiKeyScopes.map((scope) => (
          <Checkbox key={scope} name={scope} {...scopeTexts[scope]} defaultChecked />
        ))}
      </fieldset>
      <RadioGroup
        variant="segmented"
        label={messages.expires}
        name="lifetime"
        options={lifetimeOptions}
        defaultValue="never"
        hint={messages.expiresHint}
        disabled={isCreating}
      />
      <div>
        <Button
          type="submit"
          tone="accent"
          variant="solid"
          pending={isCreating}
          pendingLabel={messages.creating}
          disabled={['failed', 'rotating', 'revoking'].includes(snapshot.value)}
        >
          {messages.createNew}
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
        title={messages.loadFailed}
        actions={<Button onClick={() => send({ type: 'load.retried' })}>{messages.retry}</Button>}
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
        <EmptyState picture="key" title={messages.none({ type })}>
          {messages.noneHint}
        </EmptyState>
      }
      aria-label={messages.keysOf({ type })}
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
    requests: row.use_count.toLocaleString(pageLocale),
    allows: row.scopes.map((scope) => scopeWords[scope]).join(', '),
    expires,
    expiryBadge,
    replaceable: row.replaced_at === null && !isApiKeyExpired(row, now),
    shown: isShown,
    created: formatDate(row.created_at, locale) ?? messages.unknown,
    lastUsed:
      row.last_used === null ? messages.never : (formatTimeAgo(row.last_used, now) ?? messages.unknown),
  };
}

function RotateDialog({ snapshot, send }: ApiKeysProps) {
  const apiKey = selectChosenApiKey(snapshot);
  const isRotating = snapshot.matches('rotating');
  if (!apiKey || !(isRotating || snapshot.matches('choosing'))) return null;
  return (
    <RotateKeyDialog
      apiKey={apiKey}
      pending={isRotating}
      onConfirm={(lifetime) => send({ type: 'rotation.confirmed', lifetime })}
      onDismiss={() => send({ type: 'rotation.dismissed' })}
    />
  );
}

function RevokeDialog({ snapshot, send }: ApiKeysProps) {
  const apiKey = selectChosenApiKey(snapshot);
  if (!apiKey || !(snapshot.matches('confirming') || snapshot.matches('revoking'))) return null;
  return (
    <ConfirmDialog
      title={messages.revokeQuestion({ bdi: (children) => <bdi>{children}</bdi>, name: apiKey.name })}
      description={messages.revokeText({ type: apiKey.type, last4: apiKey.last4 })}
      confirmLabel={messages.revokeKey}
      cancelLabel={messages.keepKey}
      pending={snapshot.matches('revoking')}
      pendingLabel={messages.revoking}
      onConfirm={() => send({ type: 'revocation.confirmed' })}
      onDismiss={() => send({ type: 'revocation.dismissed' })}
    />
  );
}
