/** The contract of the mock backend, on Postgres and on the bundled functions in Deno. */
import { generateKeyPair } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseEnvironment, Caller, FixtureName } from '../../mocks/conformance/case.ts';
import { dataCases } from '../../mocks/conformance/cases.ts';
import { keepSample } from '../../mocks/conformance/cloud-cases.ts';
import { expectAnswer, runCase } from '../../mocks/conformance/run-case.ts';
import { anonKey } from '../../mocks/http/gateway.ts';
import { buyPlan } from './purchases.ts';
import { projectOfFile } from './project.ts';

const project = projectOfFile();

/** The users that cases name: a Premium member, a Lifetime member, one without a plan, and a founder. */
interface People {
  member: string;
  other: string;
  free: string;
  founder: string;
}

async function addPeople(): Promise<People> {
  const people = {
    member: await project.addUser('member'),
    other: await project.addUser('other'),
    free: await project.addUser('free'),
    founder: await project.addUser('founder', true),
  };
  await buyPlan(project.sql, people.member, 'premium');
  await buyPlan(project.sql, people.other, 'lifetime');
  return people;
}

async function post(path: string, token: string, body: object): Promise<unknown> {
  const headers = { apikey: anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await project.send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

function environmentOf(people: People): CaseEnvironment {
  const tokenOf = async (userId: string, options = {}) => (await project.signIn(userId, options)).token;
  const tokens: Record<Caller, () => Promise<string | undefined>> = {
    visitor: async () => undefined,
    key: async () => anonKey,
    garbage: async () => 'not-a-token',
    member: () => tokenOf(people.member),
    free: () => tokenOf(people.free),
    other: () => tokenOf(people.other),
    founder: () => tokenOf(people.founder),
    'half-signed-in': async () => {
      await project.addFactor(people.member);
      return tokenOf(people.member);
    },
    'half-founder': async () => {
      await project.addFactor(people.founder);
      return tokenOf(people.founder);
    },
    'two-factor': async () => {
      await project.addFactor(people.member);
      return tokenOf(people.member, { aal: 'aal2' });
    },
    expired: () => tokenOf(people.member, { expiresIn: -10 }),
    forged: async () => tokenOf(people.member, { key: (await generateKeyPair('ES256')).privateKey }),
    'signed-out': async () => {
      const { token, sessionId } = await project.signIn(people.member);
      await project.sql`delete from auth.sessions where id = ${sessionId}`;
      return token;
    },
    deleted: async () => {
      const { token } = await project.signIn(people.member);
      await project.sql`delete from auth.users where id = ${people.member}`;
      return token;
    },
  };
  const subscriptionOf = async (userId: string) => {
    const [row] = await project.sql`select id from public.subscriptions where user_id = ${userId}`;
    return String(row?.id);
  };
  const recoveryCodeOf = async (userId: string) => {
    const answer = await post(
      '/functions/v1/create-recovery-codes',
      await tokenOf(userId, { aal: 'aal2' }),
      {},
    );
    return (answer as { codes: string[] }).codes[0] ?? '';
  };
  const fixtures: Partial<Record<FixtureName, () => Promise<string>>> = {
    userId: async () => people.member,
    otherUserId: async () => people.other,
    subscriptionId: () => subscriptionOf(people.member),
    otherSubscriptionId: () => subscriptionOf(people.other),
    sessionId: async () => (await project.signIn(people.member)).sessionId,
    otherSessionId: async () => (await project.signIn(people.other)).sessionId,
    apiKeyId: async () => {
      const { token } = await project.signIn(people.member);
      const key = await post('/functions/v1/create-api-key', token, { name: 'Production', type: 'live' });
      return (key as { api_key: { id: string } }).api_key.id;
    },
    recoveryCode: () => recoveryCodeOf(people.member),
    otherRecoveryCode: async () => {
      await project.addFactor(people.other);
      return recoveryCodeOf(people.other);
    },
    cloudResultId: async () => {
      const { token } = await project.signIn(people.member);
      const headers = { ...keepSample.headers, Authorization: `Bearer ${token}` };
      const body = String(keepSample.body);
      const answer = await project.send('/functions/v1/keep-result', { method: 'POST', headers, body });
      return ((await answer.json()) as { cloud_result: { id: string } }).cloud_result.id;
    },
  };
  return {
    publicKey: anonKey,
    token: (caller) => tokens[caller](),
    fixture: async (name) => {
      const create = fixtures[name];
      if (!create)
        throw new Error(`There is no value {${name}} here: cases of the auth service are not run.`);
      return create();
    },
  };
}

/** What a project on this computer cannot answer: it has no auth service, no mails of its own and no sandbox. */
const isElsewhere = ({
  request,
  before = [],
}: {
  request: string;
  before?: readonly { request: string }[];
}) => [request, ...before.map((step) => step.request)].some((text) => /\/(auth|sandbox)\/v1/.test(text));

describe('a project', () => {
  let people: People;
  beforeEach(async () => {
    await project.sql`delete from private.merchant_settings`;
    people = await addPeople();
  });

  it.each(
    dataCases.filter((each) => !isElsewhere(each)).map((each) => [each.title, each.expect, each] as const),
  )('%s: %s', async (_title, _expect, each) => {
    expectAnswer(each, await runCase(each, environmentOf(people), project.send));
  });

  it('takes no token of another project, even if it is signed by the same key', async () => {
    const userId = people.member;
    const list = async (issuer?: string) => {
      const { token } = await project.signIn(userId, issuer === undefined ? {} : { issuer });
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      return (await project.send('/functions/v1/list-sessions', { method: 'POST', headers, body: '{}' }))
        .status;
    };
    expect([await list(), await list('https://other.test/auth/v1')]).toEqual([200, 401]);
  });

  it('runs nearly all cases of tables and functions', () => {
    expect(dataCases.filter(isElsewhere).map(({ title }) => title)).toMatchInlineSnapshot(`
      [
        "open an unknown sandbox path",
        "save the payment settings as a member with is_admin in the metadata",
        "test the payment settings as a member with is_admin in the metadata",
        "read the payment settings as a member with is_admin in the metadata",
      ]
    `);
  });
});
