import { errorToast, successToast } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';
import { blockedText } from './blocked-text';

export const loginRequiredToast = errorToast('Login Required', 'Please log in to complete the purchase');
/** By which the message that the payment page is open is taken back. */
export const openedToastId = 'checkout-opened';
export const openedToast: ToastOptions = {
  id: openedToastId,
  ...successToast('Stripe checkout opened in a new tab'),
};

/** What the page says of a checkout that has no page to go to. */
export const unavailableProblem: Problem = {
  code: 'checkout_unavailable',
  message: 'Payment checkout URL not available',
};
const unavailableToast = errorToast('Error', unavailableProblem.message);
export const unknownPlanToast = errorToast('Error', 'Unknown plan selected');
export const declinedToast = errorToast('Payment declined', 'You were not charged.');

/** The browser opened nothing: when the page tried by itself, and when the person pressed the button. */
export const blockedToast = (opener: 'page' | 'person'): ToastOptions =>
  errorToast('Error', blockedText[opener]);

/** The server made no checkout. */
export const failedToast = ({ code, message }: Problem): ToastOptions =>
  code === unavailableProblem.code ? unavailableToast : errorToast(blockedText.person, message);
