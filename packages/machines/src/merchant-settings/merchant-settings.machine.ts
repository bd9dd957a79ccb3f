import { merchantFormOf } from './merchant-form';
import {
  deniedToast,
  savedToast,
  saveFailedToast,
  saveThrewToast,
  testThrewToast,
} from './merchant-settings.messages';
import { merchantSettingsSetup, toSend } from './merchant-settings.setup';

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
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'editing',
            actions: { type: 'storeConfig', params: ({ event }) => event.output },
          },
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'denied' },
          { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: [
            'storeUnexpected',
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
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
          {
            guard: { type: 'isDenied', params: ({ event }) => event.output },
            target: 'demoted',
            actions: { type: 'notify', params: { toast: deniedToast } },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'notify', params: { toast: saveFailedToast } },
          },
          { target: 'editing', actions: { type: 'notifySaveError', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: { toast: saveThrewToast } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    refreshing: {
      invoke: {
        src: 'loadConfig',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'editing',
            actions: { type: 'storeConfig', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDenied', params: ({ event }) => event.output },
            target: 'demoted',
          },
          { target: 'stale', actions: { type: 'storeProblem', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'stale',
          actions: [
            'storeUnexpected',
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    stale: { on: { 'load.retried': { target: 'refreshing' } } },
    testing: {
      invoke: {
        src: 'testConnection',
        input: ({ context }) => toSend(context),
        onDone: [
          {
            guard: { type: 'isDenied', params: ({ event }) => event.output },
            target: 'demoted',
            actions: { type: 'notify', params: { toast: deniedToast } },
          },
          { target: 'editing', actions: { type: 'notifyTested', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: { toast: testThrewToast } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    demoted: { entry: 'forgetConfig' },
  },
});
