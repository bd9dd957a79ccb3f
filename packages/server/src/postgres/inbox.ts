import {
  type InboxAction,
  type InboxJob,
  type InboxMail,
  type InboxMessage,
  inboxShown,
} from '@verapix/domain';
import type { Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import type { OperatorInbox } from '../ports';
import { fromStored } from './accounts';
import { queueMail } from './mails';
import { asServer } from './transactions';

const waiting = {
  messages: (tx: TransactionSql) => tx`public.contact_messages where done_at is null`,
  disputes: (tx: TransactionSql) => tx`private.disputed_events where done_at is null`,
  mails: (tx: TransactionSql) => tx`private.mails where dead_at is not null`,
  jobs: (tx: TransactionSql) =>
    tx`public.jobs where status = 'failed' and error_code = 'internal_error' and finished_at is not null`,
};

const isUuid = (id: string) => v.is(v.pipe(v.string(), v.uuid()), id);

interface AnsweredMessage {
  user_id: string | null;
  email: string;
  subject: string;
  message: string;
  locale: string | null;
}

/** Sends the answer to a message, in its language, and closes it. */
async function answerMessage(tx: TransactionSql, id: string, text: string): Promise<boolean> {
  const [message] = await tx<AnsweredMessage[]>`
    update public.contact_messages set done_at = now() where id = ${id} and done_at is null
    returning user_id, email, subject, message, locale`;
  if (!message) return false;
  const { user_id, email, subject, message: asked, locale } = message;
  await queueMail(tx, {
    ...(user_id !== null && { userId: user_id }),
    to: email,
    kind: 'contact-answer',
    locale,
    data: { subject, text, message: asked },
  });
  return true;
}

async function act(tx: TransactionSql, given: InboxAction): Promise<boolean> {
  const { action, id } = given;
  if (action !== 'close-payment' && !isUuid(id)) return false;
  if (action === 'answer-message') return answerMessage(tx, id, given.text);
  const { count } = await {
    'close-message': () =>
      tx`update public.contact_messages set done_at = now() where id = ${id} and done_at is null`,
    'close-payment': () =>
      tx`update private.disputed_events set done_at = now() where id = ${id} and done_at is null`,
    'send-mail-again': () =>
      tx`
        update private.mails set dead_at = null, error = null, attempts = 0, due_at = now()
        where id = ${id} and dead_at is not null`,
    'forget-mail': () => tx`delete from private.mails where id = ${id} and dead_at is not null`,
  }[action]();
  return count > 0;
}

/** What waits for the operator, in a project's database. */
export function createInbox(sql: Sql): OperatorInbox {
  return {
    read: () =>
      asServer(sql, async (tx) => {
        const messages = await tx<InboxMessage[]>`
          select id, name, email, subject, message, user_id is not null as has_account, created_at
          from ${waiting.messages(tx)} order by created_at desc, id limit ${inboxShown}`;
        const disputes = await tx<
          { id: string; checkout_id: string; reported: unknown; received_at: Date }[]
        >`
          select id, checkout_id, reported, received_at
          from ${waiting.disputes(tx)} order by received_at desc, id limit ${inboxShown}`;
        const mails = await tx<InboxMail[]>`
          select id, kind, recipient, coalesce(error, '') as error, dead_at
          from ${waiting.mails(tx)} order by dead_at desc, id limit ${inboxShown}`;
        const jobs = await tx<InboxJob[]>`
          select id, user_id, attempts, finished_at as failed_at
          from ${waiting.jobs(tx)} order by finished_at desc, id limit ${inboxShown}`;
        return {
          messages: messages.map(fromStored),
          disputes: disputes.map(({ id, checkout_id, reported, received_at }) => ({
            id,
            checkoutId: checkout_id,
            reported: JSON.stringify(reported),
            receivedAt: received_at.getTime(),
          })),
          mails: mails.map(fromStored),
          jobs: jobs.map(fromStored),
        };
      }),
    count: () =>
      asServer(sql, async (tx) => {
        const [row] = await tx<{ count: number }[]>`
          select ((select count(*) from ${waiting.messages(tx)}) + (select count(*) from ${waiting.disputes(tx)})
            + (select count(*) from ${waiting.mails(tx)}) + (select count(*) from ${waiting.jobs(tx)}))::int as count`;
        return row?.count ?? 0;
      }),
    act: (action) => asServer(sql, (tx) => act(tx, action)),
  };
}
