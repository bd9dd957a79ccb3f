import { defaultPreferences, type PreferenceSwitch } from '@verapix/facts';
import { unexpectedProblem } from '../plain-toasts';
import { twoFactorStartedToast } from './preferences.messages';
import { preferencesSetup } from './preferences.setup';

const switched = (key: PreferenceSwitch, on: boolean): Partial<Record<PreferenceSwitch, boolean>> => ({
  [key]: on,
});

/**
 * The settings of one of the three pages: read them, change them, save what was changed. A failed save keeps the
 * changes. Switching two-factor authentication on starts its setup first, and stays off when that fails.
 */
export const preferencesMachine = preferencesSetup.createMachine({
  id: 'preferences',
  context: ({ input }) => ({
    page: input.page,
    saved: defaultPreferences,
    changes: {},
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetProblem',
      invoke: {
        src: 'loadPreferences',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'ready',
            actions: { type: 'storeLoaded', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'storeLoaded', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'storeProblem', params: { problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    ready: {
      initial: 'clean',
      on: {
        'switch.toggled': [
          {
            guard: { type: 'needsTwoFactorSetup', params: ({ event: { key, on } }) => ({ key, on }) },
            target: 'startingTwoFactor',
          },
          {
            guard: { type: 'isOnPage', params: ({ event: { key, on } }) => ({ key, on }) },
            actions: [
              { type: 'change', params: ({ event: { key, on } }) => switched(key, on) },
              'notifyChanged',
            ],
          },
        ],
        'frequency.chosen': {
          guard: 'hasFrequency',
          actions: [
            { type: 'change', params: ({ event }) => ({ emailFrequency: event.frequency }) },
            'notifyChanged',
          ],
        },
        'save.requested': { target: 'saving' },
      },
      states: {
        clean: { always: { guard: 'hasChanges', target: 'dirty' } },
        dirty: { always: { guard: 'hasNoChanges', target: 'clean' } },
      },
    },
    startingTwoFactor: {
      invoke: {
        src: 'startTwoFactor',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'ready',
            actions: [
              { type: 'change', params: { twoFactorAuth: true } },
              { type: 'notify', params: { toast: twoFactorStartedToast } },
            ],
          },
          {
            target: 'ready',
            actions: { type: 'notifyTwoFactorFailed', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'notifyTwoFactorFailed', params: { ok: false, problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    saving: {
      invoke: {
        src: 'savePreferences',
        input: ({ context }) => ({ changes: context.changes }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'ready',
            actions: [{ type: 'storeSaved', params: ({ event }) => event.output }, 'notifySaved'],
          },
          { target: 'ready', actions: { type: 'notifySaveFailed', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'notifySaveFailed', params: { ok: false, problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});
