import type { AuthProblem, FieldErrors } from '../auth.types';
import type { FormContext } from './form.types';
import type { Wait } from './form-context';

/** Whether the backend is being asked, or the browser is on its way to Google. */
export const isAuthBusy = (snapshot: { hasTag: (tag: 'busy') => boolean }): boolean =>
  snapshot.hasTag('busy');

/** Why the last attempt failed; gone with the next one. */
export const selectAuthProblem = (snapshot: {
  context: { problem: AuthProblem | undefined };
}): AuthProblem | undefined => snapshot.context.problem;

/** What to show beside each field. */
export const selectFieldErrors = <Field extends string>(snapshot: {
  context: Pick<FormContext<Field>, 'fieldErrors'>;
}): FieldErrors<Field> => snapshot.context.fieldErrors;

/** Whole seconds until the backend may be asked again; 0 when it may be now. */
export const selectSecondsToWait = ({ context: { now, retryAt = 0 } }: { context: Wait }): number =>
  Math.max(0, Math.ceil((retryAt - now()) / 1000));
