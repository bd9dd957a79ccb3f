import { errorToast, successToast } from '../../plain-toasts';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthProblem, AuthUser } from '../auth.types';
import { deadLinkProblem } from '../shared/dead-link';
import { notStoredToast } from '../shared/form-messages';
import { welcomeBack } from '../shared/welcome';
import type { CallbackRequest, SetSessionOutcome } from './auth-callback.types';

const descriptionMaxCharacters = 200;

/** What an address says went wrong, as plain text: anybody can write such an address. */
export function refusalProblem(callback: CallbackRequest): AuthProblem {
  const description = callback.kind === 'error' ? callback.description : '';
  // Controls, and marks that turn the direction of text, could make it look like something else.
  const text = description.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const message = Array.from(text).slice(0, descriptionMaxCharacters).join('');
  return message === '' ? deadLinkProblem : { code: 'refused', message };
}

/** Nobody planned this one. */
export const callbackFailedProblem: AuthProblem = { code: 'unexpected', message: 'Something went wrong' };

export const alreadySignedInToast = (user: AuthUser): ToastOptions =>
  successToast('Successfully logged in', welcomeBack(user));

const signedInToast = (user: AuthUser, provider: string | undefined): ToastOptions =>
  provider === 'google'
    ? successToast('Google sign in successful', welcomeBack(user))
    : alreadySignedInToast(user);

/** What is said of a session that was made of what an address brought; nothing where none was. */
export function signedInToasts(callback: CallbackRequest, outcome: SetSessionOutcome): ToastOptions[] {
  if (!outcome.ok) return [];
  const said = callback.kind === 'tokens' ? callback.provider : undefined;
  const toast = signedInToast(outcome.user, said ?? outcome.provider);
  return outcome.storage === false ? [toast, notStoredToast] : [toast];
}

export const foundToast = successToast('Welcome!');

export const invalidToast = ({ message }: AuthProblem): ToastOptions => errorToast('Login failed', message);

export const failedToast = ({ message }: AuthProblem): ToastOptions =>
  errorToast('Authentication error', message || callbackFailedProblem.message);
