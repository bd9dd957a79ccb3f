import { unexpectedProblem } from '../plain-toasts';
import { apiKeysSetup } from './api-keys.setup';
import type { ApiKeysContext, ApiKeysEvent } from './api-keys.types';

/** The typed name without the space around it. */
const typedName = ({ event }: { event: Extract<ApiKeysEvent, { type: 'creation.requested' }> }) => ({
  name: event.name.trim(),
});

const failure = { ok: false, problem: unexpectedProblem } as const;

/**
 * A person's API keys: the list, creating one and revoking one, one at a time. A new key is on top and revealed; it
 * can be shown again and copied for as long as this tab remembers it. Revoking asks first.
 */
export const apiKeysMachine = apiKeysSetup.createMachine({
  id: 'api-keys',
  context: ({ input }) => ({
    type: 'live',
    keys: [],
    secrets: input.secrets,
    shownIds: [],
    name: '',
    nameProblem: undefined,
    createdId: undefined,
    chosenId: undefined,
    problem: undefined,
  }),
  initial: 'loading',
  on: {
    'tab.chosen': { actions: { type: 'chooseType', params: ({ event }) => ({ type: event.keyType }) } },
    'visibility.toggled': {
      guard: { type: 'isKnownHere', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'toggleShown', params: ({ event }) => ({ id: event.id }) },
    },
    'key.copied': { actions: 'notifyCopied' },
    'copy.refused': { actions: 'notifyNotCopied' },
  },
  states: {
    loading: {
      entry: 'forgetProblem',
      invoke: {
        src: 'listApiKeys',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'listed',
            actions: { type: 'storeList', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: [{ type: 'storeList', params: ({ event }) => event.output }, 'notifyNotListed'],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'storeList', params: failure },
            'notifyNotListed',
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    listed: {
      entry: 'forgetChosen',
      on: {
        'creation.requested': [
          {
            guard: { type: 'isName', params: typedName },
            target: 'creating',
            actions: { type: 'storeName', params: typedName },
          },
          {
            actions: [
              { type: 'storeName', params: typedName },
              { type: 'notifyBadName', params: typedName },
            ],
          },
        ],
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
        input: ({ context: { name, type } }) => ({ name, type }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'listed',
            actions: [
              { type: 'storeCreated', params: ({ event }) => event.output },
              { type: 'tellCreated', params: ({ event }) => event.output },
              'notifyCreated',
            ],
          },
          { target: 'listed', actions: { type: 'notifyNotCreated', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'listed',
          actions: [
            { type: 'notifyNotCreated', params: failure },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
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
        input: ({ context }) => ({ id: presentKey(context) }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'listed',
            actions: ['dropChosen', 'notifyRevoked'],
          },
          { target: 'listed', actions: { type: 'notifyNotRevoked', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'listed',
          actions: [
            { type: 'notifyNotRevoked', params: failure },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

function presentKey({ chosenId }: ApiKeysContext): string {
  if (chosenId === undefined) throw new Error('No key was chosen: `revoking` must follow `confirming`.');
  return chosenId;
}
