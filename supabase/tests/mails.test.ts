/** The outbox: what writes into it, and how it is worked off. */
import { defaultPreferences, noteLifetimeDays, optInPreferences } from '@verapix/domain';
import { mailToken } from '@verapix/server/mails/links';
import { mailLink } from '@verapix/server/mails/mail-link';
import type { OutgoingMail } from '@verapix/server/mails/ports';
import { sendNextMail } from '@verapix/server/mails/send';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createInbox } from '@verapix/server/postgres/inbox';
import { createJobs } from '@verapix/server/postgres/jobs';
import { createMailActions, createMailQueue } from '@verapix/server/postgres/mails';
import { createRecoveryCodes } from '@verapix/server/postgres/recovery-codes';
import type { FunctionPorts } from '@verapix/server/ports';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, databaseOfFile } from './database.ts';

const database = databaseOfFile();
let clock = Date.now();
const environment = { now: () => clock, siteUrl: 'https://app.test' };
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0';

let users = 0;
let ada = { id: '', email: '' };

beforeEach(async () => {
  const { sql } = database;
  clock = Date.now() + 1000;
  users += 1;
  ada = { id: crypto.randomUUID(), email: `ada${users}@example.com` };
  await sql`truncate private.mails`;
  await sql`delete from public.jobs`;
  await addUser(sql, ada);
});

/** Sends what is due. Returns the mails. */
async function sendDue({
  refuses = false,
  ...settings
}: {
  refuses?: boolean;
  operatorAddress?: string | undefined;
} = {}): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const ports = {
    ...environment,
    mails: createMailQueue(database.sql, environment),
    operatorAddress: 'team@example.com',
    ...settings,
    sendMail: async (mail: OutgoingMail) => {
      if (refuses) throw new Error('busy');
      sent.push(mail);
    },
  };
  while (await sendNextMail(ports));
  return sent;
}

const kinds = (mails: readonly OutgoingMail[]) => mails.map(({ kind, to }) => `${kind} to ${to}`);

async function signIn(userAgent: string): Promise<string> {
  const [session] = await database.sql<{ id: string }[]>`
    insert into auth.sessions (user_id, user_agent) values (${ada.id}, ${userAgent}) returning id`;
  return session?.id ?? '';
}

const activity = async () => {
  const rows = await database.sql<{ kind: string; user_agent: string | null }[]>`
    select kind, user_agent from public.activity where user_id = ${ada.id} order by created_at, kind`;
  return rows.map(({ kind, user_agent }) => (user_agent ? `${kind} by ${user_agent}` : kind));
};

describe('the auth service', () => {
  it('causes a mail about a sign-in from a new browser only, and notes each', async () => {
    for (const agent of [chrome, firefox, firefox]) await signIn(agent);
    expect(await sendDue()).toMatchObject([
      { kind: 'signed-in', to: ada.email, data: { user_agent: firefox } },
    ]);
    const noted = [chrome, firefox, firefox].map((agent) => `signed-in by ${agent}`);
    expect((await activity()).sort()).toEqual(noted.sort());
  });

  it('causes mails about a changed password, address and factor', async () => {
    const { sql } = database;
    const factor = crypto.randomUUID();
    await sql`update auth.users set encrypted_password = 'new' where id = ${ada.id}`;
    await sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status) values (${factor}, ${ada.id}, 'totp', 'unverified')`;
    await sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
    await sql`delete from auth.mfa_factors where id = ${factor}`;
    const old = ada.email;
    ada.email = `new-${old}`;
    await sql`update auth.users set email = ${ada.email} where id = ${ada.id}`;
    expect(kinds(await sendDue()).sort()).toEqual(
      [
        `email-changed to ${old}`,
        ...[
          'email-changed',
          'factor-added',
          'factor-removed',
          'password-changed',
          'two-factor-instructions',
        ].map((kind) => `${kind} to ${ada.email}`),
      ].sort(),
    );
  });

  it('names the device of a change if all sessions have the same, and otherwise all of them', async () => {
    const { sql } = database;
    const change = () =>
      sql`update auth.users set encrypted_password = gen_random_uuid() where id = ${ada.id}`;
    await change();
    await signIn(chrome);
    await change();
    await signIn(firefox);
    await change();
    const changes = (await sendDue()).filter(({ kind }) => kind === 'password-changed');
    expect(changes.map(({ data }) => data)).toEqual([
      { user_agent: '' },
      { user_agent: chrome },
      { user_agent: '', user_agents: `${firefox}\n${chrome}` },
    ]);
  });

  it('goes on if an event cannot be noted', async () => {
    const { sql } = database;
    await sql.begin(async (tx) => {
      await tx`alter table public.activity add constraint broken check (kind <> 'signed-in') not valid`;
      await tx`insert into auth.sessions (user_id, user_agent) values (${ada.id}, ${chrome})`;
      await tx`alter table public.activity drop constraint broken`;
    });
    expect(await sql`select from auth.sessions where user_id = ${ada.id}`).toHaveLength(1);
    expect(await activity()).toEqual([]);
  });
});

it.each([
  [{ locale: 'de' }, 'de'],
  [{ locale: 'fr' }, 'en'],
  [{}, 'en'],
])('mails to an account with the metadata %j are in the language %s', async (metadata, language) => {
  const { sql } = database;
  await sql`
    update auth.users set raw_user_meta_data = ${sql.json(metadata)}, encrypted_password = 'new' where id = ${ada.id}`;
  expect(await sendDue()).toMatchObject([{ kind: 'password-changed', locale: language }]);
});

describe('recovery codes', () => {
  const codes = () => createRecoveryCodes(database.sql);
  const hashes = (prefix = 'hash') => Array.from({ length: 10 }, (_, index) => `${prefix}-${index}`);
  const addFactor = () => database.sql`
    insert into auth.mfa_factors (user_id, factor_type, status) values (${ada.id}, 'totp', 'verified')`;
  const factors = () => database.sql`select from auth.mfa_factors where user_id = ${ada.id}`;

  it('turn the second factor off, end all other sessions and are told of once', async () => {
    const [session] = [await signIn(chrome), await signIn(chrome)];
    await addFactor();
    await codes().replace(ada.id, hashes(), session);
    await sendDue();
    expect(await codes().use({ userId: ada.id, hash: 'hash-3', sessionId: session })).toBe(9);
    expect(await factors()).toHaveLength(0);
    expect([...(await database.sql`select id from auth.sessions where user_id = ${ada.id}`)]).toEqual([
      { id: session },
    ]);
    expect(await sendDue()).toMatchObject([
      {
        kind: 'recovery-code-used',
        data: { left: '9', user_agent: chrome },
        links: { notMe: expect.any(String) },
      },
    ]);
    expect(await activity()).toContain(`recovery-code-used by ${chrome}`);
    expect(await activity()).not.toContain('factor-removed');
    // Those that are left are for the next app.
    expect(await codes().left(ada.id)).toBe(9);
  });

  it('work once, also at the same time, and for their user alone', async () => {
    const session = await signIn(chrome);
    await codes().replace(ada.id, hashes(), session);
    const given = { userId: ada.id, hash: 'hash-1', sessionId: session };
    const grace = { id: crypto.randomUUID(), email: `grace${users}@example.com` };
    await addUser(database.sql, grace);
    expect(await codes().use({ ...given, userId: grace.id })).toBeUndefined();
    const both = await Promise.all([codes().use(given), codes().use(given)]);
    expect(both.filter((left) => left === 9)).toHaveLength(1);
    expect(await codes().use(given)).toBeUndefined();
  });

  it('are replaced by new ones, which is told of, and go with a factor that its user removes', async () => {
    const session = await signIn(chrome);
    await addFactor();
    await codes().replace(ada.id, hashes(), session);
    await sendDue();
    await codes().replace(ada.id, hashes('new'), session);
    expect(kinds(await sendDue())).toEqual([`recovery-codes-replaced to ${ada.email}`]);
    expect(await codes().use({ userId: ada.id, hash: 'hash-1', sessionId: session })).toBeUndefined();
    await database.sql`delete from auth.mfa_factors where user_id = ${ada.id}`;
    expect(await codes().left(ada.id)).toBe(0);
    expect(kinds(await sendDue())).toEqual([`factor-removed to ${ada.email}`]);
  });
});

describe('the inbox of the operator', () => {
  const inbox = () => createInbox(database.sql);
  const write = async (userId: string | null, subject: string) => {
    const [row] = await database.sql<{ id: string }[]>`
      insert into public.contact_messages (user_id, name, email, subject, message, locale)
      values (${userId}, 'Ada', ${ada.email}, ${subject}, 'Does it open HEIC?', 'de') returning id`;
    return row?.id ?? '';
  };
  const messages = async () => (await inbox().read()).messages.map(({ subject }) => subject);

  it('sends an answer in the transaction that closes the message', async () => {
    const id = await write(ada.id, 'Formats');
    await write(null, 'Other');
    await sendDue();
    expect((await messages()).slice(0, 2).sort()).toEqual(['Formats', 'Other']);
    const answer = { action: 'answer-message', id, text: 'Yes.' } as const;
    expect([await inbox().act(answer), await inbox().act(answer)]).toEqual([true, false]);
    expect(await messages()).not.toContain('Formats');
    expect(await sendDue()).toMatchObject([
      {
        kind: 'contact-answer',
        to: ada.email,
        locale: 'de',
        data: { subject: 'Formats', text: 'Yes.', message: 'Does it open HEIC?' },
        operatorAddress: 'team@example.com',
      },
    ]);
  });

  it('has mails that were given up, and sends them again or forgets them', async () => {
    const { sql } = database;
    const dead = async () => {
      const [row] = await sql<{ id: string }[]>`
        insert into private.mails (user_id, kind, dead_at, attempts, error)
        values (${ada.id}, 'two-factor-instructions', now(), 7, 'no such mailbox') returning id`;
      return row?.id ?? '';
    };
    const [one, other] = [await dead(), await dead()];
    expect((await inbox().read()).mails).toMatchObject([
      { error: 'no such mailbox' },
      { kind: expect.any(String) },
    ]);
    expect(await inbox().act({ action: 'send-mail-again', id: one })).toBe(true);
    expect(await inbox().act({ action: 'forget-mail', id: other })).toBe(true);
    expect((await inbox().read()).mails).toEqual([]);
    expect(kinds(await sendDue())).toEqual([`two-factor-instructions to ${ada.email}`]);
    expect(await inbox().act({ action: 'forget-mail', id: one })).toBe(false);
  });

  it('has jobs that failed for no reason of their picture', async () => {
    const job = (id: string, code: string) => database.sql`
      insert into public.jobs (id, user_id, mode, status, scale_factor, model, priority, format, input_width,
        input_height, input_bytes, due_at, created_at, error_code, error_message, finished_at)
      values (${`job_${id.repeat(24)}`}, ${ada.id}, 'live', 'failed', 2, 'fast', false, 'png', 8, 6, 100, now(), now(),
        ${code}, 'x', now())`;
    await job('a', 'internal_error');
    await job('b', 'invalid_image');
    expect((await inbox().read()).jobs).toMatchObject([{ id: `job_${'a'.repeat(24)}`, user_id: ada.id }]);
    expect(await inbox().count()).toBeGreaterThan(0);
  });
});

describe('what is kept for a while', () => {
  it('is a message to the team that was dealt with; an open one stays', async () => {
    const { sql } = database;
    await sql`
      insert into public.contact_messages (name, email, subject, message, done_at)
      select 'Ada', ${ada.email}, days::text, 'Hello', now() - make_interval(days => nullif(days, 0))
      from unnest(array[0, ${noteLifetimeDays - 1}, ${noteLifetimeDays + 1}]::int[]) as days`;
    await sql`select private.delete_old_notes()`;
    const left = await sql`select subject from public.contact_messages where email = ${ada.email} order by 1`;
    expect(left.map(({ subject }) => subject)).toEqual(['0', String(noteLifetimeDays - 1)]);
  });

  it('is which browsers an account was used from, and how much it used each day', async () => {
    const { sql } = database;
    await sql`
      insert into private.known_browsers (user_id, browser, first_mail, seen_at)
      select ${ada.id}, days::text, gen_random_uuid(), now() - make_interval(days => days)
      from unnest(array[360, 370]) as days`;
    await sql`
      insert into private.usage (user_id, kind, day)
      select ${ada.id}, 'job', current_date - days
      from unnest(array[${noteLifetimeDays}, ${noteLifetimeDays + 1}]::int[]) as days`;
    await sql`select private.delete_old_notes()`;
    expect(await sql`select browser from private.known_browsers where user_id = ${ada.id}`).toEqual([
      { browser: '360' },
    ]);
    expect(await sql`select from private.usage where user_id = ${ada.id}`).toHaveLength(1);
  });
});

describe('a change of an account', () => {
  const accounts = () => createAccounts(database.sql, environment);

  it('queues its mail with it, or neither', async () => {
    const session = await signIn(chrome);
    await sendDue();
    await accounts().change(ada.id, (draft) => {
      const detail = { name: 'Server', key: 'vp_live_…1234' };
      draft.events.push({ kind: 'key-created', detail, sessionId: session });
    });
    const failed = accounts().change(ada.id, (draft) => {
      draft.events.push({ kind: 'key-revoked' });
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await sendDue()).toMatchObject([
      {
        kind: 'key-created',
        data: { name: 'Server', user_agent: chrome },
        links: { notMe: expect.any(String) },
      },
    ]);
  });

  it('is not in the log of a user who keeps none, unless it is about security', async () => {
    await database.sql`update public.preferences set activity_tracking = false where user_id = ${ada.id}`;
    await accounts().change(ada.id, ({ events }) =>
      events.push({ kind: 'plan-canceled' }, { kind: 'key-revoked' }),
    );
    expect(await activity()).toEqual(['key-revoked']);
    await database.sql`update public.preferences set activity_tracking = true where user_id = ${ada.id}`;
    await accounts().note(ada.id, { kind: 'plan-resumed' });
    expect(await activity()).toEqual(['key-revoked', 'settings-changed', 'plan-resumed']);
  });

  it('that deletes it is told of once it is gone, if alerts are on', async () => {
    await accounts().delete({ ...ada, isAdmin: false });
    expect(kinds(await sendDue())).toEqual([`account-deleted to ${ada.email}`]);
    expect(await database.sql`select from private.mails`).toHaveLength(0);

    const grace = { id: crypto.randomUUID(), email: 'grace@example.com' };
    await addUser(database.sql, grace);
    await database.sql`update public.preferences set security_alerts = false where user_id = ${grace.id}`;
    await accounts().delete({ ...grace, isAdmin: false });
    expect(await sendDue()).toEqual([]);
  });
});

describe('a job', () => {
  const addJob = async (age: string, mode = 'live') => {
    const id = `job_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`;
    await database.sql`
      insert into public.jobs (id, user_id, mode, status, scale_factor, model, priority, format, input_width,
        input_height, input_bytes, due_at, created_at)
      values (${id}, ${ada.id}, ${mode}, 'running', 2, 'fast', false, 'png', 1, 1, 1, now(), now() - ${age}::interval)`;
    await database.sql`
      update public.jobs set status = 'failed', error_code = 'internal_error', error_message = 'No', finished_at = now()
      where id = ${id}`;
    return id;
  };

  it('is told of if it took more than a minute and was no test', async () => {
    await addJob('59 seconds');
    await addJob('2 minutes', 'test');
    const id = await addJob('61 seconds');
    expect(await sendDue()).toMatchObject([
      { kind: 'job-ended', data: { id, status: 'failed', error: 'No' } },
    ]);
  });

  it('is not told of to a user without notifications', async () => {
    await database.sql`update public.preferences set email_notifications = false where user_id = ${ada.id}`;
    await addJob('2 minutes');
    expect(await sendDue()).toEqual([]);
  });
});

describe('the result of a job', () => {
  let made = 0;
  /** A result that is deleted after some minutes. */
  const addResult = async (minutes: number, mode = 'live') => {
    made += 1;
    const end = String(made).padStart(24, '0');
    const [id, result] = [`job_${end}`, `up_${end}`];
    await database.sql`
      insert into public.jobs (id, user_id, mode, status, scale_factor, model, priority, format, input_width,
        input_height, input_bytes, due_at, created_at, finished_at, result_id, expires_at)
      values (${id}, ${ada.id}, ${mode}, 'succeeded', 2, 'fast', false, 'png', 1, 1, 1, now(), now(), now(), ${result},
        now() + make_interval(mins => ${minutes}))`;
    return { id, result };
  };
  const queueScheduled = () => createMailQueue(database.sql, environment).queueScheduled();

  it('is told of before it goes if nobody fetched it, together with others and once a day', async () => {
    const next = await addResult(10);
    const first = await addResult(5);
    const fetched = await addResult(5);
    await createJobs(database.sql, environment).noteFetched(fetched.result);
    await addResult(20);
    await addResult(-1);
    await addResult(5, 'test');
    await Promise.all([queueScheduled(), queueScheduled()]);
    expect(await sendDue()).toMatchObject([
      { kind: 'results-expiring', to: ada.email, data: { count: '2', ids: `${first.id}\n${next.id}` } },
    ]);
    await addResult(5);
    await queueScheduled();
    expect(await sendDue()).toEqual([]);
    await database.sql`update private.mails set created_at = now() - interval '25 hours'`;
    await queueScheduled();
    expect(kinds(await sendDue())).toEqual([`results-expiring to ${ada.email}`]);
  });

  it('is not told of to a user without notifications', async () => {
    await database.sql`update public.preferences set email_notifications = false where user_id = ${ada.id}`;
    await addResult(5);
    await queueScheduled();
    expect(await sendDue()).toEqual([]);
  });
});

describe('a message to the team', () => {
  const write = () => database.sql`
    insert into public.contact_messages (name, email, subject, message)
    values ('Grace', 'grace@example.com', 'Hello', 'A question')`;
  const inOutbox = () => database.sql`select from private.mails`;

  it('is forwarded, with the address of its writer', async () => {
    await write();
    expect(await sendDue()).toMatchObject([
      {
        kind: 'contact-message',
        to: 'team@example.com',
        data: { address: 'grace@example.com', text: 'A question' },
      },
    ]);
    expect(await inOutbox()).toHaveLength(0);
  });

  it('is not forwarded where no address is set, and waits in the inbox', async () => {
    await database.sql`delete from public.contact_messages`;
    await write();
    expect(await sendDue({ operatorAddress: undefined })).toEqual([]);
    expect(await inOutbox()).toHaveLength(0);
    expect((await createInbox(database.sql).read()).messages).toMatchObject([{ message: 'A question' }]);
  });
});

describe('the outbox', () => {
  const queue = (kind = 'key-created') =>
    database.sql`insert into private.mails (user_id, kind) values (${ada.id}, ${kind})`;

  it('is worked off by several workers without sending anything twice', async () => {
    for (let count = 0; count < 20; count += 1) await queue();
    const sent = (await Promise.all([1, 2, 3].map(() => sendDue()))).flat();
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(20);
  });

  it('forgets what a mail said once it is sent, and keeps that it was', async () => {
    await database.sql`
      insert into private.mails (user_id, kind, data) values (${ada.id}, 'key-created', '{"name": "Secret"}')`;
    await sendDue();
    expect(
      await database.sql`select kind, recipient, data, sent_at is not null as sent from private.mails`,
    ).toEqual([{ kind: 'key-created', recipient: ada.email, data: {}, sent: true }]);
  });

  it('gives a mail to another worker if one stops', async () => {
    await queue();
    expect(await createMailQueue(database.sql, environment).claim()).toBeDefined();
    expect(await sendDue()).toEqual([]);
    clock += 5 * 60_000 + 1;
    expect(await sendDue()).toHaveLength(1);
  });

  it('tries a mail for a day, then keeps it for a founder', async () => {
    await queue();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await sendDue({ refuses: true });
      clock += 12 * 60 * 60_000;
    }
    expect(
      await database.sql`select attempts, dead_at is not null as dead, error from private.mails`,
    ).toEqual([{ attempts: 7, dead: true, error: 'busy' }]);
    expect(await sendDue()).toEqual([]);
  });

  it('is emptied of what was sent long ago, with the activity', async () => {
    await queue();
    await sendDue();
    const { sql } = database;
    await accountsNote();
    const leftAfter = async (days: number) => {
      await sql`update private.mails set sent_at = now() - make_interval(days => ${days})`;
      await sql`
        update public.activity set created_at = now() - make_interval(days => ${days}) where user_id = ${ada.id}`;
      await sql`select private.delete_old_notes()`;
      return [(await sql`select from private.mails`).length, await activity()];
    };
    expect(await leftAfter(noteLifetimeDays - 1)).toEqual([1, ['data-exported']]);
    expect(await leftAfter(noteLifetimeDays + 1)).toEqual([0, []]);
  });
  const accountsNote = () =>
    createAccounts(database.sql, environment).note(ada.id, { kind: 'data-exported' });
});

describe('the preferences of a new user', () => {
  const settings = async () => {
    const [row] = await database.sql`select * from public.preferences where user_id = ${ada.id}`;
    const keys = Object.keys(defaultPreferences);
    const column = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return Object.fromEntries(keys.map((key) => [key, row?.[column(key)]]));
  };

  it('ask for consent, unless the operator decides otherwise', async () => {
    expect(await settings()).toEqual(optInPreferences);
    await database.sql`update private.operator set consent = 'opt-out'`;
    ada = { id: crypto.randomUUID(), email: `opt-out-${users}@example.com` };
    await addUser(database.sql, ada);
    expect(await settings()).toEqual(defaultPreferences);
    await database.sql`update private.operator set consent = 'opt-in'`;
  });
});

describe('the weekly digest', () => {
  const setDigest = (on: boolean) =>
    database.sql`update public.preferences set weekly_digest = ${on} where user_id = ${ada.id}`;
  const weekLater = () =>
    database.sql`
      update public.preferences set digest_at = now() - interval '8 days' where user_id = ${ada.id} and weekly_digest`;

  it('says what the account used, once a week', async () => {
    await database.sql`insert into private.usage (user_id, kind, count) values (${ada.id}, 'job', 12), (${ada.id}, 'image', 3)`;
    await database.sql`
      insert into private.usage (user_id, day, kind, count) values (${ada.id}, current_date - 8, 'job', 99)`;
    await signIn(chrome);
    await sendDue();
    await setDigest(true);
    await weekLater();
    await createMailQueue(database.sql, environment).queueScheduled();
    await createMailQueue(database.sql, environment).queueScheduled();
    expect(await sendDue()).toMatchObject([
      {
        kind: 'weekly-digest',
        to: ada.email,
        data: { jobs: '12', images: '3', results: '0', sign_ins: '1' },
      },
    ]);
  });

  it('does not come while it is off, or before a week is over', async () => {
    await setDigest(false);
    await weekLater();
    await createMailQueue(database.sql, environment).queueScheduled();
    await setDigest(true);
    await createMailQueue(database.sql, environment).queueScheduled();
    expect(await sendDue()).toEqual([]);
  });

  it('counts what the triggers see', async () => {
    await database.sql`insert into private.generated_images (id, user_id, status) values (${ada.id}, ${ada.id}, 'pending')`;
    await database.sql`update private.generated_images set status = 'made' where user_id = ${ada.id}`;
    const rows = await database.sql`select kind, count from private.usage where user_id = ${ada.id}`;
    expect(rows).toEqual([{ kind: 'image', count: 1 }]);
  });
});

describe('a mailing', () => {
  it.each(['product-updates', 'marketing-emails', 'weekly-newsletter', 'monthly-newsletter'])(
    'of the kind %s goes to those who allow it, and no more often than they chose',
    async (kind) => {
      const column = kind.replaceAll('-', '_');
      const queue = async () => {
        const [row] = await database.sql`
          select private.queue_mailing(${kind}, '{"subject": "News", "text": "Hello"}') as count`;
        return Number(row?.count);
      };
      const set = (values: object) =>
        database.sql`update public.preferences set ${database.sql(values as never)} where user_id = ${ada.id}`;
      await database.sql`
        update public.preferences set product_updates = false, marketing_emails = false, weekly_newsletter = false,
          monthly_newsletter = false`;
      expect(await queue()).toBe(0);
      await set({ [column]: true, email_frequency: 'weekly' });
      expect(await queue()).toBe(1);
      expect(await queue()).toBe(0);
      expect(await sendDue()).toMatchObject([{ kind, to: ada.email, data: { subject: 'News' } }]);
      await set({ mailed_at: new Date(Date.now() - 8 * 24 * 60 * 60_000) });
      expect(await queue()).toBe(1);
      // Turned off before it was sent.
      await set({ [column]: false });
      expect(await sendDue()).toEqual([]);
    },
  );

  it('of an unknown kind goes to nobody', async () => {
    await database.sql`update public.preferences set product_updates = true`;
    const [row] = await database.sql`select private.queue_mailing('user_id', '{}') as count`;
    expect(Number(row?.count)).toBe(0);
  });
});

describe('a link in a mail', () => {
  const follow = async (token: string) => {
    const ports = {
      ...environment,
      mails: createMailActions(database.sql),
      accounts: createAccounts(database.sql, environment),
      sessions: { endAll: (id: string) => database.sql`delete from auth.sessions where user_id = ${id}` },
    } as unknown as FunctionPorts;
    const url = new URL(`https://project.test/functions/v1/mail-link?token=${token}`);
    const context = { url, request: new Request(url, { method: 'POST' }) };
    const response = await mailLink(context as Parameters<typeof mailLink>[0], ports);
    return response.json();
  };
  const tokenFor = async (action: string) => {
    const secret = await createMailActions(database.sql).linkSecret();
    return mailToken({ action, userId: ada.id, expiresAt: 0 }, secret);
  };

  it('turns a mailing off, and nothing else', async () => {
    await database.sql`update public.preferences set product_updates = true, monthly_newsletter = true`;
    expect(await follow(await tokenFor('productUpdates'))).toEqual({ done: 'unsubscribed' });
    const [row] = await database.sql`
      select product_updates, monthly_newsletter from public.preferences where user_id = ${ada.id}`;
    expect(row).toEqual({ product_updates: false, monthly_newsletter: true });
  });

  it('ends all sessions', async () => {
    await signIn(chrome);
    expect(await follow(await tokenFor('not-me'))).toEqual({ done: 'sessions-ended', email: ada.email });
    expect(await database.sql`select from auth.sessions where user_id = ${ada.id}`).toHaveLength(0);
  });

  it.each(['userId', 'emailFrequency', 'activityTracking', ''])('does nothing else: %j', async (action) => {
    await expect(follow(await tokenFor(action))).rejects.toThrow('not valid');
  });
});
