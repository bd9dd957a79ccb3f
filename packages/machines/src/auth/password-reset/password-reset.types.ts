import type { AuthOutcome, AuthProblem, FieldErrors } from '../auth.types';

export type PasswordResetField = 'password' | 'repeated';

export interface PasswordResetContext {
  /** Whose password it is; empty until that is known. */
  email: string;
  problem: AuthProblem | undefined;
  fieldErrors: FieldErrors<PasswordResetField>;
}

export type PasswordResetEvent =
  | { type: 'password.submit'; password: string; repeated: string }
  /** Looks again whose password it is, after the backend could not be asked. */
  | { type: 'check.retried' };

/** Output of the `findIdentity` actor: whose password may be set, by the link or by the session that is there. */
export type FindIdentityOutcome = AuthOutcome<{ email: string }>;

/** Input of the `updatePassword` actor. */
export type UpdatePasswordInput = { password: string };
