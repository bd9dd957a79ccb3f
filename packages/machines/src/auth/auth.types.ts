import type { ErrorCaughtEmitted, NavigateEmitted } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

/** Who is signed in, as far as the product shows it. What someone may do, the server decides. */
export interface AuthUser {
  id: string;
  email: string;
  /** Empty when none was given. */
  fullName: string;
  /** For what is shown only: the person could have set it themselves. */
  isAdmin: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** Why the backend did not do what was asked, in words for the person. `code` is the backend's. */
export interface AuthProblem extends Problem {
  /** Seconds to wait before asking again, where the backend said so. */
  retryAfterSeconds?: number;
  /** What is wrong with a password, for the code `weak_password`: `length`, `characters`, `pwned`, or a newer one. */
  reasons?: readonly string[];
}

/** What an actor comes back with: what it has, or why not. A throw is for what nobody planned. */
export type AuthOutcome<Value extends object = object> =
  | ({ ok: true } & Value)
  | { ok: false; problem: AuthProblem };

/** What is wrong with each field of a form, in words to show beside it. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What the machines of this folder tell the outside. */
export type AuthEmitted = NotifyEmitted | NavigateEmitted | ErrorCaughtEmitted;
