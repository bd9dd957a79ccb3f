import type { CheckoutRow, PaymentRow, SubscriptionRow } from '@verapix/domain';
import type { Sql, TransactionSql } from 'postgres';
import { signInFirst } from '../functions/edge-function';
import type {
  Account,
  Accounts,
  ApiKeyRecord,
  CheckoutCredit,
  DisputedEvent,
  Environment,
  EventOutcome,
  EventReference,
  ProviderSubscription,
  Reversal,
  User,
  WebhookSecretRecord,
} from '../ports';
import { noteEvents, queueMail } from './mails';
import { actAsServer, answerOf, asServer, transaction } from './transactions';

/** Postgres returns times as `Date` and numerics as text; rows hold ISO 8601 texts and numbers. */
type Stored<Row> = { [Key in keyof Row]: Key extends 'amount' ? string : Row[Key] | Date };

/** A row of Postgres as the handlers read it. */
export function fromStored<Row extends object>(stored: Stored<Row>): Row {
  const entries = Object.entries(stored).map(([key, value]) => {
    if (value instanceof Date) return [key, value.toISOString()];
    return [key, key === 'amount' ? Number(value) : value];
  });
  return Object.fromEntries(entries) as Row;
}

/** Whether a row of `auth.users` is an administrator: by metadata that only the server writes. */
export const isAdministrator = (sql: Sql | TransactionSql) =>
  sql`coalesce(raw_app_meta_data ->> 'role' = 'admin', false)`;

/** Reads a user. Only the role of the connection may read the auth schema, not `service_role`. */
async function findUser(sql: Sql | TransactionSql, userId: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select id, email, ${isAdministrator(sql)} as "isAdmin"
    from auth.users where id = ${userId}`;
  return user;
}

async function readRows<Row extends object>(tx: TransactionSql, table: string, userId: string) {
  const rows = await tx<Stored<Row>[]>`
    select * from ${tx(table)} where user_id = ${userId} order by created_at, id`;
  return rows.map(fromStored);
}

/** Keys with their hashes. */
async function readApiKeys(tx: TransactionSql, userId: string): Promise<ApiKeyRecord[]> {
  const rows = await tx<Stored<ApiKeyRecord>[]>`
    select k.*, h.hash from public.api_keys k join private.api_key_hashes h on h.key_id = k.id
    where k.user_id = ${userId} order by k.created_at, k.id`;
  return rows.map(fromStored);
}

/** Rows without a time of their creation. */
async function readById<Row extends object>(tx: TransactionSql, table: string, userId: string) {
  const rows = await tx<Stored<Row>[]>`select * from ${tx(table)} where user_id = ${userId} order by id`;
  return rows.map(fromStored);
}

/** Reversals of no known account that an event connects with one. */
async function readEarlyReversals(
  tx: TransactionSql,
  { transactionId, customerId }: EventReference,
): Promise<Reversal[]> {
  const rows = await tx<Stored<Reversal>[]>`
    select * from private.payment_reversals
    where user_id is null and (transaction_id = ${transactionId} or customer_id = ${customerId}) order by id`;
  return rows.map(fromStored);
}

async function readOfferEnd(tx: TransactionSql, userId: string): Promise<string | null> {
  const [offer] = await tx<{ ends_at: Date }[]>`select ends_at from private.offers where user_id = ${userId}`;
  return offer ? offer.ends_at.toISOString() : null;
}

/** Reads the rows of an account by queries that are sent together. */
async function readRowsOf(tx: TransactionSql, userId: string): Promise<Omit<Account, 'user'>> {
  const reads = {
    subscriptions: readRows<SubscriptionRow>(tx, 'public.subscriptions', userId),
    checkouts: readRows<CheckoutRow>(tx, 'public.checkouts', userId),
    payments: readRows<PaymentRow>(tx, 'public.payments', userId),
    offerEndsAt: readOfferEnd(tx, userId),
    providerSubscriptions: readById<ProviderSubscription>(tx, 'private.provider_subscriptions', userId),
    reversals: readById<Reversal>(tx, 'private.payment_reversals', userId),
    credits: readById<CheckoutCredit>(tx, 'private.checkout_credits', userId),
    apiKeys: readApiKeys(tx, userId),
    webhookSecrets: readRows<WebhookSecretRecord>(tx, 'private.webhook_secrets', userId),
  };
  await Promise.all(Object.values(reads));
  return {
    subscriptions: await reads.subscriptions,
    checkouts: await reads.checkouts,
    payments: await reads.payments,
    offerEndsAt: await reads.offerEndsAt,
    providerSubscriptions: await reads.providerSubscriptions,
    reversals: await reads.reversals,
    credits: await reads.credits,
    apiKeys: await reads.apiKeys,
    webhookSecrets: await reads.webhookSecrets,
    events: [],
  };
}

interface Change<Row> {
  before: readonly Row[];
  after: readonly Row[];
}

/** The rows that a change added or altered, and the ids of those it removed. */
function differenceOf<Row extends { id: string }>({ before, after }: Change<Row>) {
  const texts = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const left = new Set(after.map(({ id }) => id));
  return {
    saved: after.filter((row) => texts.get(row.id) !== JSON.stringify(row)),
    removed: before.filter(({ id }) => !left.has(id)).map(({ id }) => id),
  };
}

async function storeRows<Row extends { id: string }>(
  tx: TransactionSql,
  table: string,
  change: Change<Row>,
): Promise<void> {
  const { saved, removed } = differenceOf(change);
  if (removed.length > 0) await tx`delete from ${tx(table)} where id in ${tx(removed)}`;
  for (const row of saved) {
    const values = row as Record<string, string | number | boolean | readonly string[] | null>;
    await tx`insert into ${tx(table)} ${tx(values)} on conflict (id) do update set ${tx(values)}`;
  }
}

/** Leaves out the use of the keys: requests may be counting it at the same time. */
async function storeApiKeys(tx: TransactionSql, { before, after }: Change<ApiKeyRecord>): Promise<void> {
  const rowOf = ({ hash: _hash, last_used: _lastUsed, use_count: _useCount, ...row }: ApiKeyRecord) => row;
  const rows = { before: before.map(rowOf), after: after.map(rowOf) };
  await storeRows(tx, 'public.api_keys', rows);
  const known = new Set(before.map(({ id }) => id));
  for (const { id, hash } of after.filter((key) => !known.has(key.id))) {
    await tx`insert into private.api_key_hashes (key_id, hash) values (${id}, ${hash})`;
  }
}

/** Stores what differs. Checkouts come before the payments that refer to them. */
async function storeAccount(tx: TransactionSql, before: Account, after: Account): Promise<void> {
  const of = <Key extends Exclude<keyof Account, 'user' | 'offerEndsAt' | 'events'>>(key: Key) => ({
    before: before[key],
    after: after[key],
  });
  await storeRows(tx, 'public.checkouts', of('checkouts'));
  await storeRows(tx, 'public.payments', of('payments'));
  await storeRows(tx, 'public.subscriptions', of('subscriptions'));
  await storeRows(tx, 'private.provider_subscriptions', of('providerSubscriptions'));
  await storeRows(tx, 'private.payment_reversals', of('reversals'));
  await storeRows(tx, 'private.checkout_credits', of('credits'));
  await storeApiKeys(tx, of('apiKeys'));
  await storeRows(tx, 'private.webhook_secrets', of('webhookSecrets'));
  await noteEvents(tx, after.user.id, after.events);
  if (after.offerEndsAt === before.offerEndsAt) return;
  // It starts once.
  await tx`
    insert into private.offers (user_id, ends_at) values (${after.user.id}, ${after.offerEndsAt})
    on conflict (user_id) do nothing`;
}

/** Changes of one account wait for each other until the transaction ends. */
async function lock(tx: TransactionSql, userId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`;
}

async function changeAccount<Result>(
  tx: TransactionSql,
  user: User,
  change: (draft: Account) => Result,
): Promise<Result> {
  const before = { user, ...(await readRowsOf(tx, user.id)) };
  const after = structuredClone(before);
  const result = change(after);
  await storeAccount(tx, before, after);
  return result;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The user whom an event concerns, whose account is then locked. The ids come from outside and may be any text. */
async function ownerOf(tx: TransactionSql, event: EventReference): Promise<User | undefined> {
  const checkoutId = event.checkoutId !== null && uuid.test(event.checkoutId) ? event.checkoutId : null;
  const [owner] = await tx<{ user_id: string }[]>`
    select user_id from (
      select 1 as rank, user_id from public.checkouts where id = ${checkoutId}
      union all select 2, user_id from private.provider_subscriptions where id = ${event.subscriptionId}
      union all select 3, user_id from public.payments where transaction_id = ${event.transactionId}
      union all select 4, user_id from private.provider_subscriptions where customer_id = ${event.customerId}
    ) as owners where user_id is not null order by rank limit 1`;
  if (!owner) return undefined;
  await lock(tx, owner.user_id);
  return findUser(tx, owner.user_id);
}

/** Applies an event to a draft that has the earlier reversals which the event connects with the account. */
async function applyTo(
  tx: TransactionSql,
  user: User,
  event: EventReference,
  apply: (draft: Account) => EventOutcome,
): Promise<EventOutcome> {
  const early = await readEarlyReversals(tx, event);
  return changeAccount(tx, user, (draft) => {
    draft.reversals.push(...early.map((reversal) => ({ ...reversal, user_id: user.id })));
    return apply(draft);
  });
}

async function storeDispute(tx: TransactionSql, { id, checkoutId, reported, receivedAt }: DisputedEvent) {
  await tx`
    insert into private.disputed_events (id, checkout_id, reported, received_at)
    values (${id}, ${checkoutId}, ${reported}::text::jsonb, ${new Date(receivedAt)}) on conflict (id) do nothing`;
}

/** Accounts in the tables of `supabase/migrations`. */
export function createAccounts(sql: Sql, { now }: Pick<Environment, 'now'>): Accounts {
  return {
    find: (userId) =>
      transaction(sql, async (tx) => {
        const [user, , rows] = await Promise.all([
          findUser(tx, userId),
          actAsServer(tx),
          readRowsOf(tx, userId),
        ]);
        return user && { user, ...rows };
      }),
    change: (userId, change) =>
      transaction(sql, async (tx) => {
        await lock(tx, userId);
        const user = await findUser(tx, userId);
        if (!user) throw signInFirst();
        await actAsServer(tx);
        return changeAccount(tx, user, change);
      }),
    receiveEvent: (event, apply) =>
      transaction(sql, async (tx) => {
        // Events wait for each other: a payment and its reversal at the same time would not see each other.
        await tx`select pg_advisory_xact_lock(hashtextextended('provider events', 0))`;
        const taken = await tx`
          insert into private.provider_events (id, received_at) values (${event.id}, ${new Date(now())})
          on conflict do nothing returning id`;
        if (taken.count === 0) return undefined;
        const user = await ownerOf(tx, event);
        await actAsServer(tx);
        const outcome = user ? await applyTo(tx, user, event, apply) : apply(undefined);
        for (const dispute of outcome.disputes ?? []) await storeDispute(tx, dispute);
        if (outcome.reversal) await tx`insert into private.payment_reversals ${tx({ ...outcome.reversal })}`;
        return outcome;
      }),
    dispute: async (event) => {
      await asServer(sql, (tx) => storeDispute(tx, event));
    },
    webhookSecrets: async (userId) => {
      const rows = await answerOf(sql<Pick<WebhookSecretRecord, 'secret'>[]>`
        select secret from private.webhook_secrets
        where user_id = ${userId} and (expires_at is null or expires_at > ${new Date(now())})
        order by created_at desc, id`);
      return rows.map(({ secret }) => secret);
    },
    records: (userId) =>
      transaction(sql, async (tx) => {
        const [user] = await tx`select last_sign_in_at from auth.users where id = ${userId}`;
        const identities = await tx`
          select provider, identity_data, created_at, last_sign_in_at from auth.identities
          where user_id = ${userId} order by created_at, provider`;
        const factors = await tx`
          select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
          where user_id = ${userId} order by created_at, id`;
        await actAsServer(tx);
        const [preferences] = await tx`select * from public.preferences where user_id = ${userId}`;
        return {
          preferences: preferences ?? null,
          contact_messages: await tx`
            select * from public.contact_messages where user_id = ${userId} order by created_at, id`,
          activity: await tx`
            select kind, detail, user_agent, created_at from public.activity
            where user_id = ${userId} order by created_at, id`,
          mails: await tx`
            select kind, recipient, created_at, sent_at from private.mails
            where user_id = ${userId} order by created_at, id`,
          known_browsers: await tx`
            select browser, seen_at from private.known_browsers where user_id = ${userId} order by browser`,
          usage: await tx`
            select day::text, kind, count from private.usage where user_id = ${userId} order by day, kind`,
          recovery_codes: await tx`
            select created_at, used_at from private.recovery_codes
            where user_id = ${userId} order by created_at, used_at, hash`,
          identities,
          factors,
          last_sign_in_at: user?.last_sign_in_at ?? null,
        };
      }),
    note: async (userId, event) => {
      await asServer(sql, (tx) => noteEvents(tx, userId, [event]));
    },
    delete: async ({ id, email }) => {
      await transaction(sql, async (tx) => {
        await lock(tx, id);
        const [settings] = await tx<{ locale: string | null }[]>`
          select u.raw_user_meta_data ->> 'locale' as locale
          from auth.users u join public.preferences p on p.user_id = u.id
          where u.id = ${id} and p.security_alerts`;
        if (settings) await queueMail(tx, { to: email, kind: 'account-deleted', locale: settings.locale });
        // What the user wrote and nobody has received yet.
        await tx`delete from private.mails where data ->> 'account' = ${id}`;
        await tx`delete from auth.users where id = ${id}`;
      });
    },
  };
}
