import type { Problem } from '@verapix/client/problem';
import { errorToast, successToast, warningToast } from '@verapix/machines';
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

export const signedInAs = (label: string) => successToast(`Signed in as ${label}`);

export const notSignedInAs = (label: string, { code, message }: Problem) =>
  errorToast(
    `Not signed in as ${label}`,
    code === 'invalid_credentials'
      ? 'The account was changed or deleted: reset the data to have it back.'
      : message,
  );

export const dataReset = successToast(
  'The data was reset',
  'The sample people are as they were, and you are signed out.',
);

export const copied = successToast('Copied');

export const notCopied = warningToast(
  'Not copied',
  'This browser does not let the page use the clipboard: select the text and copy it.',
);

/** Shown if the panel could not open. The error says why and what to do. */
export const notStarted = (cause: unknown) =>
  errorToast(
    'The demo backend did not start',
    cause instanceof Error ? cause.message : 'Reload the page to try again.',
  );
