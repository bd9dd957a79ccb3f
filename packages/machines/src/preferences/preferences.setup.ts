import {
  type PreferencePage,
  type PreferenceSwitch,
  type Preferences,
  preferenceDefaults,
} from '@verapix/facts';
import { assign, emit, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { problemOf } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';
import { changedToast, savedToast, saveFailedToast, twoFactorFailedToast } from './preferences.messages';
import { hasUnsavedPreferences } from './preferences.selectors';
import type {
  LoadPreferencesOutcome,
  PreferencesContext,
  PreferencesEmitted,
  PreferencesEvent,
  PreferencesInput,
  SavePreferencesInput,
  SavePreferencesOutcome,
  StartTwoFactorOutcome,
} from './preferences.types';
import { unsavedChanges } from './unsaved-changes';

interface Toggle {
  key: PreferenceSwitch;
  on: boolean;
}

const isOnPage = (page: PreferencePage, key: PreferenceSwitch): boolean => key in preferenceDefaults[page];

/** The words of the preferences machine: its actors, guards and actions. What follows on what is in the chart. */
export const preferencesSetup = setup({
  types: {} as {
    context: PreferencesContext;
    events: PreferencesEvent;
    input: PreferencesInput;
    emitted: PreferencesEmitted;
  },
  actors: {
    loadPreferences: actorMustBeProvided<LoadPreferencesOutcome, void>('loadPreferences'),
    savePreferences: actorMustBeProvided<SavePreferencesOutcome, SavePreferencesInput>('savePreferences'),
    startTwoFactor: actorMustBeProvided<StartTwoFactorOutcome, void>('startTwoFactor'),
  },
  guards: {
    isOk: (_, { ok }: { ok: boolean }) => ok,
    isOnPage: ({ context }, { key }: Toggle) => isOnPage(context.page, key),
    /** Off here and at the backend: switching it back on before saving needs no new setup. */
    needsTwoFactorSetup: ({ context }, { key, on }: Toggle) =>
      isOnPage(context.page, key) && key === 'twoFactorAuth' && on && !context.saved.twoFactorAuth,
    hasFrequency: ({ context }) => context.page === 'email',
    hasChanges: ({ context }) => hasUnsavedPreferences({ context }),
    hasNoChanges: ({ context }) => !hasUnsavedPreferences({ context }),
  },
  actions: {
    storeLoaded: assign((_, outcome: LoadPreferencesOutcome) =>
      outcome.ok ? { saved: outcome.preferences } : { problem: outcome.problem },
    ),
    storeProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    forgetProblem: assign({ problem: undefined }),
    change: assign(({ context }, more: Partial<Preferences>) => ({ changes: unsavedChanges(context, more) })),
    notifyChanged: emit(({ context }) => ({
      type: 'notify',
      toast: changedToast(hasUnsavedPreferences({ context })),
    })),
    storeSaved: assign((_, outcome: SavePreferencesOutcome) =>
      outcome.ok ? { saved: outcome.preferences, changes: {} } : {},
    ),
    notify: emit((_, { toast }: { toast: ToastOptions }) => ({ type: 'notify', toast })),
    notifySaved: emit(({ context }) => ({ type: 'notify', toast: savedToast(context.page) })),
    notifySaveFailed: emit(({ context }, outcome: SavePreferencesOutcome) => ({
      type: 'notify',
      toast: saveFailedToast(context.page, problemOf(outcome)),
    })),
    notifyTwoFactorFailed: emit((_, outcome: StartTwoFactorOutcome) => ({
      type: 'notify',
      toast: twoFactorFailedToast(problemOf(outcome)),
    })),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
});
