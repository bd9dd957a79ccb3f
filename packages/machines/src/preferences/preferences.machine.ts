import {
  defaultPreferences,
  type EmailFrequency,
  type Outcome,
  preferenceDefaults,
  type PreferencePage,
  type Preferences,
  type PreferenceSwitch,
  type Problem,
} from '@verapix/domain';
import * as messages from '@verapix/messages/machines-account';
import { assign, emit, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { infoToast, successToast } from '../shared/toast';
import { hasUnsavedPreferences } from './preferences.selectors';

interface PreferencesInput {
  /** The settings page: selects the switches it can change and its messages. */
  page: PreferencePage;
}

interface PreferencesContext extends PreferencesInput {
  /** The settings on the server; the defaults until they are loaded. */
  saved: Preferences;
  /** Only what the user changed, so that a save does not overwrite other pages and tabs. */
  changes: Partial<Preferences>;
  /** Why the settings could not be loaded; cleared by the next attempt. */
  problem: Problem | undefined;
}

type PreferencesEvent =
  /** The user retries after the settings could not be loaded. */
  | { type: 'load.retried' }
  /**
   * The user toggles a switch; it takes effect when it is saved. Switches of other pages are ignored.
   */
  | { type: 'switch.toggled'; key: PreferenceSwitch; on: boolean }
  /** The user chooses how often emails are sent. Only the page of email preferences has this choice. */
  | { type: 'frequency.chosen'; frequency: EmailFrequency }
  /** The user saves the changes. */
  | { type: 'save.requested' };

type PreferencesEmitted =
  /** A setting changed and is not saved yet, or the outcome of saving. */
  NotifyEmitted | ErrorCaughtEmitted;

export type LoadPreferencesOutcome = Outcome<{ preferences: Preferences }>;

/** Input of the `savePreferences` actor. Absent settings stay as they are. */
export interface SavePreferencesInput {
  changes: Partial<Preferences>;
}
/** All settings after the save, including changes made elsewhere. */
export type SavePreferencesOutcome = Outcome<{ preferences: Preferences }>;

const savedTexts = {
  notifications: messages.notificationsSaved,
  privacy: messages.privacySaved,
  email: messages.emailsSaved,
} as const satisfies Record<PreferencePage, string>;

const saveFailedTexts = {
  notifications: messages.notificationsNotSaved,
  privacy: messages.settingsNotSaved,
  email: messages.emailsNotSaved,
} as const satisfies Record<PreferencePage, string>;

const isOnPage = (page: PreferencePage, key: PreferenceSwitch): boolean => key in preferenceDefaults[page];

/** All changes that differ from the saved settings. */
function withChanges({ saved, changes }: PreferencesContext, more: Partial<Preferences>) {
  const all = Object.entries({ ...changes, ...more }) as [keyof Preferences, unknown][];
  return Object.fromEntries(all.filter(([key, value]) => value !== saved[key]));
}

/**
 * The settings of one of the three settings pages: loads them, changes them and saves the changes. Each page starts
 * its own and stops it, except while it is saving. A failed save keeps the changes.
 *
 * @testing Use `controlledActor` for both actors. The machine has no timers. Test `clean` and `dirty`: a switch
 * that is toggled back is not a change.
 */
export const preferencesMachine = setup({
  types: {} as {
    context: PreferencesContext;
    events: PreferencesEvent;
    input: PreferencesInput;
    emitted: PreferencesEmitted;
  },
  actors: {
    /** Loads all settings of the user. */
    loadPreferences: requiredActor<LoadPreferencesOutcome, void>('loadPreferences'),
    /** Saves the changes and returns all settings. */
    savePreferences: requiredActor<SavePreferencesOutcome, SavePreferencesInput>('savePreferences'),
  },
  guards: {
    isOk,
    isOnPage: ({ context }, { key }: { key: PreferenceSwitch }) => isOnPage(context.page, key),
    hasFrequency: ({ context }) => context.page === 'email',
    hasChanges: ({ context }) => hasUnsavedPreferences({ context }),
    hasNoChanges: ({ context }) => !hasUnsavedPreferences({ context }),
  },
  actions: {
    storeLoaded: assign((_, outcome: LoadPreferencesOutcome) =>
      outcome.ok ? { saved: outcome.preferences } : { problem: outcome.problem },
    ),
    clearProblem: assign({ problem: undefined }),
    change: assign(({ context }, more: Partial<Preferences>) => ({ changes: withChanges(context, more) })),
    storeSaved: assign((_, outcome: SavePreferencesOutcome) =>
      outcome.ok ? { saved: outcome.preferences, changes: {} } : {},
    ),
    notifyChanged: emit(({ context }) => ({
      type: 'notify',
      toast: infoToast(
        messages.settingUpdated,
        hasUnsavedPreferences({ context }) ? messages.unsavedChanges : undefined,
      ),
    })),
    notifySaved: emit(({ context }) => ({
      type: 'notify',
      toast: successToast(messages.settingsSaved, savedTexts[context.page]),
    })),
    notifySaveFailed: emit(({ context }, outcome: SavePreferencesOutcome) => ({
      type: 'notify',
      toast: failureToast(saveFailedTexts[context.page], problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
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
      entry: 'clearProblem',
      invoke: {
        src: 'loadPreferences',
        onDone: [
          { guard: ifOk, target: 'ready', actions: { type: 'storeLoaded', params: outputOf } },
          { target: 'failed', actions: { type: 'storeLoaded', params: outputOf } },
        ],
        onError: { target: 'failed', actions: [{ type: 'storeLoaded', params: unexpectedOutcome }, report] },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    ready: {
      initial: 'clean',
      on: {
        'switch.toggled': {
          guard: { type: 'isOnPage', params: ({ event: { key } }) => ({ key }) },
          actions: [{ type: 'change', params: ({ event: { key, on } }) => ({ [key]: on }) }, 'notifyChanged'],
        },
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
    saving: {
      invoke: {
        src: 'savePreferences',
        input: ({ context }) => ({ changes: context.changes }),
        onDone: [
          {
            guard: ifOk,
            target: 'ready',
            actions: [{ type: 'storeSaved', params: outputOf }, 'notifySaved'],
          },
          { target: 'ready', actions: { type: 'notifySaveFailed', params: outputOf } },
        ],
        onError: {
          target: 'ready',
          actions: [{ type: 'notifySaveFailed', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});
