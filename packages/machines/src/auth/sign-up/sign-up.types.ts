import type { AuthOutcome } from '../auth.types';
import type { FormContext, GoogleEvent } from '../shared/form.types';

export type SignUpField = 'fullName' | 'email' | 'password';

export type SignUpContext = FormContext<SignUpField>;

export interface SignUpDetails {
  fullName: string;
  email: string;
  password: string;
  /** Asks for an administrator's account, where that is offered. */
  founder: boolean;
}

export type SignUpEvent =
  | GoogleEvent
  | ({ type: 'details.submit' } & SignUpDetails)
  /** Gives up a sign-up under way: its actor's signal fires. The account may have been made all the same. */
  | { type: 'submit.cancelled' };

/**
 * Output of the `signUp` actor. `confirmed` is false when a mail with a link comes first, also for an address that
 * has an account already. `storage` is false when this browser could not keep the session.
 */
export type SignUpOutcome = AuthOutcome<{ confirmed: boolean; founder?: boolean; storage?: boolean }>;
