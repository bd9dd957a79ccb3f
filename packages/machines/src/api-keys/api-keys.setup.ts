import { type ApiKeyType, apiKeyNameProblem } from '@verapix/facts';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { problemOf } from '../plain-toasts';
import { apiKeysMessages } from './api-keys.messages';
import type {
  ApiKeysContext,
  ApiKeysEmitted,
  ApiKeysEvent,
  ApiKeysInput,
  CreateApiKeyInput,
  CreateApiKeyOutcome,
  ListApiKeysOutcome,
  RevokeApiKeyInput,
  RevokeApiKeyOutcome,
} from './api-keys.types';

interface Named {
  name: string;
}
interface Identified {
  id: string;
}
type Created = Extract<CreateApiKeyOutcome, { ok: true }>;

function without({ keys, secrets, shownIds }: ApiKeysContext, gone: string | undefined) {
  return {
    keys: keys.filter(({ id }) => id !== gone),
    secrets: Object.fromEntries(Object.entries(secrets).filter(([id]) => id !== gone)),
    shownIds: shownIds.filter((id) => id !== gone),
  };
}

function withCreated({ keys, secrets, shownIds }: ApiKeysContext, { apiKey, key }: Created) {
  return {
    keys: [apiKey, ...keys],
    secrets: { ...secrets, [apiKey.id]: key },
    shownIds: [...shownIds, apiKey.id],
    createdId: apiKey.id,
    name: '',
  };
}

function toggled({ shownIds }: ApiKeysContext, { id }: Identified): readonly string[] {
  return shownIds.includes(id) ? shownIds.filter((shown) => shown !== id) : [...shownIds, id];
}

/** The words of the machine of the API keys: its actors, guards and actions. What follows on what is in the chart. */
export const apiKeysSetup = setup({
  types: {} as {
    context: ApiKeysContext;
    events: ApiKeysEvent;
    input: ApiKeysInput;
    emitted: ApiKeysEmitted;
  },
  actors: {
    listApiKeys: actorMustBeProvided<ListApiKeysOutcome, void>('listApiKeys'),
    createApiKey: actorMustBeProvided<CreateApiKeyOutcome, CreateApiKeyInput>('createApiKey'),
    revokeApiKey: actorMustBeProvided<RevokeApiKeyOutcome, RevokeApiKeyInput>('revokeApiKey'),
  },
  guards: {
    isOk: (_, { ok }: { ok: boolean }) => ok,
    isName: (_, { name }: Named) => apiKeyNameProblem(name) === undefined,
    isListed: ({ context }, { id }: Identified) => context.keys.some((key) => key.id === id),
    /** Only what this tab was told can be shown. */
    isKnownHere: ({ context }, { id }: Identified) => Object.hasOwn(context.secrets, id),
    /** Revoked now, or before: either is what the person wanted. */
    isGone: (_, outcome: RevokeApiKeyOutcome) => outcome.ok || outcome.problem.code === 'not_found',
  },
  actions: {
    storeList: assign((_, outcome: ListApiKeysOutcome) =>
      outcome.ok ? { keys: outcome.keys } : { problem: outcome.problem },
    ),
    forgetProblem: assign({ problem: undefined }),
    chooseType: assign((_, { type }: { type: ApiKeyType }) => ({ type, nameProblem: undefined })),
    storeName: assign((_, { name }: Named) => ({ name, nameProblem: apiKeyNameProblem(name) })),
    toggleShown: assign(({ context }, key: Identified) => ({ shownIds: toggled(context, key) })),
    storeCreated: assign(({ context }, outcome: CreateApiKeyOutcome) =>
      outcome.ok ? withCreated(context, outcome) : {},
    ),
    chooseKey: assign((_, { id }: Identified) => ({ chosenId: id })),
    dropChosen: assign(({ context }) => without(context, context.chosenId)),
    forgetChosen: assign({ chosenId: undefined }),
    tellCreated: enqueueActions(({ enqueue }, outcome: CreateApiKeyOutcome) => {
      if (outcome.ok) enqueue.emit({ type: 'key.created', id: outcome.apiKey.id, key: outcome.key });
    }),
    notifyNotListed: emit({ type: 'notify', toast: apiKeysMessages.notListed }),
    notifyBadName: emit((_, { name }: Named) => ({
      type: 'notify',
      toast: apiKeysMessages.badName(apiKeyNameProblem(name)),
    })),
    notifyCreated: emit(({ context }) => ({
      type: 'notify',
      toast: apiKeysMessages.created(context.keys[0]?.type ?? context.type),
    })),
    notifyNotCreated: emit((_, outcome: CreateApiKeyOutcome) => ({
      type: 'notify',
      toast: apiKeysMessages.notCreated(problemOf(outcome)),
    })),
    notifyRevoked: emit({ type: 'notify', toast: apiKeysMessages.revoked }),
    notifyNotRevoked: emit((_, outcome: RevokeApiKeyOutcome) => ({
      type: 'notify',
      toast: apiKeysMessages.notRevoked(problemOf(outcome)),
    })),
    notifyCopied: emit({ type: 'notify', toast: apiKeysMessages.copied }),
    notifyNotCopied: emit({ type: 'notify', toast: apiKeysMessages.notCopied }),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
});
