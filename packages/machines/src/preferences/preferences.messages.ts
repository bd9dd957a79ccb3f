import type { PreferencePage } from '@verapix/facts';
import { errorToast, infoToast, problemText, successToast } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

const savedTexts = {
  notifications: 'Your notification preferences have been updated',
  privacy: 'Your privacy and security settings have been updated',
  email: 'Your email preferences have been updated',
} as const satisfies Record<PreferencePage, string>;

const saveFailedTexts = {
  notifications: 'Failed to save notification settings',
  privacy: 'Failed to save settings',
  email: 'Failed to save email preferences',
} as const satisfies Record<PreferencePage, string>;

export const savedToast = (page: PreferencePage): ToastOptions =>
  successToast('Settings Saved', savedTexts[page]);

export const saveFailedToast = (page: PreferencePage, problem: Problem): ToastOptions =>
  errorToast(saveFailedTexts[page], problemText(problem));

/** A switch or the frequency was changed; it is not kept before it is saved. */
export const changedToast = (isAnyUnsaved: boolean): ToastOptions =>
  infoToast('Setting updated', isAnyUnsaved ? 'You have unsaved changes.' : undefined);

export const twoFactorStartedToast = successToast(
  'Two-factor setup started',
  'Instructions have been sent to your email.',
);

export const twoFactorFailedToast = (problem: Problem): ToastOptions =>
  errorToast('Error', problemText(problem));
