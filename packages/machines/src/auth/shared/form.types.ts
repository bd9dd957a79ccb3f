import type { AuthProblem, FieldErrors } from '../auth.types';

/** What a form that asks the backend for something starts with. */
export interface FormInput {
  /** The time in milliseconds, such as `Date.now`: the end of a wait is reckoned with it. */
  now: () => number;
}

/** What such a form remembers. What was typed stays with the view, and a password is never held. */
export interface FormContext<Field extends string> extends FormInput {
  /** The address that was sent last; empty before. */
  email: string;
  /** Why the last attempt failed; gone with the next one. */
  problem: AuthProblem | undefined;
  fieldErrors: FieldErrors<Field>;
  /** When the backend may be asked again, by `now`. */
  retryAt: number | undefined;
}

/** Leaving for Google. */
export type GoogleEvent =
  | { type: 'google.chosen' }
  /** The page came back out of the browser's memory: the person did not go on at Google. */
  | { type: 'page.restored' };
