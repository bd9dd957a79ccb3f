import { errorToast, successToast } from '../../plain-toasts';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { FieldErrors } from '../auth.types';
import { fieldErrors, ifBlank } from '../shared/field-errors';
import { failureToast, notStoredToast } from '../shared/form-messages';
import { mailWaitText } from '../shared/wait-text';
import type { Credentials, SignInField, SignInOutcome } from './sign-in.types';

/** What is missing. A password may be blank. */
export const credentialErrors = ({ email, password }: Credentials): FieldErrors<SignInField> =>
  fieldErrors({
    email: ifBlank(email, 'Enter your email address.'),
    password: password === '' ? 'Enter your password.' : undefined,
  });

const welcomeToast = successToast('Welcome back!', "You've successfully logged in.");

/** What is said of an attempt to sign in. */
export function signInToasts(outcome: SignInOutcome): ToastOptions[] {
  if (!outcome.ok) return [failureToast('Login failed', outcome.problem)];
  return outcome.storage === false ? [welcomeToast, notStoredToast] : [welcomeToast];
}

export const emailRequiredToast = errorToast('Email required', 'Please enter your email address first.');
/** Another mail cannot be had yet. For whole seconds, at least 1. */
export const mailWaitToast = (seconds: number): ToastOptions => errorToast('Error', mailWaitText(seconds));

export const resetSentToast = successToast('Password reset email has been sent');
export const confirmationSentToast = successToast('Confirmation email has been sent');
