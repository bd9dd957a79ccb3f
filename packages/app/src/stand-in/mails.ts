import type { Mail } from '@verapix/mocks/embedded';
import type { StandInMail } from '@verapix/ui';

const dayOf = (time: number) => new Date(time).toDateString();

/** The hour of a mail of today, with the day of an earlier one. */
function timeOf(sentAt: number, now: number): string {
  const day = dayOf(sentAt) === dayOf(now) ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(undefined, { ...day, timeStyle: 'short' }).format(sentAt);
}

/** The inbox as the panel shows it: newest first. `now` in milliseconds since 1970. */
export function inboxOf(mails: readonly Mail[], now: number): StandInMail[] {
  return mails
    .map(({ id, to, subject, text, link, sentAt, readAt }) => ({
      id,
      to,
      subject,
      text,
      ...(link && { link }),
      time: timeOf(sentAt, now),
      read: readAt !== null,
    }))
    .reverse();
}

/** How many mails nobody has opened yet. */
export const unreadIn = (mails: readonly Mail[]): number =>
  mails.filter(({ readAt }) => readAt === null).length;
