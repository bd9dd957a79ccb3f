import type { AuthProblem, FieldErrors } from '../auth.types';
import type { FormContext, FormInput } from './form.types';

/** What a wait is reckoned from. */
export type Wait = Pick<FormContext<string>, 'now' | 'retryAt'>;

/** The context of a form that was just opened. */
export const emptyForm = ({ now }: FormInput) => ({
  now,
  email: '',
  problem: undefined,
  fieldErrors: {},
  retryAt: undefined,
});

/** Begins an attempt: what the last one left is gone. */
export const beginAttempt = (_: unknown, { email }: { email: string }) => ({
  email,
  problem: undefined,
  fieldErrors: {},
});

/** Shows what is wrong with the fields, instead of an attempt. */
export const showFieldErrors = (_: unknown, { fieldErrors }: { fieldErrors: FieldErrors<string> }) => ({
  fieldErrors,
});

/** When the backend may be asked again, where it said so. */
export const retryAtOf = ({ now }: FormInput, { retryAfterSeconds }: AuthProblem): number | undefined =>
  retryAfterSeconds === undefined ? undefined : now() + retryAfterSeconds * 1000;

/** Whether the backend wants to be left alone. */
export const mustWait = ({ context: { now, retryAt } }: { context: Wait }): boolean =>
  retryAt !== undefined && retryAt > now();

/** Milliseconds until it may be asked again. */
export const cooldown = ({ context: { now, retryAt = 0 } }: { context: Wait }): number =>
  Math.max(0, retryAt - now());

/** Whether nothing is wrong with the fields. */
export const isComplete = (_: unknown, { fieldErrors }: { fieldErrors: FieldErrors<string> }): boolean =>
  Object.keys(fieldErrors).length === 0;

/** Whether an actor came back with what it was asked for. */
export const isOk = (_: unknown, { ok }: { ok: boolean }): boolean => ok;
