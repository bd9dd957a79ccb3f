/**
 * The contract of the mock backend, on a whole project that answers over HTTP: a hosted one, or that of
 * `npm run backend`. `docs/guides/deploy.md` says how to run it. It writes to the project's database, so it
 * refuses a project that has other users than the samples.
 */
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { openDatabase } from '@verapix/server/node/database';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totpCode, totpStep } from '../../mocks/auth/totp.ts';
import type { Caller, Case, CaseEnvironment, FixtureName } from '../../mocks/conformance/case.ts';
import { cases as allCases } from '../../mocks/conformance/cases.ts';
import { keepSample } from '../../mocks/conformance/cloud-cases.ts';
import { expectAnswer, runCase } from '../../mocks/conformance/run-case.ts';
import { personaPassword } from '../../mocks/db/personas.ts';
import { buyPlan } from './purchases.ts';

const {
  CONFORMANCE_URL: url = '',
  CONFORMANCE_ANON_KEY: publicKey = '',
  CONFORMANCE_DATABASE_URL: databaseUrl = '',
} = process.env;

/** The sample users that have to exist, with the password of the personas. */
const people = {
  member: 'premium@example.com',
  other: 'lifetime@example.com',
  free: 'free@example.com',
  founder: 'founder@example.com',
} as const;
type Person = keyof typeof people;

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

/** The values that can be had in a project whose clock and mails the tests do not hold. */
const availableFixtures: readonly FixtureName[] = [
  'userId',
  'otherUserId',
  'subscriptionId',
  'otherSubscriptionId',
  'sessionId',
  'otherSessionId',
  'apiKeyId',
  'cloudResultId',
  'refreshToken',
  'replacedToken',
  'endedToken',
];

/** Why a case cannot be run; `undefined` if it can. */
function reasonToSkip(each: Case): string | undefined {
  const steps = [...(each.before ?? []), each];
  const requests = steps.map(({ request }) => request);
  const named = [...JSON.stringify(steps).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as FixtureName);
  const accepted = each.expect.startsWith('2');
  const does = (pattern: RegExp) => requests.some((request) => pattern.test(request));
  if (does(/\/sandbox\/v1|[?&](account=|cancel\b)/)) return 'asks for a page of the mock backend';
  if (does(/\/auth\/v1\/(recover|otp|resend|reauthenticate)/) && (accepted || each.before))
    return 'sends a mail';
  if (each.before?.some(({ request }) => request.endsWith('/signup'))) return 'sends a mail';
  if (does(/\/auth\/v1\/signup/) && accepted && !each.expect.endsWith('decoy-user')) return 'creates a user';
  if (does(/generate-image/)) return 'depends on the image service of the project';
  if (each.caller === 'expired') return 'needs a token that is an hour old';
  if (each.caller === 'deleted' || (does(/delete-account/) && accepted)) return 'deletes a user';
  if (does(/^POST \/auth\/v1\/factors$/) && (accepted || each.before)) return 'leaves a factor behind';
  if (does(/^PUT \/auth\/v1\/user$/) && accepted && JSON.stringify(each.body).includes('"password"'))
    return 'changes a password';
  const missing = named.find((name) => !availableFixtures.includes(name));
  return missing && `needs {${missing}}, which takes a mail, a wait or a factor`;
}

const cases = allCases.filter((each) => reasonToSkip(each) === undefined);

/** The callers who have a second factor. */
const factorCallers: readonly Caller[] = ['half-signed-in', 'half-founder', 'two-factor'];
const needsFactor = ({ caller = 'visitor' }: Case) => factorCallers.includes(caller);
const table = (some: readonly Case[]) => some.map((each) => [each.title, each.expect, each] as const);

const send = (path: string, init: RequestInit) => fetch(url + path, init);

async function call<Body>(method: string, path: string, body?: object, token?: string): Promise<Body> {
  const headers = {
    apikey: publicKey,
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const response = await send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Body;
  throw new Error(`${method} ${path} was answered with ${response.status} ${text}`);
}

const signIn = (person: Person): Promise<Session> =>
  call('POST', '/auth/v1/token?grant_type=password', { email: people[person], password: personaPassword });

const refresh = (refresh_token: string): Promise<Session> =>
  call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token });

const signOut = (token: string, scope = 'local') =>
  call('POST', `/auth/v1/logout?scope=${scope}`, undefined, token);

describe.skipIf(!url)('the project at CONFORMANCE_URL, skipped without one', () => {
  let sql: Sql;
  const ids = {} as Record<Person, string>;
  /** One session for each person: the auth service limits how often one may sign in. */
  let sessions: Partial<Record<Person, Promise<Session>>> = {};

  const sessionOf = (person: Person): Promise<Session> => {
    sessions[person] ??= signIn(person);
    return sessions[person];
  };
  const tokenOf = async (person: Person) => (await sessionOf(person)).access_token;
  const sessionIdOf = async (person: Person) => String(decodeJwt(await tokenOf(person)).session_id);

  /** A token of the member with the same claims, signed with another key. */
  async function forgedToken(): Promise<string> {
    const { privateKey } = await generateKeyPair('ES256');
    const claims = decodeJwt(await tokenOf('member'));
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
  }

  async function endedSession(): Promise<Session> {
    const session = await signIn('member');
    await signOut(session.access_token);
    return session;
  }

  const subscriptionOf = async (person: Person) => {
    const [row] = await sql`select id from public.subscriptions where user_id = ${ids[person]}`;
    return String(row?.id);
  };

  const fixtures: Partial<Record<FixtureName, () => Promise<string>>> = {
    userId: async () => ids.member,
    otherUserId: async () => ids.other,
    subscriptionId: () => subscriptionOf('member'),
    otherSubscriptionId: () => subscriptionOf('other'),
    sessionId: async () => String(decodeJwt((await signIn('member')).access_token).session_id),
    otherSessionId: () => sessionIdOf('other'),
    apiKeyId: async () => {
      const body = { name: 'Production', type: 'live' };
      const path = '/functions/v1/create-api-key';
      const answer = await call<{ api_key: { id: string } }>('POST', path, body, await tokenOf('member'));
      return answer.api_key.id;
    },
    cloudResultId: async () => {
      const { headers: type, body } = keepSample;
      const headers = { ...type, apikey: publicKey, Authorization: `Bearer ${await tokenOf('member')}` };
      const init = { method: 'POST', headers, body: String(body) };
      const answer = await fetch(`${url}/functions/v1/keep-result`, init);
      return ((await answer.json()) as { cloud_result: { id: string } }).cloud_result.id;
    },
    refreshToken: async () => (await signIn('member')).refresh_token,
    replacedToken: async () => {
      const { refresh_token } = await signIn('member');
      await refresh(refresh_token);
      return refresh_token;
    },
    endedToken: async () => (await endedSession()).refresh_token,
  };

  function environment(tokens: Partial<Record<Caller, () => Promise<string>>>): CaseEnvironment {
    return {
      publicKey,
      token: async (caller) => {
        if (caller === 'visitor') return undefined;
        const token = tokens[caller];
        if (!token) throw new Error(`There is no caller "${caller}" here.`);
        return token();
      },
      fixture: async (name) => {
        const create = fixtures[name];
        if (!create) throw new Error(`There is no value {${name}} here.`);
        return create();
      },
    };
  }

  const withPassword = environment({
    key: async () => publicKey,
    garbage: async () => 'not-a-token',
    forged: forgedToken,
    'signed-out': async () => (await endedSession()).access_token,
    member: () => tokenOf('member'),
    free: () => tokenOf('free'),
    other: () => tokenOf('other'),
    founder: () => tokenOf('founder'),
  });

  beforeAll(async () => {
    if (!publicKey || !databaseUrl)
      throw new Error('CONFORMANCE_URL needs CONFORMANCE_ANON_KEY and CONFORMANCE_DATABASE_URL beside it.');
    sql = openDatabase(databaseUrl);
    const [others] =
      await sql`select count(*)::int as count from auth.users where email not like '%@example.com'`;
    if (others?.count !== 0)
      throw new Error('This project has users of its own. Run the cases against a project for tests.');
    for (const person of Object.keys(people) as Person[]) ids[person] = (await sessionOf(person)).user.id;
  }, 60_000);

  afterAll(() => sql?.end());

  beforeEach(async () => {
    const owned = ['preferences', 'contact_messages', 'api_keys', 'payments', 'checkouts', 'subscriptions'];
    for (const name of owned)
      await sql`delete from ${sql(`public.${name}`)} where user_id = any (${Object.values(ids)}::uuid[])`;
    await sql`delete from public.contact_messages where email = 'ada@example.com'`;
    await sql`delete from private.merchant_settings`;
    await buyPlan(sql, ids.member, 'premium');
    await buyPlan(sql, ids.other, 'lifetime');
  });

  it.each(table(cases.filter((each) => !needsFactor(each))))('%s: %s', async (_title, _expect, each) => {
    expectAnswer(each, await runCase(each, withPassword, send));
    // The case may have ended the session.
    if (/logout|revoke-session/.test(each.request)) sessions = {};
  });

  describe('with second factors', () => {
    const withFactor = {} as Record<'member' | 'founder', { id: string; token: string }>;

    beforeAll(async () => {
      for (const person of ['member', 'founder'] as const) {
        const { access_token } = await signIn(person);
        const app = { factor_type: 'totp', friendly_name: `Conformance ${crypto.randomUUID()}` };
        const factor = await call<{ id: string; totp: { secret: string } }>(
          'POST',
          '/auth/v1/factors',
          app,
          access_token,
        );
        const path = `/auth/v1/factors/${factor.id}`;
        const challenge = await call<{ id: string }>('POST', `${path}/challenge`, {}, access_token);
        const code = await totpCode(factor.totp.secret, totpStep(Date.now()));
        const body = { challenge_id: challenge.id, code };
        const verified = await call<Session>('POST', `${path}/verify`, body, access_token);
        withFactor[person] = { id: factor.id, token: verified.access_token };
      }
      // The first code of a factor ends the sessions without one.
      sessions = {};
    }, 60_000);

    afterAll(async () => {
      for (const { id, token } of Object.values(withFactor)) {
        await call('DELETE', `/auth/v1/factors/${id}`, undefined, token);
        await signOut(token, 'global');
      }
    });

    const tokens = environment({
      'half-signed-in': () => tokenOf('member'),
      'half-founder': () => tokenOf('founder'),
      'two-factor': async () => withFactor.member.token,
    });

    it.each(table(cases.filter(needsFactor)))('%s: %s', async (_title, _expect, each) => {
      expectAnswer(each, await runCase(each, tokens, send));
    });
  });
});

it('runs most cases', () => {
  expect(cases.length).toBeGreaterThan(150);
});
