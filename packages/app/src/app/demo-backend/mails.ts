import type { Problem } from '@verapix/client/problem';
import type { ToastOptions } from '@verapix/machines';
import type { Mail } from '@verapix/mocks/embedded';
import type { DemoBackendMail } from '@verapix/ui';

/** The time of a mail, with the day if it is not from today. */
function timeOf(sentAt: number, now: number): string {
  const isToday = new Date(sentAt).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(undefined, { ...day, timeStyle: 'short' }).format(sentAt);
}

/** The inbox of the panel, newest first. `now` in milliseconds since 1970. */
export function inboxOf(mails: readonly Mail[], now: number): DemoBackendMail[] {
  return mails
    .map(({ sentAt, readAt, ...mail }) => ({ ...mail, time: timeOf(sentAt, now), read: readAt !== null }))
    .reverse();
}

/** The number of unread mails. */
export const unreadIn = (mails: readonly Mail[]): number =>
  mails.filter(({ readAt }) => readAt === null).length;

const success = { variant: 'success', type: 'success' } as const;
const error = { variant: 'destructive', type: 'error' } as const;

export const signedInAs = (label: string): ToastOptions => ({ title: `Signed in as ${label}`, ...success });

export const notSignedInAs = (label: string, { code, message }: Problem): ToastOptions => ({
  title: `Not signed in as ${label}`,
  description:
    code === 'invalid_credentials'
      ? 'The account was changed or deleted: reset the data to have it back.'
      : message,
  ...error,
});

export const dataReset: ToastOptions = {
  title: 'The data was reset',
  description: 'The sample people are as they were, and you are signed out.',
  ...success,
};

export const copied: ToastOptions = { title: 'Copied', ...success };

export const notCopied: ToastOptions = {
  title: 'Not copied',
  description: 'This browser does not let the page use the clipboard: select the text and copy it.',
  variant: 'warning',
  type: 'warning',
};

/** Shown if the panel could not open. The error says why and what to do. */
export const notStarted = (cause: unknown): ToastOptions => ({
  title: 'The demo backend did not start',
  description: cause instanceof Error ? cause.message : 'Reload the page to try again.',
  ...error,
});
