import { errorToast, problemOf, problemText, successToast } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { SaveMerchantConfigOutcome, TestMerchantConnectionOutcome } from './merchant-settings.types';

const unknownError = 'An unknown error occurred';

export const savedToast = successToast(
  'Configuration Updated',
  'Payment settings have been updated successfully.',
);

/** Saved, and not read again. */
export const refreshFailedToast = errorToast('Error', 'Failed to refresh configuration. Please try again.');

export const saveFailedToast = errorToast(
  'Update Failed',
  'Failed to update payment settings. Please try again.',
);

export const saveErrorToast = (outcome: SaveMerchantConfigOutcome): ToastOptions =>
  errorToast('Update Error', problemText(problemOf(outcome)) || unknownError);

export const saveThrewToast = errorToast('Update Error', unknownError);

export const testErrorToast = (outcome: TestMerchantConnectionOutcome): ToastOptions =>
  errorToast('Test Error', problemText(problemOf(outcome)) || unknownError);

export const testThrewToast = errorToast('Test Error', unknownError);

/** The server's word on the connection. */
export const testedToast = (success: boolean, message: string): ToastOptions =>
  success ? successToast('Connection Successful', message) : errorToast('Connection Test Failed', message);

export const deniedToast = errorToast(
  'Permission Denied',
  'Only administrators can update merchant configuration.',
);
