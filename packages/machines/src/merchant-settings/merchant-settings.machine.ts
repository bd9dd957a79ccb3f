import type { MaskedMerchantConfig, MerchantConfig, Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-billing';
import * as shared from '@verapix/messages/machines-shared';
import { assign, emit, setup } from 'xstate';
import { problemOf, problemText, unexpectedProblem } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  isOk,
  type NotifyEmitted,
  notify,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { errorToast, successToast, type ToastOptions } from '../shared/toast';
import { type MerchantErrors, type MerchantField, type MerchantForm, merchantFormOf } from './merchant-form';

/** Validates the fields. The stored settings decide which secrets can stay empty. Pure. */
export type ParseMerchantForm = (
  form: MerchantForm,
  stored: MaskedMerchantConfig | null,
) => { ok: true; config: MerchantConfig } | { ok: false; errors: MerchantErrors };

interface MerchantSettingsInput {
  /** Validates the fields against the stored settings: returns the settings to send or the errors by field. Pure. */
  parse: ParseMerchantForm;
}

interface MerchantSettingsContext extends MerchantSettingsInput {
  /** The stored settings; null before the first save and for users who are not administrators. */
  config: MaskedMerchantConfig | null;
  /** The current values of the fields, including typed secrets. */
  draft: MerchantForm;
  /** What was wrong with the fields at the last submit. */
  errors: MerchantErrors;
  /** Why the settings could not be loaded. */
  problem: Problem | undefined;
}

export type MerchantSettingsEvent =
  /** The user retries after the settings could not be loaded. */
  | { type: 'load.retried' }
  /** The user types in a field. */
  | { type: 'field.changed'; field: MerchantField; value: string }
  /** The user saves the fields. With an invalid field nothing is sent and the field shows why. */
  | { type: 'save.requested' }
  /** The user tests the connection with the current fields, saved or not. */
  | { type: 'test.requested' };

type MerchantSettingsEmitted =
  /** The outcome of saving or testing, or that the user is no longer an administrator. */
  NotifyEmitted | ErrorCaughtEmitted;

/** Null before the first save. The problem code `permission_denied` means that the user is not an administrator. */
export type LoadMerchantConfigOutcome = Outcome<{ config: MaskedMerchantConfig | null }>;

/** Input of the `saveConfig` and `testConnection` actors. */
export interface SendMerchantConfigInput {
  config: MerchantConfig;
}
/** `success: false`: the server answered and did not save. */
export type SaveMerchantConfigOutcome = Outcome<{ success: boolean }>;
export type TestMerchantConnectionOutcome = Outcome<{ success: boolean; message: string }>;

const failedToast = (title: string, outcome: Outcome): ToastOptions =>
  errorToast(title, problemText(problemOf(outcome)) || messages.unknownError);

const toasts = {
  saved: successToast(messages.settingsUpdated, messages.settingsUpdatedText),
  notSaved: errorToast(messages.updateFailed, messages.updateFailedText),
  saveThrew: errorToast(messages.updateError, messages.unknownError),
  notReloaded: errorToast(shared.errorTitle, messages.settingsNotReloaded),
  testThrew: errorToast(messages.testError, messages.unknownError),
  denied: errorToast(messages.denied, messages.deniedText),
};

function configToSend({ parse, draft, config }: MerchantSettingsContext): SendMerchantConfigInput {
  const parsed = parse(draft, config);
  if (!parsed.ok) throw new Error('The payment settings are invalid: send them only if `isComplete` holds.');
  return { config: parsed.config };
}

const loaded = outputOf<LoadMerchantConfigOutcome>;
const isDenied = { type: 'isDenied', params: outputOf<Outcome> } as const;
const toEditing = {
  guard: { type: 'isOk', params: loaded },
  target: 'editing',
  actions: { type: 'storeConfig', params: loaded },
} as const;
const storeProblem = { type: 'storeProblem', params: loaded } as const;
const toDemoted = {
  guard: isDenied,
  target: 'demoted',
  actions: { type: 'notify', params: { toast: toasts.denied } },
} as const;

/**
 * The payment settings of an administrator: loads them, edits them, tests the connection, saves them and loads them
 * again. Their page starts it and stops it, except while it is saving. The server decides who is an administrator:
 * `denied` if the first load is rejected, `demoted` if the role is lost later. Both clear the settings from the
 * context. `stale` means that the settings were saved but could not be loaded again.
 *
 * @testing Use `controlledActor` for the three actors and a short `parse`. The machine has no timers. Test that
 * `denied` and `demoted`, after a rejection of any request, keep neither the settings nor the typed values.
 */
export const merchantSettingsMachine = setup({
  types: {} as {
    context: MerchantSettingsContext;
    events: MerchantSettingsEvent;
    input: MerchantSettingsInput;
    emitted: MerchantSettingsEmitted;
  },
  actors: {
    /** Loads the settings with masked secrets; null before the first save. */
    loadConfig: requiredActor<LoadMerchantConfigOutcome, void>('loadConfig'),
    /** Saves the settings with only the secrets that were typed, and returns whether the server saved them. */
    saveConfig: requiredActor<SaveMerchantConfigOutcome, SendMerchantConfigInput>('saveConfig'),
    /** Lets the server test the settings with the payment provider and returns its message. */
    testConnection: requiredActor<TestMerchantConnectionOutcome, SendMerchantConfigInput>('testConnection'),
  },
  guards: {
    isOk,
    isSaved: (_, outcome: SaveMerchantConfigOutcome) => outcome.ok && outcome.success,
    isNotSaved: (_, outcome: SaveMerchantConfigOutcome) => outcome.ok && !outcome.success,
    isDenied: (_, outcome: Outcome) => !outcome.ok && outcome.problem.code === 'permission_denied',
    isComplete: ({ context: { parse, draft, config } }) => parse(draft, config).ok,
  },
  actions: {
    storeConfig: assign((_, outcome: LoadMerchantConfigOutcome) =>
      outcome.ok
        ? { config: outcome.config, draft: merchantFormOf(outcome.config), errors: {}, problem: undefined }
        : {},
    ),
    storeProblem: assign((_, outcome: LoadMerchantConfigOutcome) =>
      outcome.ok ? {} : { problem: outcome.problem },
    ),
    storeUnexpected: assign({ problem: unexpectedProblem }),
    clearConfig: assign({ config: null, draft: merchantFormOf(null), errors: {}, problem: undefined }),
    change: assign(({ context }, { field, value }: { field: MerchantField; value: string }) => ({
      draft: { ...context.draft, [field]: value },
    })),
    showErrors: assign(({ context: { parse, draft, config } }) => {
      const parsed = parse(draft, config);
      return { errors: parsed.ok ? {} : parsed.errors };
    }),
    clearErrors: assign({ errors: {} }),
    notify: notify(),
    notifySaveFailed: emit((_, outcome: SaveMerchantConfigOutcome) => ({
      type: 'notify',
      toast: failedToast(messages.updateError, outcome),
    })),
    notifyTested: emit((_, outcome: TestMerchantConnectionOutcome) => ({
      type: 'notify',
      toast: testedToast(outcome),
    })),
    reportError: reportError(),
  },
}).createMachine({
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
        onError: { target: 'failed', actions: ['storeUnexpected', report] },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    denied: { entry: 'clearConfig' },
    editing: {
      on: {
        'field.changed': {
          actions: { type: 'change', params: ({ event: { field, value } }) => ({ field, value }) },
        },
        'save.requested': [
          { guard: 'isComplete', target: 'saving', actions: 'clearErrors' },
          { actions: 'showErrors' },
        ],
        'test.requested': [
          { guard: 'isComplete', target: 'testing', actions: 'clearErrors' },
          { actions: 'showErrors' },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveConfig',
        input: ({ context }) => configToSend(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: outputOf },
            target: 'refreshing',
            actions: { type: 'notify', params: { toast: toasts.saved } },
          },
          toDemoted,
          {
            guard: { type: 'isNotSaved', params: outputOf },
            target: 'editing',
            actions: { type: 'notify', params: { toast: toasts.notSaved } },
          },
          { target: 'editing', actions: { type: 'notifySaveFailed', params: outputOf } },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'notify', params: { toast: toasts.saveThrew } }, report],
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
        onError: { target: 'stale', actions: ['storeUnexpected', report] },
      },
    },
    stale: {
      entry: { type: 'notify', params: { toast: toasts.notReloaded } },
      on: { 'load.retried': { target: 'refreshing' } },
    },
    testing: {
      invoke: {
        src: 'testConnection',
        input: ({ context }) => configToSend(context),
        onDone: [toDemoted, { target: 'editing', actions: { type: 'notifyTested', params: outputOf } }],
        onError: {
          target: 'editing',
          actions: [{ type: 'notify', params: { toast: toasts.testThrew } }, report],
        },
      },
    },
    demoted: { entry: 'clearConfig' },
  },
});

function testedToast(outcome: TestMerchantConnectionOutcome): ToastOptions {
  if (!outcome.ok) return failedToast(messages.testError, outcome);
  return outcome.success
    ? successToast(messages.testPassed, outcome.message)
    : errorToast(messages.testFailed, outcome.message);
}
