import { assign, emit, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import type { Outcome } from '../outside.types';
import { unexpectedProblem } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import { type MerchantField, merchantFormOf } from './merchant-form';
import { saveErrorToast, testErrorToast, testedToast } from './merchant-settings.messages';
import type {
  LoadMerchantConfigOutcome,
  MerchantSettingsContext,
  MerchantSettingsEmitted,
  MerchantSettingsEvent,
  MerchantSettingsInput,
  SaveMerchantConfigOutcome,
  SendMerchantConfigInput,
  TestMerchantConnectionOutcome,
} from './merchant-settings.types';

/** The words of the payment settings' machine: its actors, guards and actions. What follows on what is in the chart. */
export const merchantSettingsSetup = setup({
  types: {} as {
    context: MerchantSettingsContext;
    events: MerchantSettingsEvent;
    input: MerchantSettingsInput;
    emitted: MerchantSettingsEmitted;
  },
  actors: {
    loadConfig: actorMustBeProvided<LoadMerchantConfigOutcome, void>('loadConfig'),
    saveConfig: actorMustBeProvided<SaveMerchantConfigOutcome, SendMerchantConfigInput>('saveConfig'),
    testConnection: actorMustBeProvided<TestMerchantConnectionOutcome, SendMerchantConfigInput>(
      'testConnection',
    ),
  },
  guards: {
    isOk: (_, { ok }: { ok: boolean }) => ok,
    isSaved: (_, outcome: SaveMerchantConfigOutcome) => outcome.ok && outcome.success,
    isRefused: (_, outcome: SaveMerchantConfigOutcome) => outcome.ok && !outcome.success,
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
    /** Nothing of the settings, or of what was typed, stays with somebody who may not see it. */
    forgetConfig: assign({ config: null, draft: merchantFormOf(null), errors: {}, problem: undefined }),
    change: assign(({ context }, { field, value }: { field: MerchantField; value: string }) => ({
      draft: { ...context.draft, [field]: value },
    })),
    showErrors: assign(({ context: { parse, draft, config } }) => {
      const parsed = parse(draft, config);
      return { errors: parsed.ok ? {} : parsed.errors };
    }),
    hideErrors: assign({ errors: {} }),
    notify: emit((_, { toast }: { toast: ToastOptions }) => ({ type: 'notify', toast })),
    notifySaveError: emit((_, outcome: SaveMerchantConfigOutcome) => ({
      type: 'notify',
      toast: saveErrorToast(outcome),
    })),
    notifyTested: emit((_, outcome: TestMerchantConnectionOutcome) => ({
      type: 'notify',
      toast: outcome.ok ? testedToast(outcome.success, outcome.message) : testErrorToast(outcome),
    })),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
});

/** What is sent: the fields, held against the schema once more. */
export function toSend({ parse, draft, config }: MerchantSettingsContext): SendMerchantConfigInput {
  const parsed = parse(draft, config);
  if (!parsed.ok) throw new Error('The payment settings are incomplete: send them after `isComplete` alone.');
  return { config: parsed.config };
}
