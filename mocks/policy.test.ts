import { functionNames } from '@verapix/server/functions/router';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockEnvironment } from './conformance/fixtures';
import { personaPassword } from './db/personas';
import { tables } from './rest/tables';
import {
  type Answer,
  type CallInit,
  call,
  createSeededBackend,
  type Member,
  type SeededBackend,
} from './testing/test-backend';
import { enrolFactor, giveCode } from './testing/user-actions';

/** The callers. Operations concern data of the owner, who is the premium member. */
const callers = ['anonymous', 'expired', 'owner', 'other', 'self-declared', 'founder'] as const;
type Caller = (typeof callers)[number];

const personaOf: Record<Exclude<Caller, 'anonymous'>, Member> = {
  expired: 'premium',
  owner: 'premium',
  other: 'lifetime',
  'self-declared': 'free',
  founder: 'founder',
};

/** Ids of the owner's data, for use in operations. */
interface Owned {
  userId: string;
  /** Not confirmed yet. */
  factorId: string;
  subscriptionId: string;
  sessionId: string;
  apiKeyId: string;
  cloudResultId: string;
}
type Operation = [method: string, path: string, body?: unknown, headers?: Record<string, string>];

const merchantConfig = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: { bank_name: 'Sample Bank', account_number: '000123456789' },
};
const message = { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'Hello' };
const upsert = { Prefer: 'resolution=merge-duplicates,return=minimal' };

const rest = (path: string) => `/rest/v1/${path}`;
const edge = (name: string) => `/functions/v1/${name}`;

/**
 * The permissions of the whole backend. An outcome is the status, followed by the code of an error or by the number of
 * rows in brackets. There is one for each caller, in order.
 */
const policy: [title: string, operation: (owned: Owned) => Operation, outcomes: readonly string[]][] = [
  [
    "read the owner's subscriptions",
    ({ userId }) => ['GET', rest(`subscriptions?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '200 [1]', '200 [0]', '200 [0]', '200 [0]'],
  ],
  [
    'insert a subscription',
    ({ userId }) => [
      'POST',
      rest('subscriptions'),
      { user_id: userId, plan_id: 'lifetime', status: 'active' },
    ],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    'update a subscription',
    ({ userId }) => ['PATCH', rest(`subscriptions?user_id=eq.${userId}`), { plan_id: 'lifetime' }],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    'delete a subscription',
    ({ userId }) => ['DELETE', rest(`subscriptions?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    "read the owner's checkouts",
    ({ userId }) => ['GET', rest(`checkouts?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '200 [1]', '200 [0]', '200 [0]', '200 [0]'],
  ],
  [
    'lower the price of a checkout',
    ({ userId }) => ['PATCH', rest(`checkouts?user_id=eq.${userId}`), { amount: 0.01, status: 'paid' }],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    "read the owner's payments",
    ({ userId }) => ['GET', rest(`payments?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '200 [1]', '200 [0]', '200 [0]', '200 [0]'],
  ],
  [
    'insert a payment',
    ({ userId }) => ['POST', rest('payments'), { user_id: userId, plan_id: 'lifetime', status: 'paid' }],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    'start a checkout for a plan that is not owned',
    () => ['POST', edge('create-checkout'), { plan_id: 'lifetime' }],
    ['401 401', '401 401', '200', '409 already_subscribed', '200', '200'],
  ],
  [
    'ask for the offer',
    () => ['POST', edge('get-offer'), {}],
    ['401 401', '401 401', '200', '200', '200', '200'],
  ],
  [
    'send a payment event without a signature',
    () => ['POST', edge('payment-webhook'), { type: 'checkout.session.completed' }],
    Array(6).fill('400 invalid_signature'),
  ],
  [
    "end the owner's sessions by a link that was not signed",
    ({ userId }) => ['POST', edge('mail-link'), { token: `not-me.${userId}.0.x` }],
    Array(6).fill('400 invalid_link'),
  ],
  [
    'send a message to the team by the function of projects that set tasks',
    () => ['POST', edge('send-contact-message'), {}],
    Array(6).fill('404 NOT_FOUND'),
  ],
  [
    "read the owner's activity",
    ({ userId }) => ['GET', rest(`activity?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '200 [1]', '200 [0]', '200 [0]', '200 [0]'],
  ],
  [
    "change the owner's activity",
    ({ userId }) => ['PATCH', rest(`activity?user_id=eq.${userId}`), { kind: 'signed-in' }],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    "read the owner's preferences",
    ({ userId }) => ['GET', rest(`preferences?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '200 [1]', '200 [0]', '200 [0]', '200 [0]'],
  ],
  [
    "change the owner's preferences",
    ({ userId }) => ['POST', rest('preferences'), { user_id: userId, weekly_newsletter: true }, upsert],
    ['401 42501', '401 PGRST303', '200', '403 42501', '403 42501', '403 42501'],
  ],
  [
    "delete the owner's preferences",
    ({ userId }) => ['DELETE', rest(`preferences?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    'send a contact message',
    () => ['POST', rest('contact_messages'), message, { Prefer: 'return=minimal' }],
    ['201', '401 PGRST303', '201', '201', '201', '201'],
  ],
  [
    'read contact messages',
    () => ['GET', rest('contact_messages')],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    'read the users as a table',
    () => ['GET', rest('users')],
    ['404 PGRST205', '401 PGRST303', '404 PGRST205', '404 PGRST205', '404 PGRST205', '404 PGRST205'],
  ],
  [
    'read a table of the auth schema',
    () => ['GET', rest('users'), undefined, { 'Accept-Profile': 'auth' }],
    ['406 PGRST106', '401 PGRST303', '406 PGRST106', '406 PGRST106', '406 PGRST106', '406 PGRST106'],
  ],
  [
    'list sessions',
    () => ['POST', edge('list-sessions'), {}],
    ['401 401', '401 401', '200', '200', '200', '200'],
  ],
  [
    'export the own data',
    () => ['POST', edge('export-data'), {}],
    ['401 401', '401 401', '200', '200', '200', '200'],
  ],
  [
    "end the owner's session",
    ({ sessionId }) => ['POST', edge('revoke-session'), { session_id: sessionId }],
    ['401 401', '401 401', '200', '404 not_found', '404 not_found', '404 not_found'],
  ],
  [
    "cancel the owner's subscription",
    ({ subscriptionId }) => ['POST', edge('cancel-subscription'), { subscription_id: subscriptionId }],
    ['401 401', '401 401', '200', '404 not_found', '404 not_found', '404 not_found'],
  ],
  [
    "undo the cancellation of the owner's subscription",
    ({ subscriptionId }) => ['POST', edge('resume-subscription'), { subscription_id: subscriptionId }],
    ['401 401', '401 401', '404 not_found', '404 not_found', '404 not_found', '404 not_found'],
  ],
  [
    'open the billing portal',
    () => ['POST', edge('create-portal-session'), {}],
    ['401 401', '401 401', '200', '404 not_found', '404 not_found', '404 not_found'],
  ],
  [
    'delete the account',
    () => ['POST', edge('delete-account'), {}],
    ['401 401', '401 401', '200', '200', '200', '200'],
  ],
  [
    'count the recovery codes',
    () => ['POST', edge('get-recovery-codes'), {}],
    ['401 401', '401 401', '200', '200', '200', '200'],
  ],
  [
    'make recovery codes',
    () => ['POST', edge('create-recovery-codes'), {}],
    ['401 401', '401 401', ...Array<string>(4).fill('409 no_second_factor')],
  ],
  [
    'use a recovery code',
    () => ['POST', edge('use-recovery-code'), { code: 'abcd-efgh-2345-6789' }],
    ['401 401', '401 401', '200', '200', '200', '200'],
  ],
  [
    'read the payment settings',
    () => ['POST', edge('get-merchant-config'), {}],
    ['401 401', '401 401', '403 permission_denied', '403 permission_denied', '403 permission_denied', '200'],
  ],
  [
    'read the inbox',
    () => ['POST', edge('get-inbox'), {}],
    ['401 401', '401 401', '403 permission_denied', '403 permission_denied', '403 permission_denied', '200'],
  ],
  [
    'count what is in the inbox',
    () => ['POST', edge('count-inbox'), {}],
    ['401 401', '401 401', '403 permission_denied', '403 permission_denied', '403 permission_denied', '200'],
  ],
  [
    'close a payment in the inbox',
    () => ['POST', edge('update-inbox'), { action: 'close-payment', id: 'evt_1' }],
    [
      '401 401',
      '401 401',
      '403 permission_denied',
      '403 permission_denied',
      '403 permission_denied',
      '404 not_found',
    ],
  ],
  [
    'save the payment settings',
    () => ['POST', edge('update-merchant-config'), { config: merchantConfig }],
    ['401 401', '401 401', '403 permission_denied', '403 permission_denied', '403 permission_denied', '200'],
  ],
  [
    "read the owner's API keys",
    ({ userId }) => ['GET', rest(`api_keys?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '200 [1]', '200 [0]', '200 [0]', '200 [0]'],
  ],
  [
    'insert an API key with a known hash',
    ({ userId }) => ['POST', rest('api_keys'), { user_id: userId, name: 'Mine', hash: 'known' }],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    'update an API key',
    ({ userId }) => ['PATCH', rest(`api_keys?user_id=eq.${userId}`), { name: 'Mine' }],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    'create an API key',
    () => ['POST', edge('create-api-key'), { name: 'Production', type: 'live' }],
    ['401 401', '401 401', '200', '200', '403 premium_required', '200'],
  ],
  [
    "replace the owner's API key",
    ({ apiKeyId }) => ['POST', edge('rotate-api-key'), { id: apiKeyId }],
    ['401 401', '401 401', '200', '404 not_found', '404 not_found', '404 not_found'],
  ],
  [
    'read about the secret of webhooks',
    () => ['POST', edge('get-webhook-secret'), {}],
    ['401 401', '401 401', '200', '200', '200', '200'],
  ],
  [
    'replace the secret of webhooks',
    () => ['POST', edge('rotate-webhook-secret'), {}],
    ['401 401', '401 401', '200', '200', '403 premium_required', '200'],
  ],
  [
    "revoke the owner's API key",
    ({ apiKeyId }) => ['POST', edge('revoke-api-key'), { id: apiKeyId }],
    ['401 401', '401 401', '200', '404 not_found', '404 not_found', '404 not_found'],
  ],
  [
    "read the owner's results in the cloud",
    ({ userId }) => ['GET', rest(`cloud_results?user_id=eq.${userId}`)],
    ['401 42501', '401 PGRST303', '200 [1]', '200 [0]', '200 [0]', '200 [0]'],
  ],
  [
    'claim more room in the cloud',
    ({ userId }) => ['PATCH', rest(`cloud_results?user_id=eq.${userId}`), { bytes: 1 }],
    ['401 42501', '401 PGRST303', '403 42501', '403 42501', '403 42501', '403 42501'],
  ],
  [
    'keep a result in the cloud, without a file',
    () => ['POST', edge('keep-result'), {}],
    ['401 401', '401 401', '400 bad_request', '400 bad_request', '403 plan_required', '400 bad_request'],
  ],
  [
    "open the owner's file in the cloud",
    ({ cloudResultId }) => ['POST', edge('open-cloud-result'), { id: cloudResultId, file: 0 }],
    ['401 401', '401 401', '200', '404 not_found', '404 not_found', '404 not_found'],
  ],
  [
    "delete the owner's result from the cloud",
    ({ cloudResultId }) => ['POST', edge('delete-cloud-result'), { id: cloudResultId }],
    ['401 401', '401 401', '200', '404 not_found', '404 not_found', '404 not_found'],
  ],
  [
    'have a picture made, without an image service',
    () => ['POST', edge('generate-image'), { prompt: 'a lake', width: 512, height: 512, seed: 1 }],
    [
      '401 401',
      '401 401',
      '501 not_implemented',
      '501 not_implemented',
      '501 not_implemented',
      '501 not_implemented',
    ],
  ],
  [
    'test the payment settings',
    () => ['POST', edge('test-merchant-connection'), { config: merchantConfig }],
    ['401 401', '401 401', '403 permission_denied', '403 permission_denied', '403 permission_denied', '200'],
  ],
  [
    'call the public API with a session instead of a key',
    () => ['POST', '/v1/upscale', { image_url: 'data:image/png;base64,AAAA', scale_factor: 2 }],
    ['401', '401', '401', '401', '401', '401'],
  ],
  [
    'read the document of the public API',
    () => ['GET', '/v1/openapi.json'],
    ['200', '200', '200', '200', '200', '200'],
  ],
  [
    'call a function that does not exist',
    () => ['POST', edge('make-me-admin'), {}],
    ['404 NOT_FOUND', '404 NOT_FOUND', '404 NOT_FOUND', '404 NOT_FOUND', '404 NOT_FOUND', '404 NOT_FOUND'],
  ],
  [
    'read the own account',
    () => ['GET', '/auth/v1/user'],
    ['401 no_authorization', '403 bad_jwt', '200', '200', '200', '200'],
  ],
  [
    'change the own name',
    () => ['PUT', '/auth/v1/user', { data: { full_name: 'New name' } }],
    ['401 no_authorization', '403 bad_jwt', '200', '200', '200', '200'],
  ],
  [
    'request the code for a new password',
    () => ['GET', '/auth/v1/reauthenticate'],
    ['401 no_authorization', '403 bad_jwt', '200', '200', '200', '200'],
  ],
  [
    'set the own role',
    () => ['PUT', '/auth/v1/user', { app_metadata: { role: 'admin' } }],
    [
      '401 no_authorization',
      '403 bad_jwt',
      '403 not_admin',
      '403 not_admin',
      '403 not_admin',
      '403 not_admin',
    ],
  ],
  [
    'add a second factor',
    () => ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Another' }],
    ['401 no_authorization', '403 bad_jwt', '200', '200', '200', '200'],
  ],
  [
    "open a challenge of the owner's factor",
    ({ factorId }) => ['POST', `/auth/v1/factors/${factorId}/challenge`, {}],
    [
      '401 no_authorization',
      '403 bad_jwt',
      '200',
      '404 mfa_factor_not_found',
      '404 mfa_factor_not_found',
      '404 mfa_factor_not_found',
    ],
  ],
  [
    "guess the code of the owner's factor",
    ({ factorId }) => ['POST', `/auth/v1/factors/${factorId}/verify`, { challenge_id: 'x', code: '123456' }],
    [
      '401 no_authorization',
      '403 bad_jwt',
      '422 mfa_factor_not_found',
      '404 mfa_factor_not_found',
      '404 mfa_factor_not_found',
      '404 mfa_factor_not_found',
    ],
  ],
  [
    "remove the owner's factor",
    ({ factorId }) => ['DELETE', `/auth/v1/factors/${factorId}`],
    [
      '401 no_authorization',
      '403 bad_jwt',
      '200',
      '404 mfa_factor_not_found',
      '404 mfa_factor_not_found',
      '404 mfa_factor_not_found',
    ],
  ],
  [
    'sign out everywhere',
    () => ['POST', '/auth/v1/logout?scope=global'],
    ['401 no_authorization', '403 bad_jwt', '204', '204', '204', '204'],
  ],
];

let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

async function ownedByOwner(): Promise<Owned> {
  const { sessionId, token } = await backend.signIn('premium');
  const { id: userId } = backend.userOf('premium');
  await call(backend, 'POST', '/rest/v1/preferences', { token, body: { user_id: userId } });
  const key = { name: 'Production', type: 'live' };
  await call(backend, 'POST', '/functions/v1/create-api-key', { token, body: key });
  const apiKey = backend.store.read().apiKeys.find((record) => record.user_id === userId);
  const subscription = backend.store.read().subscriptions.find(({ user_id }) => user_id === userId);
  const { id: factorId } = await enrolFactor(backend, token);
  const subscriptionId = subscription?.id ?? '';
  const cloudResultId = await mockEnvironment(backend).fixture('cloudResultId');
  return { userId, factorId, sessionId, subscriptionId, apiKeyId: apiKey?.id ?? '', cloudResultId };
}

/** Sets is_admin in the user's own metadata, which every user may do. */
async function claimAdministration(token: string): Promise<void> {
  const answer = await call(backend, 'PUT', '/auth/v1/user', {
    token,
    body: { data: { is_admin: true, role: 'admin', app_metadata: { role: 'admin' } } },
  });
  expect(answer).toMatchObject({ status: 200, body: { user_metadata: { is_admin: true } } });
}

async function tokenOf(caller: Caller): Promise<CallInit> {
  if (caller === 'anonymous') return {};
  const { token } = await backend.signIn(personaOf[caller]);
  if (caller === 'self-declared') await claimAdministration(token);
  if (caller === 'expired') backend.advance(3_601_000);
  return { token };
}

function outcomeOf({ status, body }: Answer): string {
  if (Array.isArray(body)) return `${status} [${body.length}]`;
  const isRefusal = status >= 400 && typeof body === 'object' && body !== null && 'code' in body;
  return isRefusal ? `${status} ${body.code}` : `${status}`;
}

describe.each(policy)('to %s', (_title, operation, outcomes) => {
  // @spec role.anonymous
  it.each(callers.map((caller, index) => [caller, outcomes[index] ?? 'missing'] as const))(
    'as %s: %s',
    async (caller, expected) => {
      const owned = await ownedByOwner();
      const init = await tokenOf(caller);
      const [method, path, body, headers = {}] = operation(owned);
      const answer = await call(backend, method, path, { ...init, body, headers });
      expect(outcomeOf(answer)).toBe(expected);
    },
  );
});

it('covers every table and every function', () => {
  const owned = {
    userId: '',
    factorId: '',
    subscriptionId: '',
    sessionId: '',
    apiKeyId: '',
    cloudResultId: '',
  };
  const paths = policy.map(([, operation]) => operation(owned)[1].split('?')[0]);
  for (const path of [...tables.map(({ name }) => name).map(rest), ...functionNames.map(edge)])
    expect(paths).toContain(path);
});

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const tokens = async (grant: string, body: unknown) =>
  (await call(backend, 'POST', `/auth/v1/token?grant_type=${grant}`, { body })).body as Tokens;

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('a user with is_admin in the own metadata', () => {
  it('gets a token with the claim, and is rejected', async () => {
    const first = await tokens('password', { email: 'free@example.com', password: personaPassword });
    await claimAdministration(first.access_token);
    const { access_token: token } = await tokens('refresh_token', { refresh_token: first.refresh_token });
    expect(payloadOf(token)).toMatchObject({ user_metadata: { is_admin: true } });
    expect(payloadOf(token).app_metadata).not.toHaveProperty('role');
    for (const name of ['get-merchant-config', 'update-merchant-config', 'test-merchant-connection']) {
      const answer = await call(backend, 'POST', edge(name), { token, body: { config: merchantConfig } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    }
    expect(backend.store.read().merchantConfig).toBeNull();
  });

  it('cannot change the token', async () => {
    const { token } = await backend.signIn('free');
    const [header, , signature] = token.split('.');
    const payload = { ...payloadOf(token), sub: backend.userOf('founder').id };
    const forged = [header, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
    const answers = [
      await call(backend, 'POST', edge('get-merchant-config'), { token: forged, body: {} }),
      await call(backend, 'GET', rest('subscriptions'), { token: forged }),
      await call(backend, 'GET', '/auth/v1/user', { token: forged }),
    ];
    expect(answers.map(outcomeOf)).toEqual(['401 401', '401 PGRST301', '403 bad_jwt']);
  });

  it('is rejected as soon as the role is removed, despite the token', async () => {
    const { token } = await backend.signIn('founder');
    backend.store.write((draft) => {
      for (const { appMetadata } of draft.users) delete appMetadata.role;
    });
    const answer = await call(backend, 'POST', edge('get-merchant-config'), { token, body: {} });
    expect(outcomeOf(answer)).toBe('403 permission_denied');
  });
});

describe('a session that has ended', () => {
  it('shows no rows to a token that is still valid', async () => {
    const { token } = await backend.signIn('premium');
    const read = async () => outcomeOf(await call(backend, 'GET', rest('subscriptions'), { token }));
    expect(await read()).toBe('200 [1]');
    await call(backend, 'POST', '/auth/v1/logout?scope=global', { token });
    expect(await read()).toBe('200 [0]');
  });
});

describe('a session that began without the code of the second factor', () => {
  /** A session with the password alone, of a founder who has a second factor. */
  async function halfSignedIn() {
    const first = await backend.signIn('founder');
    await giveCode(backend, first.token, await enrolFactor(backend, first.token));
    return backend.signIn('founder');
  }

  // Without a user, or in place of the code.
  const others = ['payment-webhook', 'mail-link', 'send-contact-message', 'use-recovery-code'];
  const ofUsers = functionNames.filter((name) => !others.includes(name));
  it.each(ofUsers)('cannot call %s', async (name) => {
    const { token } = await halfSignedIn();
    const before = backend.store.read();
    expect(outcomeOf(await call(backend, 'POST', edge(name), { token, body: {} }))).toBe(
      '403 insufficient_aal',
    );
    expect(backend.store.read()).toBe(before);
  });

  it('sees and changes no rows, but may write to the team', async () => {
    const first = await backend.signIn('premium');
    await giveCode(backend, first.token, await enrolFactor(backend, first.token));
    const { token } = await backend.signIn('premium');
    const send = async (method: string, path: string, body?: unknown) =>
      outcomeOf(await call(backend, method, path, { token, body, headers: upsert }));
    expect([
      await send('GET', rest('subscriptions')),
      await send('GET', rest('payments')),
      await send('POST', rest('preferences'), { weekly_newsletter: true }),
      await send('POST', rest('contact_messages'), message),
    ]).toEqual(['200 [0]', '200 [0]', '403 42501', '201']);
  });

  it('ends when another session gives the code', async () => {
    const { token } = await halfSignedIn();
    const again = await backend.signIn('founder');
    const [factor] = backend.userOf('founder').factors;
    backend.advance(30_000);
    if (factor) await giveCode(backend, again.token, factor);
    expect(outcomeOf(await call(backend, 'POST', edge('list-sessions'), { token, body: {} }))).toBe(
      '401 unauthorized',
    );
  });
});

describe('a user who tries to get a plan without paying', () => {
  it('cannot change any subscription', async () => {
    const before = structuredClone(backend.store.read().subscriptions);
    const { token } = await backend.signIn('free');
    const { id } = backend.userOf('free');
    const row = { user_id: id, plan_id: 'lifetime', plan_name: 'Lifetime', status: 'active' };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const headers of [{}, upsert]) {
        const path = rest(`subscriptions${method === 'POST' ? '' : `?user_id=eq.${id}`}`);
        const answer = await call(backend, method, path, { token, body: row, headers });
        expect(outcomeOf(answer)).toBe('403 42501');
      }
    }
    expect(backend.store.read().subscriptions).toEqual(before);
  });
});
