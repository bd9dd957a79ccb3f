import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';

/** What the account page shows of a person. */
export interface Profile {
  fullName: string;
  /** Shown only: it cannot be changed. */
  email: string;
}

export type ProfileInput = Profile;

export interface ProfileContext {
  profile: Profile;
  /** The name as it was typed last, kept when saving it fails. */
  draft: string;
  /** What is wrong with the typed name. */
  fieldError: string | undefined;
}

export type ProfileEvent =
  /** The account as it is now, such as after a change in another tab. What is being typed stays. */
  | { type: 'profile.changed'; user: Profile }
  | { type: 'edit.started' }
  | { type: 'edit.cancelled' }
  | { type: 'profile.submit'; fullName: string };

export type ProfileEmitted = NotifyEmitted | ErrorCaughtEmitted;

/** Input of the `saveProfile` actor. */
export interface SaveProfileInput {
  /** Trimmed, 1 to `fullNameMaxCharacters` characters. */
  fullName: string;
}
export type SaveProfileOutcome = Outcome;
