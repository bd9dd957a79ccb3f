import type { Problem } from '../shared/problem';
import { errorToast, successToast, type ToastOptions } from '../shared/toast';

/**
 * No payment page opened: the automatic attempt of the page, and the user's click. The page also shows these texts
 * before the machine is loaded.
 */
export const blockedText = {
  page: 'Automatic redirect failed. Please use the button below.',
  user: 'Failed to redirect to payment page',
} as const;

export const loginRequiredToast = errorToast('Login Required', 'Please log in to complete the purchase');

/** The id by which the app withdraws the toast when the user is back on the tab. */
export const openedToastId = 'checkout-opened';
export const openedToast: ToastOptions = {
  id: openedToastId,
  ...successToast('Stripe checkout opened in a new tab'),
};

/** A checkout without a page to open. */
export const unavailableProblem: Problem = {
  code: 'checkout_unavailable',
  message: 'Payment checkout URL not available',
};
const unavailableToast = errorToast('Error', unavailableProblem.message);
export const unknownPlanToast = errorToast('Error', 'Unknown plan selected');
export const declinedToast = errorToast('Payment declined', 'You were not charged.');

/** The browser blocked the new tab. */
export const blockedToast = (opener: 'page' | 'user'): ToastOptions =>
  errorToast('Error', blockedText[opener]);

/** The server created no checkout. */
export const failedToast = ({ code, message }: Problem): ToastOptions =>
  code === unavailableProblem.code ? unavailableToast : errorToast(blockedText.user, message);
