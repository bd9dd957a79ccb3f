import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Outcome } from '../outside.types';
import { merchantFormOf } from './merchant-form';
import {
  deniedToast,
  refreshFailedToast,
  savedToast,
  saveFailedToast,
  saveThrewToast,
  testThrewToast,
} from './merchant-settings.messages';
import { merchantSettingsSetup, toSend } from './merchant-settings.setup';
import type { LoadMerchantConfigOutcome } from './merchant-settings.types';

const loadedOf = ({ event }: { event: DoneActorEvent<LoadMerchantConfigOutcome> }) => event.output;
const toEditing = {
  guard: { type: 'isOk', params: loadedOf },
  target: 'editing',
  actions: { type: 'storeConfig', params: loadedOf },
} as const;
const storeProblem = { type: 'storeProblem', params: loadedOf } as const;
const isDenied = {
  type: 'isDenied',
  params: ({ event }: { event: DoneActorEvent<Outcome> }) => event.output,
} as const;
/** The role is gone while the form is open. */
const demoted = {
  guard: isDenied,
  target: 'demoted',
  actions: { type: 'notify', params: { toast: deniedToast } },
} as const;
const report = {
  type: 'reportError',
  params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }),
} as const;
const unexpected = ['storeUnexpected', report] as const;

/**
 * The payment settings of an administrator: read them, edit them, try the connection, save them and read them again.
 * The server decides who is one: whoever it refuses at first is `denied`, whoever loses the role meanwhile is
 * `demoted`, and neither keeps anything of the settings. `stale` is saved and could not be read again.
 */
export const merchantSettingsMachine = merchantSettingsSetup.createMachine({
  id: 'merchant-settings',
  context: ({ input }) => ({
    ...input,
    config: null,
    draft: merchantFormOf(null),
    errors: {},
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadConfig',
        onDone: [
          toEditing,
          { guard: isDenied, target: 'denied' },
          { target: 'failed', actions: storeProblem },
        ],
        onError: { target: 'failed', actions: unexpected },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    denied: { entry: 'forgetConfig' },
    editing: {
      on: {
        'field.changed': {
          actions: { type: 'change', params: ({ event: { field, value } }) => ({ field, value }) },
        },
        'save.requested': [
          { guard: 'isComplete', target: 'saving', actions: 'hideErrors' },
          { actions: 'showErrors' },
        ],
        'test.requested': [
          { guard: 'isComplete', target: 'testing', actions: 'hideErrors' },
          { actions: 'showErrors' },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveConfig',
        input: ({ context }) => toSend(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'notify', params: { toast: savedToast } },
          },
          demoted,
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'notify', params: { toast: saveFailedToast } },
          },
          { target: 'editing', actions: { type: 'notifySaveError', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'notify', params: { toast: saveThrewToast } }, report],
        },
      },
    },
    refreshing: {
      invoke: {
        src: 'loadConfig',
        onDone: [
          toEditing,
          { guard: isDenied, target: 'demoted' },
          { target: 'stale', actions: storeProblem },
        ],
        onError: { target: 'stale', actions: unexpected },
      },
    },
    stale: {
      entry: { type: 'notify', params: { toast: refreshFailedToast } },
      on: { 'load.retried': { target: 'refreshing' } },
    },
    testing: {
      invoke: {
        src: 'testConnection',
        input: ({ context }) => toSend(context),
        onDone: [
          demoted,
          { target: 'editing', actions: { type: 'notifyTested', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'notify', params: { toast: testThrewToast } }, report],
        },
      },
    },
    demoted: { entry: 'forgetConfig' },
  },
});
