import { errorToast, infoToast, problemText, unexpectedProblem } from '../../plain-toasts';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthProblem } from '../auth.types';

/** Something failed, with the reason where there is one. */
export function failureToast(title: string, problem: AuthProblem = unexpectedProblem): ToastOptions {
  return errorToast(title, problemText(problem));
}

export const googleToast: ToastOptions = infoToast('Redirecting to Google');

export const googleFailedToast = (problem?: AuthProblem): ToastOptions =>
  failureToast('Google login failed', problem);

/** The session could not be kept in this browser. Says all that matters, since it takes the place of the success. */
export const notStoredToast: ToastOptions = {
  title: 'Signed in until you leave',
  description:
    'This browser does not let us store your session: you will be signed out when you reload or close this tab.',
  variant: 'warning',
  type: 'warning',
};
