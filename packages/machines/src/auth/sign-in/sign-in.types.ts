import type { NavigateEmitted } from '../../outside.types';
import type { AuthEmitted, AuthOutcome } from '../auth.types';
import type { FormContext, GoogleEvent } from '../shared/form.types';

export type SignInField = 'email' | 'password';

export interface SignInContext extends FormContext<SignInField> {
  /** Whether the person chose to continue with e-mail. */
  isFormOpen: boolean;
  /** When the backend may be asked for another mail, by `now`; signing in need not wait for that. */
  mailRetryAt: number | undefined;
}

export interface Credentials {
  email: string;
  password: string;
}

export type SignInEvent =
  | GoogleEvent
  /** Reveals the form. */
  | { type: 'email.chosen' }
  | ({ type: 'credentials.submit' } & Credentials)
  /** Gives up a sign-in under way: its actor's signal fires. */
  | { type: 'submit.cancelled' }
  /** Asks for a link that resets the password. */
  | { type: 'reset.requested'; email: string }
  /** Asks for the confirmation mail once more, for the address that was just refused. */
  | { type: 'resend.requested' };

export type SignInEmitted = Exclude<AuthEmitted, NavigateEmitted>;

/** Output of the `signIn` actor. `storage` is false when this browser could not keep the session. */
export type SignInOutcome = AuthOutcome<{ storage?: boolean }>;

/** Input of the `sendReset` and `resendConfirmation` actors. */
export type MailInput = { email: string };
