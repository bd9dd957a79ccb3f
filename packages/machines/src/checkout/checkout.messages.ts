import type { Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-billing';
import * as shared from '@verapix/messages/machines-shared';
import { errorToast, successToast, type ToastOptions } from '../shared/toast';

/** No payment page opened: the automatic attempt of the page, and the user's click. Toasts and the page show these texts. */
export const blockedText = {
  page: messages.redirectFailed,
  user: messages.notRedirected,
} as const;

export const loginRequiredToast = errorToast(messages.signInRequired, messages.signInToPay);

/** The id by which the app withdraws the toast when the user is back on the tab. */
export const openedToastId = 'checkout-opened';
export const openedToast: ToastOptions = {
  id: openedToastId,
  ...successToast(messages.checkoutOpened),
};

/** A checkout without a page to open. */
export const unavailableProblem: Problem = {
  code: 'checkout_unavailable',
  message: messages.checkoutUnavailable,
};
const unavailableToast = errorToast(shared.errorTitle, unavailableProblem.message);
export const unknownPlanToast = errorToast(shared.errorTitle, messages.unknownPlan);
export const declinedToast = errorToast(messages.paymentDeclined, messages.notCharged);

/** The browser blocked the new tab. */
export const blockedToast = (opener: 'page' | 'user'): ToastOptions =>
  errorToast(shared.errorTitle, blockedText[opener]);

/** The server created no checkout. */
export const failedToast = ({ code, message }: Problem): ToastOptions =>
  code === unavailableProblem.code ? unavailableToast : errorToast(blockedText.user, message);
