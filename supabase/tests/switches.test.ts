/**
 * The switches that the server follows, each with what comes while it is on and stays away while it is off. Data
 * collection and cookie usage are followed by the browser: `account-consent.test.ts` of the app.
 */
import type { EmailFrequency, Preferences, PreferenceSwitch } from '@verapix/domain';
import { sendNextMail } from '@verapix/server/mails/send';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createMailQueue } from '@verapix/server/postgres/mails';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, databaseOfFile, outcome, startSession, user } from './database.ts';

const database = databaseOfFile();
const id = '00000000-0000-4000-8000-000000000001';
// Later than the database, whose clock stamps what is due.
const environment = { now: () => Date.now() + 60_000, siteUrl: 'https://app.test' };

/** Sends what is due. Returns the kinds of the mails. */
async function mailsDue(): Promise<string[]> {
  const kinds: string[] = [];
  const mails = createMailQueue(database.sql, environment);
  await mails.queueScheduled();
  const sendMail = async ({ kind }: { kind: string }) => void kinds.push(kind);
  while (await sendNextMail({ ...environment, mails, sendMail }));
  return kinds;
}

const column = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const set = (settings: Partial<Preferences>) =>
  database.sql`
    update public.preferences set ${database.sql(
      Object.fromEntries(Object.entries(settings).map(([key, value]) => [column(key), value])) as never,
    )} where user_id = ${id}`;
const queueMailing = (kind: string) =>
  database.sql`select private.queue_mailing(${kind}, '{"subject": "News", "text": "Hello"}')`;
const mailing = (kind: string) => ({ causes: () => queueMailing(kind), effect: kind, effects: mailsDue });
const addFactor = () => database.sql`
  insert into auth.mfa_factors (user_id, factor_type, status) values (${id}, 'totp', 'verified')`;

interface Switch {
  /** Turns it on or off; by default the setting of its name is changed. */
  turn?: (on: boolean) => Promise<unknown>;
  /** Does what has the effect while it is on. */
  causes: () => Promise<unknown>;
  /** What comes while it is on. */
  effect: string;
  /** What has come. */
  effects: () => Promise<string[]>;
}

type ServerSwitch =
  | Exclude<PreferenceSwitch, 'dataCollection' | 'cookieUsage'>
  | 'twoFactorAuth'
  | 'emailFrequency';

const switches: Record<ServerSwitch, Switch> = {
  emailNotifications: {
    causes: async () => {
      await database.sql`
        insert into public.jobs (id, user_id, mode, status, scale_factor, model, priority, format, input_width,
          input_height, input_bytes, due_at, created_at)
        values (${`job_${'0'.repeat(24)}`}, ${id}, 'live', 'running', 2, 'fast', false, 'png', 1, 1, 1, now(),
          now() - interval '2 minutes')`;
      await database.sql`
        update public.jobs set status = 'failed', error_code = 'internal_error', error_message = 'No', finished_at = now()`;
    },
    effect: 'job-ended',
    effects: mailsDue,
  },
  securityAlerts: {
    causes: () => database.sql`update auth.users set encrypted_password = 'new' where id = ${id}`,
    effect: 'password-changed',
    effects: mailsDue,
  },
  productUpdates: mailing('product-updates'),
  marketingEmails: mailing('marketing-emails'),
  weeklyNewsletter: mailing('weekly-newsletter'),
  monthlyNewsletter: mailing('monthly-newsletter'),
  weeklyDigest: {
    causes: () => database.sql`update public.preferences set digest_at = now() - interval '8 days'`,
    effect: 'weekly-digest',
    effects: mailsDue,
  },
  emailFrequency: {
    turn: (on) => {
      const emailFrequency: EmailFrequency = on ? 'daily' : 'weekly';
      return set({ emailFrequency, productUpdates: true });
    },
    causes: async () => {
      await database.sql`update public.preferences set mailed_at = now() - interval '2 days'`;
      await queueMailing('product-updates');
    },
    effect: 'product-updates',
    effects: mailsDue,
  },
  activityTracking: {
    causes: () => createAccounts(database.sql, environment).note(id, { kind: 'plan-resumed' }),
    effect: 'plan-resumed',
    effects: async () => {
      const rows = await database.sql<{ kind: string }[]>`
        select kind from public.activity where user_id = ${id} and kind <> 'settings-changed'`;
      return rows.map(({ kind }) => kind);
    },
  },
  twoFactorAuth: {
    turn: (on) => (on ? addFactor() : Promise.resolve()),
    causes: () => startSession(database.sql, id),
    effect: 'A session without a code reads [0] rows.',
    effects: async () => {
      const rows = await database.sql.begin((tx) =>
        outcome(tx, user(id), 'select * from public.preferences'),
      );
      return [`A session without a code reads ${rows} rows.`];
    },
  },
};

beforeEach(async () => {
  await database.sql`delete from auth.users`;
  await database.sql`delete from private.mails`;
  await addUser(database.sql, { id, email: 'ada@example.com' });
});

describe.each(Object.keys(switches) as ServerSwitch[])('%s', (name) => {
  const { turn = (on: boolean) => set({ [name]: on }), causes, effect, effects } = switches[name];

  it(`has its effect while it is on: ${effect}`, async () => {
    await turn(true);
    await causes();
    expect(await effects()).toContain(effect);
  });

  it(`has no effect while it is off: ${effect}`, async () => {
    await turn(false);
    await causes();
    expect(await effects()).not.toContain(effect);
  });
});

it('setting up two-factor authentication sends the instructions, once for each attempt', async () => {
  await database.sql`
    insert into auth.mfa_factors (user_id, factor_type, status) values (${id}, 'totp', 'unverified')`;
  expect(await mailsDue()).toEqual(['two-factor-instructions']);
  expect(await mailsDue()).toEqual([]);
});
