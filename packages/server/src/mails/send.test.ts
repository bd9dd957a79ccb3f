import {
  canUnsubscribe,
  defaultPreferences,
  isAlert,
  type MailKind,
  mailKinds,
  mailSwitches,
  type Preferences,
} from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { readMailToken } from './links';
import { type DueMail, type MailOutcome, type OutgoingMail, UndeliverableError } from './ports';
import { sendNextMail } from './send';

const siteUrl = 'https://app.test';
const now = Date.UTC(2026, 10, 30);
const secret = 'secret';

const due: DueMail = {
  id: 'mail',
  kind: 'key-created',
  data: { name: 'Key', user_agent: 'Firefox/150.0 (Linux)' },
  createdAt: new Date(now).toISOString(),
  attempts: 1,
  userId: 'ada',
  to: 'ada@example.com',
  locale: 'en',
  preferences: defaultPreferences,
};

interface Given {
  mail?: Partial<DueMail>;
  /** What the mail server answers. */
  error?: Error;
  /** Browsers that the account was used from, each with the mail about it. */
  browsers?: Map<string, string>;
  operatorAddress?: string;
  functionsUrl?: string;
}

/** Sends one mail. Returns what was sent, if anything, and the outcome. */
async function send({ mail, error, browsers = new Map(), ...settings }: Given) {
  const sent: OutgoingMail[] = [];
  const outcomes: MailOutcome[] = [];
  const found = await sendNextMail({
    now: () => now,
    siteUrl,
    ...settings,
    mails: {
      claim: async () => ({ ...due, ...mail }),
      settle: async (_id, outcome) => void outcomes.push(outcome),
      noteBrowser: async (_userId, browser, id) => {
        const isNew = [...browsers.keys()].some((each) => each !== browser);
        if (!browsers.has(browser)) browsers.set(browser, id);
        return isNew && browsers.get(browser) === id;
      },
      queueScheduled: async () => {},
      linkSecret: async () => secret,
    },
    sendMail: async (outgoing) => {
      if (error) throw error;
      sent.push(outgoing);
    },
  });
  expect(found).toBe(true);
  return { sent: sent[0], outcome: outcomes[0] };
}

const withSetting = (kind: MailKind, on: boolean): Preferences => {
  const setting = mailSwitches[kind];
  return setting === null ? defaultPreferences : { ...defaultPreferences, [setting]: on };
};
/** Firefox is known, so that a sign-in with Chrome is from a new browser. */
const newBrowser = () => ({
  browsers: new Map([['Firefox on Linux', 'earlier']]),
  data: { user_agent: 'Chrome/147.0 (Linux)' },
});

describe('the switch of a mail', () => {
  it.each(mailKinds.filter((kind) => mailSwitches[kind] !== null))('decides about %s', async (kind) => {
    const { browsers, data } = newBrowser();
    const given = (on: boolean) => ({ mail: { kind, data, preferences: withSetting(kind, on) }, browsers });
    expect(await send(given(false))).toEqual({ sent: undefined, outcome: { status: 'unwanted' } });
    const again = { ...given(true), browsers: newBrowser().browsers };
    expect((await send(again)).outcome).toEqual({ status: 'sent', to: 'ada@example.com' });
  });

  it.each(mailKinds.filter((kind) => mailSwitches[kind] === null))('is none for %s', async (kind) => {
    const off = Object.fromEntries(Object.keys(defaultPreferences).map((key) => [key, false]));
    const preferences = { ...defaultPreferences, ...off };
    expect((await send({ mail: { kind, preferences } })).outcome).toMatchObject({ status: 'sent' });
  });
});

describe('a sign-in', () => {
  const signIn = (user_agent: string, id: string) => ({
    kind: 'signed-in' as const,
    data: { user_agent },
    id,
  });
  const chrome = (version: number) => `Mozilla/5.0 (X11; Linux x86_64) Chrome/${version}.0 Safari/537.36`;
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0';

  it('is told of from a new browser, not from the first, a known one or a newer version of it', async () => {
    const browsers = new Map<string, string>();
    const outcomes: string[] = [];
    for (const [index, agent] of [chrome(147), chrome(148), firefox, firefox].entries()) {
      const { outcome } = await send({ mail: signIn(agent, String(index)), browsers });
      outcomes.push(outcome?.status ?? '');
    }
    expect(outcomes).toEqual(['unwanted', 'unwanted', 'sent', 'unwanted']);
  });

  it('is told of in the second attempt, too', async () => {
    const browsers = new Map([['Chrome on Linux', 'earlier']]);
    const mail = signIn(firefox, 'one');
    expect((await send({ mail, browsers, error: new Error('busy') })).outcome?.status).toBe('failed');
    expect((await send({ mail: { ...mail, attempts: 2 }, browsers })).outcome?.status).toBe('sent');
  });
});

describe('a mail that cannot be sent', () => {
  it('is tried again later and later, and given up after a day', async () => {
    const minutes: (number | string)[] = [];
    for (let attempts = 1; attempts <= 7; attempts += 1) {
      const { outcome } = await send({ mail: { attempts }, error: new Error('busy') });
      minutes.push(outcome?.status === 'failed' ? (outcome.nextAt - now) / 60_000 : (outcome?.status ?? ''));
    }
    expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 'dead']);
  });

  it('is given up at once if the recipient does not exist', async () => {
    const error = new UndeliverableError('550 no such user');
    expect((await send({ error })).outcome).toEqual({ status: 'dead', error: '550 no such user' });
  });
});

describe('the links of a mail', () => {
  it('stop a mailing, by a page and by one press in the mail program', async () => {
    for (const kind of mailKinds.filter(canUnsubscribe)) {
      const mail = { kind, preferences: withSetting(kind, true) };
      const { sent } = await send({ mail, functionsUrl: 'https://project.test/functions/v1' });
      const token = new URL(sent?.links.oneClick ?? '').searchParams.get('token') ?? '';
      expect(sent?.links.unsubscribe).toBe(`${siteUrl}/mail-link?token=${token}`);
      const link = await readMailToken(token, { secret, now: now * 2 });
      expect(link).toEqual({ action: mailSwitches[kind], userId: 'ada', expiresAt: 0 });
    }
  });

  it('say that an alert is about someone else, for a week', async () => {
    for (const kind of mailKinds.filter(isAlert)) {
      const { browsers, data } = newBrowser();
      const { sent } = await send({ mail: { kind, data, locale: 'de' }, browsers });
      const address = new URL(sent?.links.notMe ?? '');
      expect(address.pathname).toBe('/de/mail-link');
      const token = address.searchParams.get('token') ?? '';
      const week = 7 * 24 * 60 * 60_000;
      expect((await readMailToken(token, { secret, now: now + week - 1 }))?.action).toBe('not-me');
      expect(await readMailToken(token, { secret, now: now + week })).toBeUndefined();
      expect(await readMailToken(`${token.slice(0, -1)}x`, { secret, now })).toBeUndefined();
      expect(await readMailToken(token.replace('ada', 'eve'), { secret, now })).toBeUndefined();
      expect(await readMailToken(token, { secret: 'other', now })).toBeUndefined();
    }
  });
});

it('a mail to the operator waits for no one if there is no address for it', async () => {
  const mail = { kind: 'contact-message', userId: null, to: null } as const;
  expect((await send({ mail })).outcome).toEqual({ status: 'unwanted' });
  const { outcome } = await send({ mail, operatorAddress: 'team@example.com' });
  expect(outcome).toEqual({ status: 'sent', to: 'team@example.com' });
});
