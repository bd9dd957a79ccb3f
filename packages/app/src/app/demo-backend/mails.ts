import type { Problem } from '@verapix/domain';
import { errorToast, successToast, warningToast } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/demo';
import type { Mail } from '@verapix/mocks/embedded';
import type { DemoBackendMail } from '@verapix/ui/product';
import { readersLocale } from '@verapix/messages/formats/dates';

/** The time of a mail, with the day if it is not from today. */
function timeOf(sentAt: number, now: number): string {
  const isToday = new Date(sentAt).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(readersLocale, { ...day, timeStyle: 'short' }).format(sentAt);
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

export const signedInAs = (label: string) => successToast(messages.signedInAs({ label }));

export const notSignedInAs = (label: string, { code, message }: Problem) =>
  errorToast(
    messages.notSignedInAs({ label }),
    code === 'invalid_credentials' ? messages.accountChanged : message,
  );

export const dataReset = successToast(messages.reset, messages.resetText);

export const copied = successToast(common.copied);

export const notCopied = warningToast(messages.notCopied, messages.notCopiedText);

/** Shown if the panel could not open. The error says why and what to do. */
export const notStarted = (cause: unknown) =>
  errorToast(messages.notStarted, cause instanceof Error ? cause.message : messages.reload);
