/** What the server's handlers rely on, on the store of the mock backend and on Postgres. */

import type { CheckoutRow } from '@verapix/domain';
import { createCheckout } from '@verapix/server/billing/checkout';
import { parseEvent } from '@verapix/server/billing/provider-event';
import { newSubscription, planTerms } from '@verapix/server/billing/subscriptions';
import { receiveEvent } from '@verapix/server/billing/webhook';
import { exportData } from '@verapix/server/functions/account';
import { newApiKey } from '@verapix/server/functions/api-keys';
import type { FunctionContext } from '@verapix/server/functions/edge-function';
import type { Account, EventReference, FunctionPorts } from '@verapix/server/ports';
import { createFunctionPorts } from '@verapix/server/postgres/ports';
import { toWebhookSecret, webhookSecretBytes } from '@verapix/server/public-api/webhook-signature';
import { consume } from '@verapix/server/rate-limit';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import postgres, { type Sql } from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventJson } from '../../mocks/checkout/sandbox-event.ts';
import { createSandboxPayments } from '../../mocks/checkout/sandbox-renewals.ts';
import { createPorts } from '../../mocks/ports/create-ports.ts';
import { createFiles } from '../../mocks/ports/files.ts';
import { createSeededBackend } from '../../mocks/testing/test-backend.ts';
import { enrolFactor, giveCode } from '../../mocks/testing/user-actions.ts';
import { addUser, databaseOfFile } from './database.ts';

interface Stage {
  ports: FunctionPorts;
  userId: string;
  otherId: string;
  founderId: string;
  /** Starts a session of the user. */
  signIn: () => Promise<{ sessionId: string; token: string }>;
  /** Adds a second factor of the user. Returns how to confirm it. */
  addFactor: () => Promise<() => Promise<void>>;
}

const database = databaseOfFile();
const environment = {
  now: () => Date.UTC(2026, 0, 15, 12),
  newId: () => crypto.randomUUID(),
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  siteUrl: 'https://app.test',
};

const issuer = 'https://project.test/auth/v1';

/** A pool like that of a server with several requests at once. */
let pool: Sql | undefined;

async function onPostgres(): Promise<Stage> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  pool ??= postgres(database.url(), { max: 8, onnotice: () => undefined });
  const sql = pool;
  const payments = createSandboxPayments(createSeededBackend().options);
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] };
  const [userId, otherId, founderId] = [
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ] as const;
  await addUser(sql, { id: userId, email: 'user@example.com' });
  await addUser(sql, { id: otherId, email: 'other@example.com' });
  await addUser(sql, { id: founderId, email: 'founder@example.com', isAdmin: true });
  return {
    ports: createFunctionPorts({ ...environment, sql, jwks, issuer, payments, cloudFiles: createFiles() }),
    userId,
    otherId,
    founderId,
    signIn: async () => {
      const sessionId = crypto.randomUUID();
      await sql`insert into auth.sessions (id, user_id, user_agent, ip)
        values (${sessionId}, ${userId}, 'Test browser', '127.0.0.1')`;
      const now = environment.now() / 1000;
      const token = await new SignJWT({ session_id: sessionId })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setAudience('authenticated')
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(privateKey);
      return { sessionId, token };
    },
    addFactor: async () => {
      const [factor] = await sql`
        insert into auth.mfa_factors (user_id, factor_type, status) values (${userId}, 'totp', 'unverified')
        returning id`;
      return async () =>
        void (await sql`update auth.mfa_factors set status = 'verified' where id = ${factor?.id}`);
    },
  };
}

async function onMocks(): Promise<Stage> {
  const backend = createSeededBackend();
  return {
    ports: createPorts(backend.options),
    userId: backend.userOf('free').id,
    otherId: backend.userOf('expired').id,
    founderId: backend.userOf('founder').id,
    signIn: () => backend.signIn('free'),
    addFactor: async () => {
      const { token } = await backend.signIn('free');
      const factor = await enrolFactor(backend, token);
      return async () => void (await giveCode(backend, token, factor));
    },
  };
}

describe.each([
  ['the mock backend', onMocks],
  ['Postgres', onPostgres],
])('on %s', (_name, setUp) => {
  let stage: Stage;
  let ports: FunctionPorts;
  beforeEach(async () => {
    stage = await setUp();
    ({ ports } = stage);
  });

  const accountOf = async (id: string): Promise<Account> => {
    const account = await ports.accounts.find(id);
    if (!account) throw new Error('The user was deleted.');
    return account;
  };
  const at = new Date(environment.now()).toISOString();
  const later = new Date(environment.now() + 1_800_000).toISOString();

  function addCheckout(draft: Account, id: string): void {
    const purchase = { ...planTerms('premium'), user_id: draft.user.id, created_at: at };
    draft.checkouts.push({ ...purchase, id, status: 'open', url: 'https://pay.test/', expires_at: later });
  }

  function addPayment(draft: Account, checkoutId: string): void {
    const purchase = { ...planTerms('premium'), user_id: draft.user.id, created_at: at };
    const row = { ...purchase, id: ports.newId(), checkout_id: checkoutId, transaction_id: 'pi_1' };
    draft.payments.push({ ...row, status: 'paid' });
  }

  describe('the offer of an account', () => {
    const [end, another] = [later, new Date(environment.now() + 3_600_000).toISOString()];
    const endOf = async (id: string) => (await accountOf(id)).offerEndsAt;
    const start = (value: string) =>
      ports.accounts.change(stage.userId, (draft) => {
        draft.offerEndsAt ??= value;
        return draft.offerEndsAt;
      });

    it('has no end at first, and keeps the end that was stored', async () => {
      expect(await endOf(stage.userId)).toBeNull();
      const ofOther = await endOf(stage.otherId);
      await start(end);
      expect([await endOf(stage.userId), await endOf(stage.otherId)]).toEqual([end, ofOther]);
      await start(another);
      expect(await endOf(stage.userId)).toBe(end);
    });

    it('starts once with two first checkouts at the same time', async () => {
      const [one, other] = await Promise.all([start(end), start(another)]);
      expect(one).toBe(other);
      expect(await endOf(stage.userId)).toBe(one);
    });
  });

  describe('an account', () => {
    it('has the user as stored, and none after their deletion', async () => {
      expect((await accountOf(stage.userId)).user).toMatchObject({ id: stage.userId, isAdmin: false });
      expect((await accountOf(stage.founderId)).user.isAdmin).toBe(true);
      await ports.accounts.delete((await accountOf(stage.userId)).user);
      expect(await ports.accounts.find(stage.userId)).toBeUndefined();
      const change = ports.accounts.change(stage.userId, () => undefined);
      await expect(change).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    });

    it('returns its rows as they were stored', async () => {
      const subscription = newSubscription(stage.userId, 'premium', ports);
      const [checkoutId, keyOf] = [
        ports.newId(),
        { userId: stage.userId, name: 'Ключ 🔑', type: 'live' } as const,
      ];
      const { record } = await newApiKey(keyOf, ports);
      const stored = await ports.accounts.change(stage.userId, (draft) => {
        draft.subscriptions.push(subscription);
        addCheckout(draft, checkoutId);
        addPayment(draft, checkoutId);
        draft.apiKeys.push(record);
        return structuredClone({ ...draft });
      });
      expect(await accountOf(stage.userId)).toEqual(stored);
    });

    it('keeps changes to a row, and removes a row', async () => {
      const subscription = newSubscription(stage.userId, 'premium', ports);
      await ports.accounts.change(stage.userId, ({ subscriptions }) => subscriptions.push(subscription));
      await ports.accounts.change(stage.userId, ({ subscriptions }) => {
        for (const row of subscriptions) Object.assign(row, { status: 'canceled', canceled_at: later });
      });
      const canceled = { ...subscription, status: 'canceled', canceled_at: later };
      expect((await accountOf(stage.userId)).subscriptions).toEqual([canceled]);
      await ports.accounts.change(stage.userId, (draft) => {
        draft.subscriptions = [];
      });
      expect((await accountOf(stage.userId)).subscriptions).toEqual([]);
    });

    it('keeps nothing of a change that throws', async () => {
      const change = ports.accounts.change(stage.userId, (draft) => {
        draft.subscriptions.push(newSubscription(stage.userId, 'lifetime', ports));
        throw new Error('Too late');
      });
      await expect(change).rejects.toThrow('Too late');
      expect((await accountOf(stage.userId)).subscriptions).toEqual([]);
    });

    it('is not changed by two requests at once: each sees what the other stored', async () => {
      const others = (await accountOf(stage.otherId)).checkouts;
      const seen = await Promise.all(
        Array.from({ length: 6 }, () =>
          ports.accounts.change(stage.userId, (draft) => {
            const count = draft.checkouts.length;
            addCheckout(draft, ports.newId());
            return count;
          }),
        ),
      );
      expect(seen.sort()).toEqual([0, 1, 2, 3, 4, 5]);
      expect((await accountOf(stage.otherId)).checkouts).toEqual(others);
    });
  });

  describe('an event', () => {
    const event = (checkoutId: string | null, more: Partial<EventReference> = {}): EventReference => ({
      id: `evt_${ports.newId()}`,
      checkoutId,
      subscriptionId: null,
      transactionId: null,
      customerId: null,
      ...more,
    });

    it('is taken in once, also if it arrives several times at once', async () => {
      const checkoutId = ports.newId();
      await ports.accounts.change(stage.userId, (draft) => addCheckout(draft, checkoutId));
      const repeated = event(checkoutId);
      let applied = 0;
      const receive = () =>
        ports.accounts.receiveEvent(repeated, (draft) => {
          applied += 1;
          if (draft) addPayment(draft, checkoutId);
          return { actions: [] };
        });
      await Promise.all([receive(), receive(), receive()]);
      await receive();
      expect(applied).toBe(1);
      expect((await accountOf(stage.userId)).payments).toMatchObject([
        { checkout_id: checkoutId, amount: 30 },
      ]);
    });

    it('that money went back waits for the account of its payment', async () => {
      const [transaction_id, customer_id] = [`pi_${ports.newId()}`, `cus_${ports.newId()}`];
      const reversed = { ...event(null), transactionId: transaction_id, customerId: customer_id };
      const early = { id: reversed.id, user_id: null, transaction_id, customer_id, at };
      await ports.accounts.receiveEvent(reversed, (draft) => {
        expect(draft).toBeUndefined();
        return { reversal: early, actions: [] };
      });
      const checkoutId = ports.newId();
      await ports.accounts.change(stage.userId, (draft) => addCheckout(draft, checkoutId));
      const seen: unknown[] = [];
      const receive = (reference: Partial<EventReference>) =>
        ports.accounts.receiveEvent({ ...event(checkoutId), ...reference }, (draft) => {
          seen.push(draft?.reversals);
          return { actions: [] };
        });
      await receive({ transactionId: 'pi_other', customerId: 'cus_other' });
      await receive({ transactionId: 'pi_other', customerId: customer_id });
      await receive({});
      const own = [{ ...early, user_id: stage.userId }];
      expect(seen).toEqual([[], own, own]);
      expect((await accountOf(stage.userId)).reversals).toEqual(own);
    });

    it('is not taken in if it cannot be applied, so that the provider may repeat it', async () => {
      const failing = event(null);
      const failed = ports.accounts.receiveEvent(failing, () => {
        throw new Error('Out of order');
      });
      await expect(failed).rejects.toThrow('Out of order');
      let applied = false;
      await ports.accounts.receiveEvent(failing, () => {
        applied = true;
        return { actions: [] };
      });
      expect(applied).toBe(true);
    });

    it.each([null, 'no uuid', "'; drop table checkouts; --", '00000000-0000-4000-8000-00000000ffff'])(
      'about the checkout %j belongs to no account, and may be disputed',
      async (checkoutId) => {
        const unknown = event(checkoutId);
        await ports.accounts.receiveEvent(unknown, (draft) => {
          expect(draft).toBeUndefined();
          const dispute = { id: unknown.id, checkoutId: String(checkoutId), reported: '{"amount":1}' };
          return { disputes: [{ ...dispute, receivedAt: ports.now() }], actions: [] };
        });
        expect((await ports.inbox.read()).disputes.map(({ id }) => id)).toContain(unknown.id);
      },
    );
  });

  const openCheckout = (time = environment.now()) =>
    createCheckout({
      user: { id: stage.userId },
      body: { plan_id: 'premium' },
      origin: 'https://project.test',
      ports: { ...ports, now: () => time },
    } as unknown as FunctionContext) as Promise<CheckoutRow>;

  it('an offer runs for seven days from the first checkout, and then the regular price is charged', async () => {
    const week = 7 * 24 * 60 * 60_000;
    expect((await accountOf(stage.userId)).offerEndsAt).toBeNull();
    const start = environment.now();
    const amounts: number[] = [];
    for (const after of [0, week - 1, week]) amounts.push((await openCheckout(start + after)).amount);
    expect(amounts).toEqual([30, 30, 79.99]);
    const { offerEndsAt } = await accountOf(stage.userId);
    expect(Date.parse(offerEndsAt ?? '')).toBe(start + week);
  });

  it.each([
    ['more', 35.7, []],
    ['less', 24, [{ kind: 'lower-amount', price: { amount: 30 }, paid: { amount: 24 } }]],
  ])(
    "a payment of %s on the merchant's own page gives its plan, and is stored as it was paid",
    async (_, paid, listed) => {
      await ports.merchant.write({ stripe: { premiumCheckoutUrl: 'https://pay.example/premium' } });
      const checkout = await openCheckout();
      await ports.merchant.write({});
      expect(checkout.url).toBe(`https://pay.example/premium?client_reference_id=${checkout.id}`);
      const sent = { id: `evt_${checkout.id}`, kind: 'checkout.session.completed' } as const;
      const event = parseEvent(
        eventJson(
          { ...checkout, amount: paid },
          { ...sent, at: environment.now(), intent: 'pi_own', isPaid: true },
        ),
      );
      if (!event) throw new Error('The event cannot be read.');
      await receiveEvent(event, ports);
      const { payments, subscriptions } = await accountOf(stage.userId);
      expect(payments).toMatchObject([{ checkout_id: checkout.id, amount: paid, status: 'paid' }]);
      expect(subscriptions).toMatchObject([{ plan_id: 'premium', amount: paid, status: 'active' }]);
      const { disputes } = await ports.inbox.read();
      const own = disputes.filter(({ checkoutId }) => checkoutId === checkout.id);
      expect(own.map(({ reported }) => JSON.parse(reported))).toMatchObject(listed);
      expect(own).toHaveLength(listed.length);
    },
  );

  it('the secrets of webhooks are the current one, then the one before it until it expires', async () => {
    const secretOf = (byte: number) => toWebhookSecret(new Uint8Array(webhookSecretBytes).fill(byte));
    const rowOf = (byte: number, created_at: string, expires_at: string | null) => ({
      id: ports.newId(),
      user_id: stage.userId,
      secret: secretOf(byte),
      created_at,
      expires_at,
    });
    const [now, day] = [ports.now(), 24 * 60 * 60 * 1000];
    const timeAt = (days: number) => new Date(now + days * day).toISOString();
    const rows = [rowOf(1, timeAt(-2), timeAt(0)), rowOf(2, timeAt(-1), timeAt(1)), rowOf(3, at, null)];
    await ports.accounts.change(stage.userId, ({ webhookSecrets }) => webhookSecrets.push(...rows));
    expect(await ports.accounts.webhookSecrets(stage.userId)).toEqual([secretOf(3), secretOf(2)]);
    expect(await ports.accounts.webhookSecrets(stage.otherId)).toEqual([]);
    expect((await accountOf(stage.userId)).webhookSecrets).toEqual(rows);
  });

  describe('a session', () => {
    it('is verified by its token, listed, and ended', async () => {
      const { sessionId, token } = await stage.signIn();
      const session = { sessionId, userId: stage.userId, assuranceLevel: 'aal1' };
      expect(await ports.sessions.verify(token)).toEqual(session);
      expect(await ports.sessions.verify(`${token}x`)).toBeUndefined();
      expect(await ports.sessions.verify('junk')).toBeUndefined();
      expect(await ports.sessions.findUser(session)).toMatchObject({ id: stage.userId });
      expect(await ports.sessions.findUser({ ...session, userId: stage.otherId })).toBeUndefined();
      const listed = await ports.sessions.list(stage.userId);
      expect(listed).toMatchObject([{ id: sessionId, user_agent: 'Test browser', ip: '127.0.0.1' }]);
      expect(await ports.sessions.end({ ...session, userId: stage.otherId })).toBe(false);
      expect(await ports.sessions.end({ ...session, sessionId: 'no uuid' })).toBe(false);
      expect(await ports.sessions.end(session)).toBe(true);
      expect(await ports.sessions.findUser(session)).toBeUndefined();
      expect(await ports.sessions.list(stage.userId)).toEqual([]);
    });
  });

  it('a user has a second factor once it is confirmed', async () => {
    const confirm = await stage.addFactor();
    const session = { ...(await stage.signIn()), userId: stage.userId };
    expect(await ports.sessions.findUser(session)).toMatchObject({ hasSecondFactor: false });
    await confirm();
    // On the mock backend, a confirmation ends the sessions without the code.
    const next = { ...(await stage.signIn()), userId: stage.userId };
    expect(await ports.sessions.findUser(next)).toMatchObject({ hasSecondFactor: true });
  });

  it('what is kept for review is in the inbox, the newest first, until it is closed', async () => {
    const [id, receivedAt] = [ports.newId(), environment.now()];
    const reported = JSON.stringify({ kind: 'refund' });
    for (const [index, after] of [0, 1000].entries())
      await ports.accounts.dispute({
        id: `${id}-${index}`,
        checkoutId: 'x',
        reported,
        receivedAt: receivedAt + after,
      });
    const kept = async () => (await ports.inbox.read()).disputes.filter((each) => each.id.startsWith(id));
    const count = await ports.inbox.count();
    expect(await kept()).toMatchObject([
      { id: `${id}-1`, checkoutId: 'x', receivedAt: receivedAt + 1000 },
      { id: `${id}-0`, receivedAt },
    ]);
    expect(JSON.parse((await kept())[0]?.reported ?? '')).toEqual({ kind: 'refund' });
    const close = () => ports.inbox.act({ action: 'close-payment', id: `${id}-1` });
    expect([await close(), await close()]).toEqual([true, false]);
    expect([(await kept()).length, await ports.inbox.count()]).toEqual([1, count - 1]);
  });

  it('the payment settings are replaced as a whole', async () => {
    await ports.merchant.write({ a: 1, stripe: { webhookSecret: 'whsec' } });
    await ports.merchant.write({ b: [null, 'é'] });
    expect(await ports.merchant.read()).toEqual({ b: [null, 'é'] });
  });

  it('a rate limit counts requests that arrive at once', async () => {
    const limit = { name: `api:${ports.newId()}`, burst: 3, interval: 1000 };
    const use = () => ports.rateLimits.change(limit.name, (resetAt) => consume(limit, resetAt, ports.now()));
    const states = await Promise.all(Array.from({ length: 8 }, use));
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  describe('a use of the image service', () => {
    const begin = (change: Partial<Parameters<FunctionPorts['imageUses']['begin']>[0]> = {}) => {
      const use = { id: ports.newId(), userId: stage.userId, maxTotal: 3, maxPerHour: 60, ...change };
      return ports.imageUses.begin(use);
    };

    it('is counted once for each of several requests at once, up to the limit', async () => {
      const begun = await Promise.all(Array.from({ length: 8 }, () => begin()));
      const left = begun.flatMap((each) => (each.outcome === 'begun' ? [each.left] : []));
      expect(left.sort()).toEqual([0, 1, 2]);
      expect(begun.filter(({ outcome }) => outcome === 'used_up')).toHaveLength(5);
      expect(await begin({ userId: stage.otherId })).toEqual({ outcome: 'begun', left: 2 });
    });

    it('is no longer counted if there was no picture', async () => {
      for (const status of ['failed', 'refused', 'made'] as const) {
        const id = ports.newId();
        await begin({ id });
        await ports.imageUses.end(id, status);
      }
      expect(await begin()).toEqual({ outcome: 'begun', left: 1 });
    });

    it('has no limit in total for a plan without one, but one for an hour, whatever became of it', async () => {
      const id = ports.newId();
      expect(await begin({ id, maxTotal: null, maxPerHour: 2 })).toEqual({ outcome: 'begun', left: null });
      await ports.imageUses.end(id, 'failed');
      await begin({ maxTotal: null, maxPerHour: 2 });
      expect(await begin({ maxTotal: null, maxPerHour: 2 })).toEqual({
        outcome: 'too_many',
        retryAfter: 3600,
      });
    });

    it('is listed with what became of it', async () => {
      const id = ports.newId();
      await begin({ id });
      const use = { id, user_id: stage.userId, status: 'pending', created_at: at };
      expect(await ports.imageUses.list(stage.userId)).toEqual([use]);
      await ports.imageUses.end(id, 'made');
      expect(await ports.imageUses.list(stage.userId)).toEqual([{ ...use, status: 'made' }]);
      expect(await ports.imageUses.list(stage.otherId)).toEqual([]);
    });
  });
});

describe('the export of an account', () => {
  /** Tables whose rows have another name in the export. */
  const nameInExport: Record<string, string> = {
    offers: 'offer_ends_at',
    provider_subscriptions: 'renewals',
  };
  /** The order of the queue, and addresses of the jobs in the export: kept for a day, and said of no person. */
  const ofTheQueue = ['job_turns', 'webhook_addresses'];

  /** The export of the user of a stage. */
  async function exportOf({ ports, userId, signIn }: Awaited<ReturnType<typeof onPostgres>>) {
    const session = { sessionId: (await signIn()).sessionId, userId, assuranceLevel: 'aal1' } as const;
    const user = await ports.sessions.findUser(session);
    if (!user) throw new Error('The session has ended.');
    return exportData({
      ...session,
      user,
      body: {},
      form: async () => new FormData(),
      origin: environment.siteUrl,
      ports,
    });
  }

  it('has every table that names the user', async () => {
    const exported = await exportOf(await onPostgres());
    const tables = await database.sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where column_name = 'user_id' and table_schema in ('public', 'private')
        and table_name <> all(${ofTheQueue})
      order by table_name`;
    expect(tables.length).toBeGreaterThan(8);
    const missing = tables.filter(({ name }) => !Object.hasOwn(Object(exported), nameInExport[name] ?? name));
    expect(missing).toEqual([]);
  });

  it('has how the user signs in, the mails that were sent and the activity, and no secret of them', async () => {
    const stage = await onPostgres();
    const { userId } = stage;
    const { sql } = database;
    await sql`
      update auth.users set last_sign_in_at = '2026-03-03T12:00:00Z', encrypted_password = 'secret-password'
      where id = ${userId}`;
    await sql`
      insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
      values (${userId}, ${userId}, '{"email": "ada@example.com"}', 'google', '2026-03-03T12:00:00Z')`;
    await sql`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
      values (${userId}, 'Phone', 'totp', 'verified', 'secret-of-app')`;
    await sql`insert into private.recovery_codes (user_id, hash) values (${userId}, 'secret-hash')`;
    await sql`
      insert into private.mails (user_id, recipient, kind, sent_at)
      values (${userId}, 'ada@example.com', 'key-created', '2026-03-03T12:00:00Z')`;
    const exported = await exportOf(stage);
    const at = new Date('2026-03-03T12:00:00Z');
    expect(exported).toMatchObject({
      last_sign_in_at: at,
      identities: [{ provider: 'google', identity_data: { email: 'ada@example.com' }, last_sign_in_at: at }],
      factors: [{ friendly_name: 'Phone', factor_type: 'totp', status: 'verified' }],
      recovery_codes: [{ used_at: null }],
      sessions: [{ user_agent: 'Test browser', ip: '127.0.0.1' }],
      mails: expect.arrayContaining([
        expect.objectContaining({ kind: 'key-created', recipient: 'ada@example.com', sent_at: at }),
      ]),
      activity: expect.arrayContaining([
        expect.objectContaining({ kind: 'signed-in', user_agent: 'Test browser' }),
        expect.objectContaining({ kind: 'factor-added' }),
      ]),
    });
    expect(JSON.stringify(exported)).not.toMatch(/secret-/);
  });
});
