import {
  type AccountEventKind,
  accountEvents,
  api,
  defaultPreferences,
  type MailKind,
  type Preferences,
} from '@verapix/domain';
import { catalogueLocaleOf } from '@verapix/messages/locale';
import type { Sql, TransactionSql } from 'postgres';
import type { DueMail, MailActions, MailData, MailQueue } from '../mails/ports';
import type { AccountEvent, Environment } from '../ports';
import { asServer, transaction } from './transactions';

/** How long a mail is its sender's, in milliseconds: longer than a mail server takes to answer. */
const leaseTime = 5 * 60_000;

interface StoredMail {
  id: string;
  user_id: string | null;
  recipient: string | null;
  kind: MailKind;
  data: MailData;
  locale: string | null;
  created_at: Date;
  attempts: number;
}

const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The settings in a row of `preferences`. */
function preferencesOf(row: Readonly<Record<string, unknown>> | undefined): Preferences {
  if (!row) return defaultPreferences;
  const keys = Object.keys(defaultPreferences) as (keyof Preferences)[];
  return Object.fromEntries(keys.map((key) => [key, row[columnOf(key)]])) as unknown as Preferences;
}

/** Notes events of an account in the transaction that causes them. */
export async function noteEvents(
  tx: TransactionSql,
  userId: string,
  events: readonly AccountEvent[],
): Promise<void> {
  for (const { kind, detail = {}, sessionId = null } of events) {
    const { security, mailed } = accountEvents[kind satisfies AccountEventKind];
    await tx`
      select private.note_event(
        ${userId}, ${kind}, ${JSON.stringify(detail)}::text::jsonb, ${sessionId}, ${security}, ${mailed})`;
  }
}

/** Queues a mail in a transaction. */
export async function queueMail(
  tx: TransactionSql,
  mail: { userId?: string; to?: string; kind: MailKind; locale?: string | null; data?: MailData },
): Promise<void> {
  await tx`
    insert into private.mails (user_id, recipient, kind, locale, data)
    values (${mail.userId ?? null}, ${mail.to ?? null}, ${mail.kind}, ${mail.locale ?? null},
      ${JSON.stringify(mail.data ?? {})}::text::jsonb)`;
}

const linkSecret = (sql: Sql) =>
  asServer(sql, async (tx) => {
    const [row] = await tx<{ link_secret: string }[]>`select link_secret from private.operator`;
    if (!row) throw new Error('The table private.operator has no row.');
    return row.link_secret;
  });

/** The outbox in a project's database. */
export function createMailQueue(sql: Sql, { now }: Pick<Environment, 'now'>): MailQueue {
  const timeIn = (milliseconds: number) => new Date(now() + milliseconds);
  return {
    claim: () =>
      transaction(sql, async (tx) => {
        const [mail] = await tx<StoredMail[]>`
          update private.mails set attempts = attempts + 1, due_at = ${timeIn(leaseTime)}
          where id = (
            select id from private.mails where sent_at is null and dead_at is null and due_at <= ${timeIn(0)}
            order by due_at limit 1 for update skip locked
          ) returning id, user_id, recipient, kind, data, locale, created_at, attempts`;
        if (!mail) return undefined;
        const [account] = await tx<{ email: string; locale: string | null }[]>`
          select email, raw_user_meta_data ->> 'locale' as locale from auth.users where id = ${mail.user_id}`;
        const [preferences] = await tx`select * from public.preferences where user_id = ${mail.user_id}`;
        return {
          id: mail.id,
          kind: mail.kind,
          data: mail.data,
          createdAt: mail.created_at.toISOString(),
          attempts: mail.attempts,
          userId: mail.user_id,
          to: mail.recipient ?? account?.email ?? null,
          locale: catalogueLocaleOf(mail.locale ?? account?.locale),
          preferences: preferencesOf(preferences),
        } satisfies DueMail;
      }),
    settle: async (id, outcome) => {
      await asServer(sql, (tx) => {
        if (outcome.status === 'unwanted') return tx`delete from private.mails where id = ${id}`;
        if (outcome.status === 'sent')
          // What a mail said is forgotten; one about no account is forgotten whole.
          return tx`
            with sent as (
              update private.mails set sent_at = ${timeIn(0)}, recipient = ${outcome.to}, error = null, data = '{}'
              where id = ${id} and user_id is not null
            )
            delete from private.mails where id = ${id} and user_id is null`;
        const { error } = outcome;
        return outcome.status === 'dead'
          ? tx`update private.mails set dead_at = ${timeIn(0)}, error = ${error} where id = ${id}`
          : tx`update private.mails set due_at = ${new Date(outcome.nextAt)}, error = ${error} where id = ${id}`;
      });
    },
    noteBrowser: (userId, browser, mailId) =>
      asServer(sql, async (tx) => {
        const [row] = await tx<{ is_new: boolean }[]>`
          with others as (
            select exists (
              select from private.known_browsers where user_id = ${userId} and browser <> ${browser}
            ) as known
          ), noted as (
            insert into private.known_browsers (user_id, browser, first_mail, seen_at)
            values (${userId}, ${browser}, ${mailId}, ${timeIn(0)})
            on conflict (user_id, browser) do update set seen_at = excluded.seen_at
            returning first_mail
          )
          select known and first_mail = ${mailId} as is_new from noted, others`;
        return row?.is_new ?? false;
      }),
    queueScheduled: async () => {
      const lead = `${api.resultWarningSeconds} seconds`;
      await asServer(sql, async (tx) => {
        await tx`select private.queue_digests()`;
        await tx`select private.queue_expiring_results(${lead}::interval)`;
      });
    },
    linkSecret: () => linkSecret(sql),
  };
}

/** What links in mails do, in a project's database. */
export function createMailActions(sql: Sql): MailActions {
  return {
    linkSecret: () => linkSecret(sql),
    turnOff: async (userId, setting) => {
      await asServer(
        sql,
        (tx) => tx`
          update public.preferences set ${tx({ [columnOf(setting)]: false })} where user_id = ${userId}`,
      );
    },
  };
}
