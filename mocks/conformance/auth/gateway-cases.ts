import type { Case } from '../case';
import { newcomer, premium, signIn, signUp } from './known-requests';

const legacy = { 'X-Supabase-Api-Version': null };

/** What every request meets before it is read: keys, sizes, versions. */
export const gatewayCases: readonly Case[] = [
  {
    to: 'sign in without the public key',
    ask: signIn,
    body: premium,
    send: { apikey: null },
    gives: '401 gateway',
    says: 'No API key found in request',
  },
  {
    to: 'sign in with another key',
    ask: signIn,
    body: premium,
    send: { apikey: 'x' },
    gives: '401 gateway',
    says: 'Invalid API key',
  },
  {
    to: 'sign in with what is no JSON',
    ask: signIn,
    body: '{',
    gives: '400 bad_json',
    says: /^Could not parse request body as JSON: ./,
  },
  {
    to: 'sign in with more than 1 MiB',
    ask: signIn,
    body: 'x'.repeat(1024 * 1024 + 1),
    gives: '413 request_entity_too_large',
  },
  {
    to: 'sign in wrongly with an old client',
    ask: signIn,
    body: newcomer,
    send: legacy,
    gives: '400 legacy:invalid_credentials',
    shows: { code: 400, msg: 'Invalid login credentials' },
  },
  {
    to: 'sign in wrongly with a client of 2023',
    ask: signIn,
    body: newcomer,
    send: { 'X-Supabase-Api-Version': '2023-12-31' },
    gives: '400 legacy:invalid_credentials',
  },
  {
    to: 'sign up weakly with an old client',
    ask: signUp,
    body: { ...newcomer, password: 'abc' },
    send: legacy,
    gives: '422 legacy:weak_password',
    shows: { weak_password: { reasons: ['length'] } },
  },
  { to: 'ask for what sign-in does not have', ask: 'GET /auth/v1/nowhere', gives: '404 not_found' },
];
