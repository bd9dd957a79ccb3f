import type { Case } from './case';
import { newcomer, premium, signIn, signUp } from './session-cases';

const legacy = { 'X-Supabase-Api-Version': null };

/** Public key, body size and API version. */
export const gatewayCases: readonly Case[] = [
  {
    title: 'sign in without the public key',
    request: signIn,
    body: premium,
    headers: { apikey: null },
    expect: '401 gateway',
    message: 'No API key found in request',
  },
  {
    title: 'sign in with another public key',
    request: signIn,
    body: premium,
    headers: { apikey: 'x' },
    expect: '401 gateway',
    message: 'Invalid API key',
  },
  {
    title: 'sign in with invalid JSON',
    request: signIn,
    body: '{',
    expect: '400 bad_json',
    message: /^Could not parse request body as JSON: ./,
  },
  {
    title: 'sign in with more than 1 MiB',
    request: signIn,
    body: 'x'.repeat(1024 * 1024 + 1),
    expect: '413 request_entity_too_large',
  },
  {
    title: 'fail to sign in with an old client',
    request: signIn,
    body: newcomer,
    headers: legacy,
    expect: '400 legacy:invalid_credentials',
    bodyIncludes: { code: 400, msg: 'Invalid login credentials' },
  },
  {
    title: 'fail to sign in with a client of 2023',
    request: signIn,
    body: newcomer,
    headers: { 'X-Supabase-Api-Version': '2023-12-31' },
    expect: '400 legacy:invalid_credentials',
  },
  {
    title: 'sign up with a weak password and an old client',
    request: signUp,
    body: { ...newcomer, password: 'abc' },
    headers: legacy,
    expect: '422 legacy:weak_password',
    bodyIncludes: { weak_password: { reasons: ['length'] } },
  },
  { title: 'request an unknown auth path', request: 'GET /auth/v1/nowhere', expect: '404 not_found' },
];
