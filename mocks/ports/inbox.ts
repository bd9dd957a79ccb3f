import { type Inbox, type InboxAction, inboxShown } from '@verapix/domain';
import type { OperatorInbox } from '@verapix/server/ports';
import type { BackendOptions } from '../backend';
import type { Data } from '../db/schema';
import type { MemoryJobs } from './jobs';
import { queueMail } from './mails';

const isoTime = (time: number) => new Date(time).toISOString();

const newestFirst = <Row>(rows: readonly Row[], timeOf: (row: Row) => string | number): Row[] =>
  rows.toSorted((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1)).slice(0, inboxShown);

function messagesOf({ contactMessages }: Data): Inbox['messages'] {
  const open = contactMessages.filter(({ doneAt }) => doneAt === null);
  return newestFirst(open, ({ createdAt }) => createdAt).map(
    ({ userId, createdAt, doneAt: _, locale: __, ...message }) => ({
      ...message,
      has_account: userId !== null,
      created_at: isoTime(createdAt),
    }),
  );
}

function mailsOf({ outbox }: Data): Inbox['mails'] {
  const dead = outbox.flatMap(({ deadAt, ...mail }) => (deadAt === null ? [] : [{ ...mail, deadAt }]));
  return newestFirst(dead, ({ deadAt }) => deadAt).map(({ id, kind, to, error, deadAt }) => ({
    id,
    kind,
    recipient: to,
    error: error ?? '',
    dead_at: isoTime(deadAt),
  }));
}

/** What waits for the operator, in the mock backend's store. */
export function createInbox(
  options: BackendOptions,
  jobs: Pick<MemoryJobs, 'unexpectedFailures'>,
): OperatorInbox {
  const { store, now } = options;
  const read = () => {
    const data = store.read();
    return {
      messages: messagesOf(data),
      disputes: newestFirst(
        data.disputedEvents.filter(({ doneAt }) => doneAt === null),
        ({ receivedAt }) => receivedAt,
      ).map(({ doneAt: _, ...event }) => event),
      mails: mailsOf(data),
      jobs: newestFirst(jobs.unexpectedFailures(), ({ failed_at }) => failed_at),
    };
  };

  const act = (draft: Data, given: InboxAction): boolean => {
    const { action, id } = given;
    if (action === 'close-payment') {
      const event = draft.disputedEvents.find((each) => each.id === id && each.doneAt === null);
      if (event) event.doneAt = now();
      return event !== undefined;
    }
    if (action === 'send-mail-again' || action === 'forget-mail') {
      const mail = draft.outbox.find((each) => each.id === id && each.deadAt !== null);
      if (!mail) return false;
      if (action === 'forget-mail') draft.outbox = draft.outbox.filter((each) => each !== mail);
      else Object.assign(mail, { deadAt: null, error: null, attempts: 0, dueAt: now() });
      return true;
    }
    const message = draft.contactMessages.find((each) => each.id === id && each.doneAt === null);
    if (!message) return false;
    message.doneAt = now();
    if (given.action === 'answer-message') {
      const { userId, email: to, subject, message: asked, locale } = message;
      queueMail(draft, options, {
        ...(userId !== null && { userId }),
        to,
        kind: 'contact-answer',
        ...(locale !== null && { locale }),
        data: { subject, text: given.text, message: asked },
      });
    }
    return true;
  };

  return {
    read: async () => read(),
    count: async () => Object.values(read()).reduce((sum, rows) => sum + rows.length, 0),
    act: async (action) => store.write((draft) => act(draft, action)),
  };
}
