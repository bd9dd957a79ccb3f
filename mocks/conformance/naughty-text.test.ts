import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromText, toText } from '../db/storage-store';
import { naughtyStrings } from '../testing/naughty-strings';
import { type Answer, call, createSeededBackend } from '../testing/test-backend';

type Fill = (text: string) => [method: string, path: string, body?: unknown];

const good = { email: 'new@example.com', password: 'correct-horse-7' };
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello there.' };
const config = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: { bank_name: 'Sample Bank', account_number: '000123456789' },
};
/** URLs cannot hold lone surrogates; browsers replace them. */
const inPath = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
const auth = (path: string, body: unknown): ReturnType<Fill> => ['POST', `/auth/v1/${path}`, body];
const edge = (name: string, body: unknown): ReturnType<Fill> => ['POST', `/functions/v1/${name}`, body];

/** Every field that accepts text. */
const fields: readonly [field: string, fill: Fill][] = [
  ['the name at sign-up', (text) => auth('signup', { ...good, data: { full_name: text, [text]: text } })],
  ['the address at sign-up', (email) => auth('signup', { ...good, email })],
  ['the password at sign-up', (password) => auth('signup', { ...good, password })],
  ['the address at sign-in', (email) => auth('token?grant_type=password', { ...good, email })],
  [
    'the password at sign-in',
    (password) => auth('token?grant_type=password', { email: 'premium@example.com', password }),
  ],
  ['a refresh token', (refresh_token) => auth('token?grant_type=refresh_token', { refresh_token })],
  ['a code', (auth_code) => auth('token?grant_type=pkce', { auth_code, code_verifier: auth_code })],
  ['a kind of grant', (text) => auth(`token?grant_type=${inPath(text)}`, good)],
  ['the address of a recovery', (email) => auth('recover', { email })],
  [
    'where a link leads',
    (text) => auth(`recover?redirect_to=${inPath(text)}`, { email: 'premium@example.com' }),
  ],
  ['the address of a mail', (email) => auth('resend', { type: 'signup', email })],
  ['the token of a mail', (token_hash) => auth('verify', { type: 'signup', token_hash })],
  ['the kind of a mail', (type) => auth('verify', { type, token_hash: 'x' })],
  ['a link', (text) => ['GET', `/auth/v1/verify?token=${inPath(text)}&type=${inPath(text)}`]],
  ['an account of Google', (text) => ['GET', `/auth/v1/authorize?provider=google&account=${inPath(text)}`]],
  [
    'a name at Google',
    (text) => ['GET', `/auth/v1/authorize?provider=google&account=grace%40example.com&name=${inPath(text)}`],
  ],
  ['a provider', (text) => ['GET', `/auth/v1/authorize?provider=${inPath(text)}`]],
  [
    'the name in the profile',
    (text) => ['PUT', '/auth/v1/user', { data: { full_name: text, [text]: text } }],
  ],
  ['a new password', (password) => ['PUT', '/auth/v1/user', { password }]],
  ['the name of a factor', (friendly_name) => auth('factors', { factor_type: 'totp', friendly_name })],
  ['the issuer of a factor', (issuer) => auth('factors', { factor_type: 'totp', issuer })],
  ['the type of a factor', (factor_type) => auth('factors', { factor_type })],
  ['a factor', (text) => auth(`factors/${inPath(text)}/verify`, { challenge_id: text, code: text })],
  ['a factor to remove', (text) => ['DELETE', `/auth/v1/factors/${inPath(text)}`]],
  ['the name of a message', (name) => ['POST', '/rest/v1/contact_messages', { ...message, name }]],
  ['the address of a message', (email) => ['POST', '/rest/v1/contact_messages', { ...message, email }]],
  ['the subject of a message', (subject) => ['POST', '/rest/v1/contact_messages', { ...message, subject }]],
  ['a message', (text) => ['POST', '/rest/v1/contact_messages', { ...message, message: text }]],
  ['a column of a message', (text) => ['POST', '/rest/v1/contact_messages', { ...message, [text]: text }]],
  ['a frequency', (text) => ['POST', '/rest/v1/preferences', { user_id: text, email_frequency: text }]],
  ['a filter', (text) => ['GET', `/rest/v1/subscriptions?status=eq.${inPath(text)}`]],
  ['an operator', (text) => ['GET', `/rest/v1/subscriptions?status=${inPath(text)}`]],
  ['a column', (text) => ['GET', `/rest/v1/subscriptions?${inPath(text)}=eq.1`]],
  ['a selection', (text) => ['GET', `/rest/v1/subscriptions?select=${inPath(text)}&order=${inPath(text)}`]],
  ['a table', (text) => ['GET', `/rest/v1/${inPath(text)}`]],
  ['a function', (text) => edge(inPath(text), {})],
  ['a session to end', (session_id) => edge('revoke-session', { session_id })],
  ['the name of an API key', (name) => edge('create-api-key', { name, type: 'live' })],
  ['the type of an API key', (type) => edge('create-api-key', { name: 'Production', type })],
  [
    'a scope of an API key',
    (scope) => edge('create-api-key', { name: 'Production', type: 'live', scopes: [scope] }),
  ],
  ['an API key to replace', (id) => edge('rotate-api-key', { id, expires_in_days: id })],
  ['an API key to revoke', (id) => edge('revoke-api-key', { id })],
  ['a plan to buy', (plan_id) => edge('create-checkout', { plan_id, [plan_id]: plan_id })],
  ['a checkout to open', (text) => ['GET', `/sandbox/v1/checkout?checkout=${inPath(text)}`]],
  ['a subscription to cancel', (subscription_id) => edge('cancel-subscription', { subscription_id })],
  [
    'payment settings',
    (text) => edge('update-merchant-config', { config: { ...config, business_name: text, [text]: text } }),
  ],
  ['a whole body', (text) => auth('signup', `{"email":"${text}"`)],
];

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => vi.restoreAllMocks());

/** Expects a response that a client understands: no server error, and a message with each error. */
function expectSensible({ status, body }: Answer): void {
  expect(status).toBeLessThan(500);
  expect(status).not.toBe(429);
  expect(console.error).not.toHaveBeenCalled();
  if (status < 400 || typeof body === 'string') return;
  const { message, error_description } = body as Record<string, unknown>;
  expect(message ?? error_description).toMatch(/\w/);
}

/** A backend with a signed-in founder, and a function that restores this state. */
async function signedInBackend() {
  const backend = createSeededBackend();
  const { token } = await backend.signIn('founder');
  const start = backend.store.read();
  return { ...backend, token, startOver: () => backend.store.write((draft) => Object.assign(draft, start)) };
}

describe.each(fields)('%s', (_field, fill) => {
  it('accepts any text, or rejects it with a message', async () => {
    const { token, startOver, ...backend } = await signedInBackend();
    for (const text of naughtyStrings) {
      startOver();
      const before = backend.store.read();
      const [method, path, body] = fill(text);
      expectSensible(await call(backend, method, path, { token, ...(body !== undefined && { body }) }));
      const after = backend.store.read();
      if (after !== before) expect(fromText(toText(after))).toEqual(after);
    }
  });
});

it.each(naughtyStrings.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
  'returns a name exactly as it was entered: %s',
  async (_title, text) => {
    const backend = createSeededBackend();
    const { token } = await backend.signIn('premium');
    const body = { data: { full_name: text } };
    const saved = await call(backend, 'PUT', '/auth/v1/user', { token, body });
    expect(saved).toMatchObject({ status: 200, body: { user_metadata: { full_name: text } } });
    const read = await call(backend, 'GET', '/auth/v1/user', { token });
    expect(read.body).toEqual(saved.body);
  },
);
