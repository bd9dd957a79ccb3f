import type { Sql, TransactionSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import {
  addUser,
  anon,
  become,
  type Claims,
  databaseOfFile,
  keeping,
  outcome,
  service,
  startSession,
  user,
} from './database.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const founder = '00000000-0000-4000-8000-000000000003';
const database = databaseOfFile();

/** Two users and a founder; the owner has a row in every table. */
async function seed(tx: TransactionSql): Promise<void> {
  await addUser(tx, { id: owner, email: 'owner@example.com' });
  await addUser(tx, { id: other, email: 'other@example.com' });
  await addUser(tx, { id: founder, email: 'founder@example.com', isAdmin: true });
  for (const id of [owner, other, founder]) await startSession(tx, id);
  await tx.unsafe(`
    insert into public.checkouts (id, user_id, plan_id, plan_name, amount, currency, interval, url, expires_at)
      values ('${owner}', '${owner}', 'premium', 'Premium', 30, 'USD', 'monthly', 'https://pay.example', now() + interval '30 minutes');
    insert into public.payments (user_id, checkout_id, plan_id, plan_name, amount, currency, interval, status, transaction_id)
      values ('${owner}', '${owner}', 'premium', 'Premium', 30, 'USD', 'monthly', 'paid', 'pi_1');
    insert into public.subscriptions (user_id, plan_id, plan_name, amount, currency, interval, current_period_end)
      values ('${owner}', 'premium', 'Premium', 30, 'USD', 'monthly', now() + interval '1 month');
    insert into public.api_keys (id, user_id, name, type, prefix, last4, scopes)
      values ('${owner}', '${owner}', 'Production', 'live', 'vp_live_', 'abcd', '{upscale}');
    insert into private.api_key_hashes (key_id, hash) values ('${owner}', '${'h'.repeat(43)}');
    insert into public.jobs (id, user_id, key_id, mode, scale_factor, model, priority, format,
        input_width, input_height, input_bytes, due_at, created_at)
      values ('job_${'0'.repeat(24)}', '${owner}', '${owner}', 'live', 2, 'fast', false, 'png', 8, 6, 100, now(), now());
    insert into private.mails (user_id, kind) values ('${owner}', 'key-created');
    insert into public.activity (user_id, kind) values ('${owner}', 'key-created');
    insert into private.usage (user_id, kind) values ('${owner}', 'job') on conflict do nothing;
    insert into private.known_browsers (user_id, browser, first_mail) values ('${owner}', 'Firefox', '${owner}');
    insert into private.recovery_codes (user_id, hash) values ('${owner}', 'hash');
    insert into public.contact_messages (user_id, name, email, subject, message)
      values ('${owner}', 'Ada', 'ada@example.com', 'Hello', 'Hello there.');
    insert into public.cloud_results (id, user_id, result_id, tool, steps, files, bytes, made_at, is_complete)
      values ('${owner}', '${owner}', 'r1', 'image-to-text', '[]', '[{"name": "a.txt"}]', 10, now(), true);
    insert into private.offers (user_id, ends_at) values ('${owner}', now() + interval '7 days');
    insert into private.merchant_settings (config) values ('{}');
    insert into private.disputed_events (id, checkout_id, reported) values ('evt_1', 'x', '{}');
    insert into private.generated_images (id, user_id, status) values ('${owner}', '${owner}', 'made');
    -- What triggers added besides.
    delete from private.mails where kind <> 'key-created';
    delete from public.activity where kind <> 'key-created';
    delete from private.usage where kind <> 'job';
    delete from public.preferences where user_id <> '${owner}';
  `);
}

const callers: readonly Claims[] = [anon, user(owner), user(other), user(founder), service];

const plan = `plan_id, plan_name, amount, currency, interval`;
const lifetime = `'lifetime', 'Lifetime', 0, 'USD', 'lifetime'`;
const message = `('Ada', 'ada@example.com', 'Hello', 'Hello there.')`;
const denied = '42501';

/** What each statement does as a visitor, the owner of the rows, another user, a founder, and the server. */
const policy: [statement: string, outcomes: string[]][] = [
  ...['subscriptions', 'checkouts', 'payments', 'api_keys', 'cloud_results', 'activity'].flatMap(
    (table): typeof policy => [
      [`select * from public.${table}`, [denied, '[1]', '[0]', '[0]', '[1]']],
      [`delete from public.${table}`, [denied, denied, denied, denied, '[1]']],
      [`update public.${table} set user_id = '${other}'`, [denied, denied, denied, denied, '[1]']],
      [`truncate public.${table} cascade`, Array(5).fill(denied)],
    ],
  ),
  // Jobs hold secrets, and no client reads them.
  ['select * from public.jobs', [denied, denied, denied, denied, '[1]']],
  [`update public.jobs set user_id = '${other}'`, [denied, denied, denied, denied, '[1]']],
  ['delete from public.jobs', [denied, denied, denied, denied, '[1]']],
  ['truncate public.jobs cascade', Array(5).fill(denied)],
  [
    `insert into public.jobs (id, user_id, mode, scale_factor, model, priority, format, input_width, input_height,
        input_bytes, due_at, created_at)
      values ('job_${'1'.repeat(24)}', '${other}', 'live', 2, 'fast', false, 'png', 8, 6, 100, now(), now())`,
    [denied, denied, denied, denied, '[1]'],
  ],
  [
    `insert into public.activity (user_id, kind) values ('${other}', 'signed-in')`,
    [denied, denied, denied, denied, '[1]'],
  ],
  [
    `insert into public.cloud_results (id, user_id, result_id, tool, steps, files, bytes, made_at)
      values ('${other}', '${other}', 'r2', 'image-to-text', '[]', '[{"name": "a.txt"}]', 10, now())`,
    [denied, denied, denied, denied, '[1]'],
  ],
  [
    `insert into public.subscriptions (user_id, ${plan}) values ('${other}', ${lifetime})`,
    [denied, denied, denied, denied, '[1]'],
  ],
  [
    `insert into public.checkouts (user_id, ${plan}, url, expires_at)
      values ('${other}', ${lifetime}, 'https://pay.example', now() + interval '1 hour')`,
    [denied, denied, denied, denied, '[1]'],
  ],
  [
    `insert into public.payments (user_id, checkout_id, ${plan}, status, transaction_id)
      values ('${other}', '${owner}', ${lifetime}, 'paid', 'pi_2') on conflict (checkout_id) do nothing`,
    [denied, denied, denied, denied, '[0]'],
  ],
  [
    `insert into public.api_keys (user_id, name, type, prefix, last4, scopes)
      values ('${other}', 'Mine', 'live', 'vp_live_', 'zzzz', '{upscale}')`,
    [denied, denied, denied, denied, '[1]'],
  ],
  ['update public.checkouts set amount = 0.01', [denied, denied, denied, denied, '[1]']],
  ["update public.subscriptions set plan_id = 'lifetime'", [denied, denied, denied, denied, '[1]']],

  ['select * from public.preferences', [denied, '[1]', '[0]', '[0]', '[1]']],
  ['delete from public.preferences', [denied, denied, denied, denied, '[1]']],
  ['update public.preferences set weekly_newsletter = true', [denied, '[1]', '[0]', '[0]', '[1]']],
  [`update public.preferences set user_id = '${other}'`, [denied, denied, '[0]', '[0]', '[1]']],
  ['insert into public.preferences default values', [denied, '23505', '[1]', '[1]', '23502']],
  [
    `insert into public.preferences (user_id) values ('${owner}')`,
    [denied, '23505', denied, denied, '23505'],
  ],
  [
    `insert into public.preferences (user_id, weekly_newsletter) values ('${owner}', true)
      on conflict (user_id) do update set weekly_newsletter = excluded.weekly_newsletter`,
    [denied, '[1]', denied, denied, '[1]'],
  ],

  ['select * from public.contact_messages', [denied, denied, denied, denied, '[1]']],
  ['delete from public.contact_messages', [denied, denied, denied, denied, '[1]']],
  ["update public.contact_messages set message = 'x'", [denied, denied, denied, denied, '[1]']],
  [
    `insert into public.contact_messages (name, email, subject, message) values ${message}`,
    ['[1]', '[1]', '[1]', '[1]', '[1]'],
  ],
  [
    `insert into public.contact_messages (name, email, subject, message) values ${message} returning id`,
    [denied, denied, denied, denied, '[1]'],
  ],
  [
    `insert into public.contact_messages (user_id, name, email, subject, message)
      values ('${owner}', 'Ada', 'ada@example.com', 'Hello', 'Hello there.')`,
    [denied, denied, denied, denied, '[1]'],
  ],

  [
    `select private.begin_generated_image('${other}', '${other}', now(), now(), 3, 60)`,
    [denied, denied, denied, denied, '[1]'],
  ],
  ["update private.generated_images set status = 'failed'", [denied, denied, denied, denied, '[1]']],
  ['select private.expire_checkouts()', [denied, denied, denied, denied, '[1]']],
  ['select * from auth.users', Array(5).fill(denied)],
];

describe('as a visitor, the owner, another user, a founder and the server', () => {
  it.each(policy)('%s', (statement, outcomes) =>
    database.undone(async (tx) => {
      await seed(tx);
      const told: string[] = [];
      for (const claims of callers) told.push(await outcome(tx, claims, statement));
      expect(told).toEqual(outcomes);
    })(),
  );
});

describe('every table', () => {
  const tablesOf = async (tx: Sql | TransactionSql, schema: string) => {
    const rows = await tx<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`;
    return rows.map(({ name }) => name);
  };

  it('of the schema public has a case above for each operation', async () => {
    const isTested = (start: string) => policy.some(([statement]) => `${statement} `.startsWith(`${start} `));
    const untested = (await tablesOf(database.sql, 'public')).flatMap((table) =>
      ['select * from', 'insert into', 'update', 'delete from']
        .map((operation) => `${operation} public.${table}`)
        .filter((start) => !isTested(start)),
    );
    expect(untested).toEqual([]);
  });

  it('of the schema private is closed to visitors, users and founders, and open to the server', () =>
    database.undone(async (tx) => {
      await seed(tx);
      for (const table of await tablesOf(tx, 'private')) {
        const statements = [
          `select * from private.${table}`,
          `insert into private.${table} default values`,
          `delete from private.${table}`,
          `truncate private.${table} cascade`,
        ];
        for (const claims of [anon, user(owner), user(founder)])
          for (const statement of statements)
            expect(`${statement}: ${await outcome(tx, claims, statement)}`).toBe(`${statement}: ${denied}`);
        const server = await outcome(tx, service, `select * from private.${table}`);
        expect(`${table} ${server}`).toMatch(/ \[\d+\]$/);
      }
    })());
});

describe('a session', () => {
  const tables = ['subscriptions', 'checkouts', 'payments', 'api_keys', 'preferences', 'cloud_results'];
  const rowsAs = async (tx: TransactionSql, claims: Claims) => {
    const outcomes: string[] = [];
    for (const table of tables) outcomes.push(await outcome(tx, claims, `select * from public.${table}`));
    return outcomes;
  };
  const [all, none] = [tables.map(() => '[1]'), tables.map(() => '[0]')];
  const withCode = user(owner, 'aal2');
  const addFactor = (status: string) =>
    `insert into auth.mfa_factors (user_id, factor_type, status) values ('${owner}', 'totp', '${status}')`;

  it.each<[what: string, change: string, claims: Claims, rows: string[]]>([
    ['of a user without a second factor', 'select 1', user(owner), all],
    ['of a user who is setting a second factor up', addFactor('unverified'), user(owner), all],
    ['that began without the code of the second factor', addFactor('verified'), user(owner), none],
    ['with the code', addFactor('verified'), withCode, all],
    ['that has ended', `delete from auth.sessions where id = '${owner}'`, withCode, none],
    ['whose time is over', 'update auth.sessions set not_after = now()', withCode, none],
    ['of a banned user', "update auth.users set banned_until = now() + interval '1 second'", withCode, none],
    ['of a user who is not banned any more', 'update auth.users set banned_until = now()', withCode, all],
    ['of a deleted user', 'update auth.users set deleted_at = now()', withCode, none],
  ])('%s shows the rows that it should', (_what, change, claims, rows) =>
    database.undone(async (tx) => {
      await seed(tx);
      await tx.unsafe(change);
      expect(await rowsAs(tx, claims)).toEqual(rows);
      const update = 'update public.preferences set weekly_newsletter = true';
      expect(await outcome(tx, claims, update)).toBe(rows[0]);
    })(),
  );

  it("of another user shows nothing, even with one's own id", () =>
    database.undone(async (tx) => {
      await seed(tx);
      const forged: Claims = { role: 'authenticated', sub: owner, session_id: other, aal: 'aal2' };
      expect(await rowsAs(tx, forged)).toEqual(none);
    })());

  it('is asked for by every table that users reach', async () => {
    const unasked = await database.sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and exists (
          select from unnest(array['select', 'insert', 'update']) as privilege
          where has_any_column_privilege('authenticated', c.oid, privilege)
        )
        and not exists (
          select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
            and pg_get_expr(p.polqual, p.polrelid) like '%session_counts%'
        )`;
    expect(unasked.map(({ name }) => name)).toEqual(['contact_messages']);
  });
});

describe('messages to the team', () => {
  const insert = (
    email: string,
    fax = '',
  ) => `insert into public.contact_messages (name, email, subject, message, fax)
    values ('Ada', '${email}', 'Hello', 'Hello there.', ${fax === '' ? 'null' : `'${fax}'`})`;
  const tooMany = 'PT429';
  /** Sends messages one after the other from a place in the network. Returns how many were taken. */
  async function flood(tx: TransactionSql, messages: readonly { email: string; from: string }[]) {
    let taken = 0;
    for (const { email, from } of messages) {
      await tx`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': from })}, true)`;
      const result = await keeping(tx, anon, insert(email));
      expect(['[1]', tooMany]).toContain(result);
      taken += Number(result === '[1]');
    }
    return taken;
  }
  const many = (count: number, message: (index: number) => { email: string; from: string }) =>
    Array.from({ length: count }, (_, index) => message(index));

  it('are limited by the mail address, whatever its case', () =>
    database.undone(async (tx) => {
      const taken = await flood(
        tx,
        many(12, (index) => ({
          email: index % 2 ? 'Ada@example.com' : 'ada@example.com',
          from: `10.0.0.${index}`,
        })),
      );
      expect(taken).toBe(5);
      expect(await flood(tx, [{ email: 'other@example.com', from: '10.0.1.1' }])).toBe(1);
      await tx`update private.rate_limits set reset_at = reset_at - interval '5 hours'`;
      expect(await flood(tx, [{ email: 'ada@example.com', from: '10.0.1.1' }])).toBe(1);
    })());

  it.each([
    ['an address', () => '10.0.0.1'],
    ['a network in IPv6', (index: number) => `2001:db8:0:1::${index}`],
  ])('are limited by the place in the network: %s', (_what, from) =>
    database.undone(async (tx) => {
      const taken = await flood(
        tx,
        many(25, (index) => ({ email: `a${index}@example.com`, from: from(index) })),
      );
      expect(taken).toBe(20);
      const names = await tx<{ name: string }[]>`select name from private.rate_limits`;
      expect(names.filter(({ name }) => /10\.0|2001/.test(name))).toEqual([]);
    })(),
  );

  it('are limited together', () =>
    database.undone(async (tx) => {
      await tx`insert into private.rate_limits values ('contact', now() + interval '1500 minutes')`;
      expect(await flood(tx, [{ email: 'ada@example.com', from: '10.0.0.1' }])).toBe(0);
      // The server itself is not.
      expect(await outcome(tx, service, insert('ada@example.com'))).toBe('[1]');
    })());

  it('of a program that fills in the unseen field are not stored, and it is not told', () =>
    database.undone(async (tx) => {
      expect(await keeping(tx, anon, insert('bot@example.com', '+1 555'))).toBe('[0]');
      expect(await tx`select from public.contact_messages`).toHaveLength(0);
    })());
});

describe('a row', () => {
  const refused: [what: string, statement: string, code: string][] = [
    ['a plan that is not for sale', "update public.subscriptions set plan_id = 'free'", '23514'],
    ['an unknown status', "update public.subscriptions set status = 'forever'", '23514'],
    ['canceled without a time', "update public.subscriptions set status = 'canceled'", '23514'],
    ['renewing without an end', 'update public.subscriptions set current_period_end = null', '23514'],
    ['a negative price', 'update public.checkouts set amount = -1', '23514'],
    [
      'a checkout page that is no web page',
      "update public.checkouts set url = 'javascript:alert(1)'",
      '23514',
    ],
    [
      'a second payment for a checkout',
      `insert into public.payments (user_id, checkout_id, ${plan}, status, transaction_id)
        values ('${owner}', '${owner}', ${lifetime}, 'paid', 'pi_2')`,
      '23505',
    ],
    ['a job that succeeded without a result', "update public.jobs set status = 'succeeded'", '23514'],
    ['a job with another factor', 'update public.jobs set scale_factor = 5', '23514'],
    ['a key without a name', "update public.api_keys set name = ''", '23514'],
    ['a key without a scope', "update public.api_keys set scopes = '{}'", '23514'],
    ['a key with an unknown scope', "update public.api_keys set scopes = '{admin}'", '23514'],
    ['a replaced key that does not expire', 'update public.api_keys set replaced_at = now()', '23514'],
    ['second payment settings', "insert into private.merchant_settings (config) values ('{}')", '23505'],
    ['an unknown frequency', "update public.preferences set email_frequency = 'hourly'", '23514'],
    ['a blank message', "update public.contact_messages set message = E' \\n\\t '", '23514'],
    ['a message with a control character', "update public.contact_messages set message = E'a\\x07'", '23514'],
    ['a name of two lines', "update public.contact_messages set name = E'a\\nb'", '23514'],
    ['an address without @', "update public.contact_messages set email = 'ada'", '23514'],
    ['too long a message', "update public.contact_messages set message = repeat('a', 10001)", '23514'],
  ];
  it.each(refused)('cannot be %s', (_what, statement, code) =>
    database.undone(async (tx) => {
      await seed(tx);
      expect(await outcome(tx, service, statement)).toBe(code);
    })(),
  );

  it.each(['Ada\u0301 \u{1f600}', 'a\tb\r\nc'])('may be a message like %j', (text) =>
    database.undone(async (tx) => {
      await seed(tx);
      await tx`update public.contact_messages set message = ${text}`;
    })(),
  );

  it('of preferences has the time of the server', () =>
    database.undone(async (tx) => {
      await seed(tx);
      await become(tx, user(owner));
      const [row] = await tx<{ isNow: boolean }[]>`
        update public.preferences set updated_at = '2001-01-01' returning updated_at = now() as "isNow"`;
      expect(row?.isNow).toBe(true);
    })());

  it('of preferences says when a mail was sent by the server alone', () =>
    database.undone(async (tx) => {
      await seed(tx);
      await tx`update public.preferences set mailed_at = '2026-01-01'`;
      for (const mailed_at of [`'2001-01-01'`, 'null'])
        expect(await keeping(tx, user(owner), `update public.preferences set mailed_at = ${mailed_at}`)).toBe(
          '[1]',
        );
      await keeping(tx, user(other), "insert into public.preferences (mailed_at) values ('2030-01-01')");
      const rows = await tx<{ at: string | null }[]>`
        select mailed_at::date::text as at from public.preferences order by user_id`;
      expect(rows.map(({ at }) => at)).toEqual(['2026-01-01', null]);
    })());

  it('of a message from a user has the user, that of a visitor none', () =>
    database.undone(async (tx) => {
      await addUser(tx, { id: other, email: 'other@example.com' });
      for (const claims of [user(other), anon]) {
        await become(tx, claims);
        await tx.unsafe(
          `insert into public.contact_messages (name, email, subject, message) values ${message}`,
        );
      }
      await become(tx, service);
      const rows = await tx`select user_id from public.contact_messages order by user_id nulls last`;
      expect(rows.map((row) => row.user_id)).toEqual([other, null]);
    })());
});

describe('deleting a user', () => {
  it('deletes everything that belongs to them, except that payments stay without them', () =>
    database.undone(async (tx) => {
      await seed(tx);
      await tx`delete from auth.users where id = ${owner}`;
      const tables = [
        'subscriptions',
        'checkouts',
        'api_keys',
        'jobs',
        'cloud_results',
        'preferences',
        'contact_messages',
        'activity',
      ];
      const hidden = [
        'private.api_key_hashes',
        'private.generated_images',
        'private.offers',
        'private.mails',
        'private.known_browsers',
        'private.recovery_codes',
        'private.usage',
      ];
      for (const table of [...tables.map((name) => `public.${name}`), ...hidden]) {
        const [row] = await tx.unsafe<{ rows: string }[]>(`select count(*) as rows from ${table}`);
        expect(`${table} ${row?.rows}`).toBe(`${table} 0`);
      }
      expect(await tx`select user_id, checkout_id, transaction_id from public.payments`).toMatchObject([
        { user_id: null, checkout_id: null, transaction_id: 'pi_1' },
      ]);
      expect(await tx`select name from private.unused_cloud_files`).toMatchObject([{ name: `${owner}-0` }]);
      for (const claims of [user(owner), user(other), anon]) {
        expect(['[0]', denied]).toContain(await outcome(tx, claims, 'select * from public.payments'));
      }
    })());
});

describe('a subscription', () => {
  it('has a time of its cancellation if it is canceled, and may have one as a trial', () =>
    database.undone(async (tx) => {
      await seed(tx);
      const become = (status: string, canceledAt: string) =>
        outcome(
          tx,
          service,
          `update public.subscriptions set status = '${status}', canceled_at = ${canceledAt}`,
        );
      expect([await become('canceled', 'now()'), await become('trial', 'now()')]).toEqual(['[1]', '[1]']);
      expect([await become('trial', 'null'), await become('active', 'null')]).toEqual(['[1]', '[1]']);
      const refused = '23514';
      expect([await become('canceled', 'null'), await become('active', 'now()')]).toEqual([refused, refused]);
    })());
});

describe('what ends by itself', () => {
  it('is a checkout whose time is over, once', () =>
    database.undone(async (tx) => {
      await seed(tx);
      const expire = async () => (await tx`select private.expire_checkouts() as count`)[0]?.count;
      expect(await expire()).toBe('0');
      await tx`update public.checkouts set created_at = now() - interval '1 hour', expires_at = now()`;
      expect([await expire(), await expire()]).toEqual(['1', '0']);
      expect(await tx`select status from public.checkouts`).toMatchObject([{ status: 'expired' }]);
    })());

  it('is the count of requests that led to no picture, after a day', () =>
    database.undone(async (tx) => {
      await seed(tx);
      await tx.unsafe(`
        insert into private.generated_images (id, user_id, status, created_at)
          select gen_random_uuid(), '${owner}', status, now() - age from
            (values ('made'), ('failed'), ('refused'), ('pending')) as statuses (status),
            (values (interval '23 hours'), (interval '25 hours')) as ages (age);
        select private.delete_unmade_images();
      `);
      const left = await tx`
        select status, count(*)::int as rows from private.generated_images group by status order by status`;
      expect(left.map(({ status, rows }) => `${status} ${rows}`)).toEqual([
        'failed 1',
        'made 3',
        'pending 1',
        'refused 1',
      ]);
    })());

  it('is state of the public API, and old events', () =>
    database.undone(async (tx) => {
      await tx.unsafe(`
        insert into private.rate_limits values ('old', now()), ('new', now() + interval '1 second');
        insert into private.provider_events values ('old', now() - interval '31 days'), ('new', now() - interval '29 days');
        select private.delete_expired();
      `);
      const left = await tx`
        select name from private.rate_limits union all select id from private.provider_events`;
      expect(left.map(({ name }) => name)).toEqual(['new', 'new']);
    })());
});
