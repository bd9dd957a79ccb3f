import { errorToast, infoToast, successToast } from '../../plain-toasts';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthUser } from '../auth.types';
import { welcomeBack } from '../shared/welcome';
import type { EndSessionOutcome } from './session.types';

export const signedInElsewhereToast = (user: AuthUser): ToastOptions =>
  successToast('Sign in successful', welcomeBack(user));

export const sessionLostToast: ToastOptions = infoToast('You have been signed out');

const signOutIssueToast: ToastOptions = {
  title: 'Sign out issue',
  description: "You've been logged out locally, but there was a server error.",
  variant: 'warning',
  type: 'warning',
};

const signOutFailedToast = errorToast('Sign out failed', 'Please try again later');

/** Nobody planned this one. */
export const signOutBrokenToast = errorToast('Error during logout', 'Please try again later');

/** What is said of an own sign-out. */
export function signOutToast(outcome: EndSessionOutcome): ToastOptions {
  if (outcome.ok) return successToast('Successfully logged out');
  return outcome.reason === 'server' ? signOutIssueToast : signOutFailedToast;
}
