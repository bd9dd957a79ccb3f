import {
  type ApiKeyLifetime,
  apiKeyLimits,
  type ApiKeyNameFault,
  apiKeyNameFault,
  type ApiKeyRow,
  type ApiKeyScope,
  type ApiKeyType,
  type Outcome,
  type Problem,
  rotationOverlapHours,
} from '@verapix/domain';
import * as messages from '@verapix/messages/machines-keys';
import * as validation from '@verapix/messages/validation';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  notify,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { errorToast, successToast, warningToast } from '../shared/toast';
import type { ApiKeySecrets } from './api-keys.selectors';

interface ApiKeysInput {
  /** Whole keys by id, of the keys that were created earlier in this tab. Never stored. */
  secrets: ApiKeySecrets;
}

interface ApiKeysContext {
  /** The type of key on the selected tab; a new key gets this type. */
  type: ApiKeyType;
  /** Keys of both types, newest first. Undefined until they are loaded. */
  keys: readonly ApiKeyRow[] | undefined;
  secrets: ApiKeySecrets;
  /** Ids of the keys that are revealed. */
  shownIds: readonly string[];
  /** The name of the key that is being created, trimmed. */
  name: string;
  /** What is wrong with the name, and with the scopes. */
  nameProblem: string | undefined;
  scopesProblem: string | undefined;
  /** What the key that is being created may be used for. */
  scopes: readonly ApiKeyScope[];
  /** The lifetime of the key that is being created or put in the place of another. */
  lifetime: ApiKeyLifetime;
  /** Id of the key created last. When it changes, the name field is cleared. */
  createdId: string | undefined;
  /** Id of the key that a dialog asks about, or that is being replaced or revoked. */
  chosenId: string | undefined;
  /** Why the list could not be loaded; cleared by the next attempt. */
  problem: Problem | undefined;
}

/** What the user asks for. */
interface NewKey {
  name: string;
  scopes: readonly ApiKeyScope[];
  lifetime: ApiKeyLifetime;
}

export type ApiKeysEvent =
  /** The user retries after the list could not be loaded. */
  | { type: 'load.retried' }
  /** The user selects the tab of one type of key. */
  | { type: 'tab.chosen'; keyType: ApiKeyType }
  /** The user creates a key of the selected type. With an invalid name or no scope nothing is sent, and the field shows why. */
  | ({ type: 'creation.requested' } & NewKey)
  /** The user reveals or hides a key. Only keys created in this tab can be revealed. */
  | { type: 'visibility.toggled'; id: string }
  /** The page copied a key to the clipboard. */
  | { type: 'key.copied' }
  /** The browser denied access to the clipboard: a toast says to copy by hand. */
  | { type: 'copy.refused' }
  /** The user wants to replace a key of the list: opens the dialog that asks for the lifetime of the new one. */
  | { type: 'rotation.asked'; id: string }
  /** The user confirms: replaces the key. */
  | { type: 'rotation.confirmed'; lifetime: ApiKeyLifetime }
  /** The user closes the dialog. */
  | { type: 'rotation.dismissed' }
  /** The user wants to revoke a key of the list: opens the confirmation. */
  | { type: 'revocation.asked'; id: string }
  /** The user confirms: revokes the key. */
  | { type: 'revocation.confirmed' }
  /** The user closes the confirmation. */
  | { type: 'revocation.dismissed' };

type ApiKeysEmitted =
  /** What was created, replaced, revoked or copied, or why not. */
  | NotifyEmitted
  | ErrorCaughtEmitted
  /** A key was created, also in the place of another. The app keeps the whole key in memory, for when the user returns to the page. */
  | { type: 'key.created'; id: string; key: string };

/** Keys of both types, newest first. */
export type ListApiKeysOutcome = Outcome<{ keys: readonly ApiKeyRow[] }>;

/** Input of the `createApiKey` actor. The name is trimmed and valid for `apiKeyNameFault`; there is a scope. */
export interface CreateApiKeyInput extends NewKey {
  type: ApiKeyType;
}
/** `key` is the whole key. The server returns it only once. */
export type CreateApiKeyOutcome = Outcome<{ apiKey: ApiKeyRow; key: string }>;

/** Input of the `rotateApiKey` actor: the key to replace, and the lifetime of the new one. */
export interface RotateApiKeyInput {
  id: string;
  lifetime: ApiKeyLifetime;
}
/** As for a created key. `replaced` is the old one, which works for another day. */
export type RotateApiKeyOutcome = Outcome<{ apiKey: ApiKeyRow; key: string; replaced: ApiKeyRow }>;

/** Input of the `revokeApiKey` actor. */
export interface RevokeApiKeyInput {
  id: string;
}

interface Identified {
  id: string;
}
interface Args {
  context: ApiKeysContext;
}

const toasts = {
  notListed: errorToast(messages.keysNotListed),
  created: (type: ApiKeyType) => successToast(messages.keyCreated({ type })),
  rotated: successToast(messages.keyReplaced, messages.oldKeyWorks({ hours: rotationOverlapHours })),
  revoked: successToast(messages.keyRevoked),
  copied: successToast(messages.keyCopied),
  notCopied: warningToast(messages.keyNotCopied, messages.copyKeyYourself),
};

function withoutKey({ keys, secrets, shownIds }: ApiKeysContext, revokedId: string | undefined) {
  return {
    keys: keys?.filter(({ id }) => id !== revokedId),
    secrets: Object.fromEntries(Object.entries(secrets).filter(([id]) => id !== revokedId)),
    shownIds: shownIds.filter((id) => id !== revokedId),
  };
}

const newKey = ({ event }: { event: NewKey }): NewKey => ({
  name: event.name.trim(),
  scopes: event.scopes,
  lifetime: event.lifetime,
});

const nameProblems: Readonly<Record<ApiKeyNameFault, string>> = {
  missing: validation.keyName,
  'contains-key': validation.keyInName,
  'unshown-characters': validation.unshownCharacters,
  'too-long': validation.maxCharacters({ max: apiKeyLimits.nameMaxCharacters }),
};

/** Why a key cannot have this name, in words for the user; undefined if it can. */
function nameProblemOf(name: string): string | undefined {
  const fault = apiKeyNameFault(name);
  return fault && nameProblems[fault];
}

const isValid = ({ name, scopes }: NewKey) => apiKeyNameFault(name) === undefined && scopes.length > 0;

/** A valid key is created, whether or not the list is there. The machine handles any other. */
const createIfValid = {
  guard: { type: 'isValid', params: newKey },
  target: 'creating',
  actions: { type: 'storeNewKey', params: newKey },
} as const;

function chosenKeyId({ chosenId }: ApiKeysContext): string {
  if (chosenId === undefined)
    throw new Error('No key was chosen: enter `revoking` and `rotating` only from their dialogs.');
  return chosenId;
}

/**
 * The user's API keys: lists them, creates, replaces and revokes one, one request at a time. A key can be created before the
 * list is there. The API keys page starts it and stops it, except while a request changes a key. The server returns a
 * whole key only once; it can be revealed and copied as long as this tab remembers it.
 *
 * @testing Use `controlledActor` for the four actors. The machine has no timers. Test a change of tab while a key is
 * being created, and that nothing of a revoked key stays in the context.
 */
export const apiKeysMachine = setup({
  types: {} as {
    context: ApiKeysContext;
    events: ApiKeysEvent;
    input: ApiKeysInput;
    emitted: ApiKeysEmitted;
  },
  actors: {
    /** Loads the keys of both types, newest first, without their secret parts. */
    listApiKeys: requiredActor<ListApiKeysOutcome, void>('listApiKeys'),
    /** Creates a key and returns it whole, once. */
    createApiKey: requiredActor<CreateApiKeyOutcome, CreateApiKeyInput>('createApiKey'),
    /** Puts a new key in the place of another, and returns it whole, once. */
    rotateApiKey: requiredActor<RotateApiKeyOutcome, RotateApiKeyInput>('rotateApiKey'),
    /** Revokes a key. A key that was already revoked counts as success. */
    revokeApiKey: requiredActor<Outcome, RevokeApiKeyInput>('revokeApiKey'),
  },
  guards: {
    isOk,
    isValid: (_: unknown, key: NewKey) => isValid(key),
    isInvalid: (_: unknown, key: NewKey) => !isValid(key),
    isListed: ({ context }: Args, { id }: Identified) => context.keys?.some((key) => key.id === id) ?? false,
    isReplaceable: ({ context }: Args, { id }: Identified) =>
      context.keys?.some((key) => key.id === id && key.replaced_at === null) ?? false,
    areKeysMissing: ({ context }: Args) => context.keys === undefined,
    hasSecret: ({ context }: Args, { id }: Identified) => Object.hasOwn(context.secrets, id),
    isRevoked: (_: unknown, outcome: Outcome) => outcome.ok || outcome.problem.code === 'not_found',
  },
  actions: {
    storeList: assign((_, outcome: ListApiKeysOutcome) =>
      outcome.ok ? { keys: outcome.keys } : { problem: outcome.problem },
    ),
    clearProblem: assign({ problem: undefined }),
    chooseType: assign((_, { type }: { type: ApiKeyType }) => ({
      type,
      nameProblem: undefined,
      scopesProblem: undefined,
    })),
    storeNewKey: assign((_, { name, scopes, lifetime }: NewKey) => ({
      name,
      scopes,
      lifetime,
      nameProblem: nameProblemOf(name),
      scopesProblem: scopes.length === 0 ? validation.keyScopes : undefined,
    })),
    toggleShown: assign(({ context: { shownIds } }, { id }: Identified) => ({
      shownIds: shownIds.includes(id) ? shownIds.filter((shown) => shown !== id) : [...shownIds, id],
    })),
    storeCreated: enqueueActions(({ context, enqueue }, outcome: CreateApiKeyOutcome) => {
      if (!outcome.ok) return;
      const { apiKey, key } = outcome;
      enqueue.assign({
        keys: context.keys && [apiKey, ...context.keys],
        secrets: { ...context.secrets, [apiKey.id]: key },
        shownIds: [...context.shownIds, apiKey.id],
        createdId: apiKey.id,
        name: '',
      });
      enqueue.emit({ type: 'key.created', id: apiKey.id, key });
      enqueue.emit({ type: 'notify', toast: toasts.created(apiKey.type) });
    }),
    storeLifetime: assign((_, { lifetime }: Pick<NewKey, 'lifetime'>) => ({ lifetime })),
    storeRotated: enqueueActions(({ context, enqueue }, outcome: RotateApiKeyOutcome) => {
      if (!outcome.ok) return;
      const { apiKey, key, replaced } = outcome;
      const others = context.keys?.map((row) => (row.id === replaced.id ? replaced : row));
      enqueue.assign({
        keys: others && [apiKey, ...others],
        secrets: { ...context.secrets, [apiKey.id]: key },
        shownIds: [...context.shownIds, apiKey.id],
      });
      enqueue.emit({ type: 'key.created', id: apiKey.id, key });
      enqueue.emit({ type: 'notify', toast: toasts.rotated });
    }),
    chooseKey: assign((_, { id }: Identified) => ({ chosenId: id })),
    removeChosen: assign(({ context }) => withoutKey(context, context.chosenId)),
    clearChosen: assign({ chosenId: undefined }),
    notify: notify(),
    notifyInvalid: emit(({ context }) => ({
      type: 'notify',
      toast: errorToast(context.nameProblem ?? context.scopesProblem ?? ''),
    })),
    notifyNotCreated: emit((_, outcome: CreateApiKeyOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.keyNotCreated, problemOf(outcome)),
    })),
    notifyNotRotated: emit((_, outcome: RotateApiKeyOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.keyNotReplaced, problemOf(outcome)),
    })),
    notifyNotRevoked: emit((_, outcome: Outcome) => ({
      type: 'notify',
      toast: failureToast(messages.keyNotRevoked, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'api-keys',
  context: ({ input }) => ({
    type: 'live',
    keys: undefined,
    secrets: input.secrets,
    shownIds: [],
    name: '',
    nameProblem: undefined,
    scopesProblem: undefined,
    scopes: [],
    lifetime: null,
    createdId: undefined,
    chosenId: undefined,
    problem: undefined,
  }),
  initial: 'loading',
  on: {
    'tab.chosen': { actions: { type: 'chooseType', params: ({ event }) => ({ type: event.keyType }) } },
    'creation.requested': {
      guard: { type: 'isInvalid', params: newKey },
      actions: [{ type: 'storeNewKey', params: newKey }, 'notifyInvalid'],
    },
    'visibility.toggled': {
      guard: { type: 'hasSecret', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'toggleShown', params: ({ event }) => ({ id: event.id }) },
    },
    'key.copied': { actions: { type: 'notify', params: { toast: toasts.copied } } },
    'copy.refused': { actions: { type: 'notify', params: { toast: toasts.notCopied } } },
  },
  states: {
    loading: {
      entry: 'clearProblem',
      on: {
        'creation.requested': createIfValid,
      },
      invoke: {
        src: 'listApiKeys',
        onDone: [
          { guard: ifOk, target: 'listed', actions: { type: 'storeList', params: outputOf } },
          {
            target: 'failed',
            actions: [
              { type: 'storeList', params: outputOf },
              { type: 'notify', params: { toast: toasts.notListed } },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'storeList', params: unexpectedOutcome },
            { type: 'notify', params: { toast: toasts.notListed } },
            report,
          ],
        },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    listed: {
      entry: 'clearChosen',
      // A key was requested before the list was there.
      always: { guard: 'areKeysMissing', target: 'loading' },
      on: {
        'creation.requested': createIfValid,
        'rotation.asked': {
          guard: { type: 'isReplaceable', params: ({ event }) => ({ id: event.id }) },
          target: 'choosing',
          actions: { type: 'chooseKey', params: ({ event }) => ({ id: event.id }) },
        },
        'revocation.asked': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'confirming',
          actions: { type: 'chooseKey', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    creating: {
      invoke: {
        src: 'createApiKey',
        input: ({ context: { name, type, scopes, lifetime } }) => ({ name, type, scopes, lifetime }),
        onDone: [
          { guard: ifOk, target: 'listed', actions: { type: 'storeCreated', params: outputOf } },
          { target: 'listed', actions: { type: 'notifyNotCreated', params: outputOf } },
        ],
        onError: {
          target: 'listed',
          actions: [{ type: 'notifyNotCreated', params: unexpectedOutcome }, report],
        },
      },
    },
    choosing: {
      on: {
        'rotation.confirmed': {
          target: 'rotating',
          actions: { type: 'storeLifetime', params: ({ event }) => ({ lifetime: event.lifetime }) },
        },
        'rotation.dismissed': { target: 'listed' },
      },
    },
    rotating: {
      invoke: {
        src: 'rotateApiKey',
        input: ({ context }) => ({ id: chosenKeyId(context), lifetime: context.lifetime }),
        onDone: [
          { guard: ifOk, target: 'listed', actions: { type: 'storeRotated', params: outputOf } },
          { target: 'listed', actions: { type: 'notifyNotRotated', params: outputOf } },
        ],
        onError: {
          target: 'listed',
          actions: [{ type: 'notifyNotRotated', params: unexpectedOutcome }, report],
        },
      },
    },
    confirming: {
      on: {
        'revocation.confirmed': { target: 'revoking' },
        'revocation.dismissed': { target: 'listed' },
      },
    },
    revoking: {
      invoke: {
        src: 'revokeApiKey',
        input: ({ context }) => ({ id: chosenKeyId(context) }),
        onDone: [
          {
            guard: { type: 'isRevoked', params: outputOf },
            target: 'listed',
            actions: ['removeChosen', { type: 'notify', params: { toast: toasts.revoked } }],
          },
          { target: 'listed', actions: { type: 'notifyNotRevoked', params: outputOf } },
        ],
        onError: {
          target: 'listed',
          actions: [{ type: 'notifyNotRevoked', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});
