import type { EmailFrequency, PreferencePage, PreferenceSwitch, Preferences } from '@verapix/facts';
import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

export interface PreferencesInput {
  /** The settings page: what it may change and what it says. */
  page: PreferencePage;
}

export interface PreferencesContext extends PreferencesInput {
  /** What the backend holds, as far as is known; the defaults until it was read. */
  saved: Preferences;
  /** What the person has changed since, and nothing else: saving it leaves other pages and tabs alone. */
  changes: Partial<Preferences>;
  /** Why the settings could not be read; gone with the next attempt. */
  problem: Problem | undefined;
}

export type PreferencesEvent =
  | { type: 'load.retried' }
  /** Switches of other pages are ignored. Two-factor authentication is set up first when it is switched on. */
  | { type: 'switch.toggled'; key: PreferenceSwitch; on: boolean }
  /** Only the page of e-mail preferences has a frequency. */
  | { type: 'frequency.chosen'; frequency: EmailFrequency }
  | { type: 'save.requested' };

export type PreferencesEmitted = NotifyEmitted | ErrorCaughtEmitted;

export type LoadPreferencesOutcome = Outcome<{ preferences: Preferences }>;

/** Input of the `savePreferences` actor: what to change; what is absent stays as it is. */
export interface SavePreferencesInput {
  changes: Partial<Preferences>;
}
/** All settings as they are now, changes made elsewhere included. */
export type SavePreferencesOutcome = Outcome<{ preferences: Preferences }>;
export type StartTwoFactorOutcome = Outcome;
