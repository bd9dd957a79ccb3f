import type { ToastOptions } from '@verapix/machines';
import type { Problem } from '../backend/problem';

/** What is said of what was done in the panel. */
export const signedInAs = (label: string): ToastOptions => ({
  title: `Signed in as ${label}`,
  variant: 'success',
  type: 'success',
});

const hints: ReadonlyMap<string, string> = new Map([
  ['invalid_credentials', 'The account was changed or deleted: reset the data to have it back.'],
]);

export const notSignedInAs = (label: string, { code, message }: Problem): ToastOptions => ({
  title: `Not signed in as ${label}`,
  description: hints.get(code) ?? message,
  variant: 'destructive',
  type: 'error',
});

export const dataReset: ToastOptions = {
  title: 'The data was reset',
  description: 'The sample people are as they were, and you are signed out.',
  variant: 'success',
  type: 'success',
};

export const copied: ToastOptions = { title: 'Copied', variant: 'success', type: 'success' };

export const notCopied: ToastOptions = {
  title: 'Not copied',
  description: 'This browser does not let the page use the clipboard: select the text and copy it.',
  variant: 'warning',
  type: 'warning',
};

/** The panel could not be opened. The error says why and what to do. */
export const notStarted = (error: unknown): ToastOptions => ({
  title: 'The stand-in backend did not start',
  description: error instanceof Error ? error.message : 'Reload the page to try again.',
  variant: 'destructive',
  type: 'error',
});
