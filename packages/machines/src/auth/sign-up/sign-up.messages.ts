import { successToast } from '../../plain-toasts';
import { fullNameProblem } from '../../profile/full-name';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthProblem, FieldErrors } from '../auth.types';
import { fieldErrors, ifBlank } from '../shared/field-errors';
import { failureToast, notStoredToast } from '../shared/form-messages';
import { impossiblePasswordError, refusedPasswordError } from '../shared/password-errors';
import type { SignUpDetails, SignUpField, SignUpOutcome } from './sign-up.types';

/** What is missing or can not be sent. */
export const detailErrors = ({ fullName, email, password }: SignUpDetails): FieldErrors<SignUpField> =>
  fieldErrors({
    fullName: fullNameProblem(fullName.trim()),
    email: ifBlank(email, 'Enter your email address.'),
    password: impossiblePasswordError(password, 'Enter a password.'),
  });

/** What the backend refused, beside the field that it is about. */
export const refusedDetailErrors = (problem: AuthProblem): FieldErrors<SignUpField> =>
  fieldErrors({
    fullName: undefined,
    email: problem.code === 'user_already_exists' ? problem.message : undefined,
    password: refusedPasswordError(problem),
  });

const founderToast = successToast('Founder account created!', 'You have full access to all features.');
const confirmToast = successToast('Account created!', 'Please check your email for the confirmation link.');
const memberToast = successToast('Account created!', 'You are signed in.');

/** What is said of an attempt to sign up. */
export function signUpToasts(outcome: SignUpOutcome): ToastOptions[] {
  if (!outcome.ok) return [failureToast('Account creation failed', outcome.problem)];
  if (!outcome.confirmed) return [confirmToast];
  const created = outcome.founder ? founderToast : memberToast;
  return outcome.storage === false ? [created, notStoredToast] : [created];
}
