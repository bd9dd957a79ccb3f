import type { Problem } from '../shared/problem';

/** A failed request to the auth backend. `code` is the backend's error code. */
export interface AuthProblem extends Problem {
  /** Seconds to wait before the next request, if the backend returned it. */
  retryAfterSeconds?: number;
  /** What is wrong with a password, for the code `weak_password`: `length`, `characters`, `pwned`, or a newer one. */
  reasons?: readonly string[];
}

/** Output of an auth actor: its result, or the reason why there is none. */
export type AuthOutcome<Value extends object = object> =
  | ({ ok: true } & Value)
  | { ok: false; problem: AuthProblem };

/** What is wrong with each field of a form, as text for the user. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;
