import type { Case } from './case';

const subscriptions = 'GET /rest/v1/subscriptions';
const newest = `${subscriptions}?select=*&user_id=eq.{userId}&status=eq.active&order=created_at.desc&limit=1`;
const apiKeys = 'GET /rest/v1/api_keys?select=*&user_id=eq.{userId}&order=created_at.desc';
const preferences = 'POST /rest/v1/preferences';
const messages = 'POST /rest/v1/contact_messages';
const one = { Accept: 'application/vnd.pgrst.object+json' };
const json = 'application/json; charset=utf-8';
const merge = { Prefer: 'resolution=merge-duplicates,return=representation' };
const minimal = { Prefer: 'return=minimal' };
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello there.' };
const invalidToken = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/** Rows: reading, saving, and who may. */
export const tableCases: readonly Case[] = [
  // Reading.
  {
    to: 'read the newest active subscription',
    as: 'member',
    ask: newest,
    gives: '200 subscriptions',
    shows: [{ status: 'active', plan_id: 'premium' }],
    heads: {
      'Content-Type': json,
      'Content-Range': '0-0/*',
      'Content-Location': /^\/subscriptions\?limit=1&order=created_at\.desc&select=/,
    },
  },
  {
    to: 'read it as one object',
    as: 'member',
    ask: newest,
    send: one,
    gives: '200 subscription',
    heads: { 'Content-Type': 'application/vnd.pgrst.object+json; charset=utf-8' },
  },
  {
    to: "read somebody else's subscription",
    as: 'other',
    ask: newest,
    gives: '200 subscriptions',
    shows: [],
    heads: { 'Content-Range': '*/*' },
  },
  {
    to: 'read one object where there is none',
    as: 'other',
    ask: newest,
    send: one,
    gives: '406 PGRST116',
    says: 'Cannot coerce the result to a single JSON object',
    shows: { details: 'The result contains 0 rows', hint: null },
  },
  {
    to: 'read the own API keys',
    as: 'member',
    after: [{ ask: 'POST /functions/v1/create-api-key', body: { name: 'Production', type: 'test' } }],
    ask: apiKeys,
    gives: '200 api-keys',
    shows: [{ name: 'Production', type: 'test', prefix: 'vp_test_' }],
  },
  {
    to: "read somebody else's API keys",
    as: 'other',
    ask: apiKeys,
    gives: '200 api-keys',
    shows: [],
  },
  {
    to: 'read API keys as a visitor',
    ask: apiKeys,
    gives: '401 42501',
  },
  {
    to: 'read the hash of an API key',
    as: 'member',
    ask: 'GET /rest/v1/api_keys?select=hash',
    gives: '400 42703',
  },
  {
    to: 'read the own checkouts',
    as: 'member',
    ask: 'GET /rest/v1/checkouts?select=*&order=created_at.desc&limit=1',
    gives: '200 checkouts',
    shows: [{ status: 'paid', plan_id: 'premium' }],
  },
  {
    to: 'read the newest payment',
    as: 'member',
    ask: 'GET /rest/v1/payments?select=*&status=eq.paid&order=created_at.desc&limit=1',
    gives: '200 payments',
    shows: [{ status: 'paid', plan_id: 'premium', amount: 45 }],
  },
  {
    to: 'read payments without a session',
    ask: 'GET /rest/v1/payments?select=*',
    gives: '401 42501',
  },
  {
    to: 'read some of the columns',
    as: 'member',
    ask: `${subscriptions}?select=status,plan_id`,
    gives: '200 rows',
    shows: [{ status: 'active', plan_id: 'premium' }],
  },
  {
    to: 'count the rows',
    as: 'member',
    ask: `${subscriptions}?select=*`,
    send: { Prefer: 'count=exact' },
    gives: '200 subscriptions',
    heads: { 'Content-Range': '0-0/1' },
  },
  {
    to: 'read the rows of what is no id',
    as: 'member',
    ask: `${subscriptions}?user_id=eq.nobody`,
    gives: '400 22P02',
    says: 'invalid input syntax for type uuid: "nobody"',
  },
  {
    to: 'read with an unknown operator',
    as: 'member',
    ask: `${subscriptions}?status=equals.active`,
    gives: '400 PGRST100',
  },
  {
    to: 'read an unknown column',
    as: 'member',
    ask: `${subscriptions}?secret=eq.1`,
    gives: '400 42703',
    says: 'column subscriptions.secret does not exist',
  },
  {
    to: 'read an unknown table',
    as: 'member',
    ask: 'GET /rest/v1/x',
    gives: '404 PGRST205',
    says: "Could not find the table 'public.x' in the schema cache",
  },
  {
    to: 'read the tables of sign-in',
    as: 'member',
    ask: 'GET /rest/v1/users',
    send: { 'Accept-Profile': 'auth' },
    gives: '406 PGRST106',
  },

  // Who may.
  {
    to: 'read subscriptions as a visitor',
    ask: newest,
    gives: '401 42501',
    says: 'permission denied for table subscriptions',
  },
  { to: 'read subscriptions with the public key as token', as: 'key', ask: newest, gives: '401 42501' },
  {
    to: 'read with an expired token',
    as: 'expired',
    ask: newest,
    gives: '401 PGRST303',
    says: 'JWT expired',
    heads: invalidToken,
  },
  {
    to: 'read with a token of another key',
    as: 'forged',
    ask: newest,
    gives: '401 PGRST301',
    heads: invalidToken,
  },
  {
    to: 'read with what is no token',
    as: 'garbage',
    ask: newest,
    gives: '401 PGRST301',
    heads: invalidToken,
  },
  {
    to: 'read after signing out, with a token that has not expired',
    as: 'signed-out',
    ask: newest,
    gives: '200 subscriptions',
  },
  {
    to: 'give oneself a plan',
    as: 'member',
    ask: 'POST /rest/v1/subscriptions',
    body: { user_id: '{userId}', plan_id: 'lifetime' },
    gives: '403 42501',
  },
  {
    to: 'change the own plan',
    as: 'member',
    ask: 'PATCH /rest/v1/subscriptions?user_id=eq.{userId}',
    body: { plan_id: 'lifetime' },
    gives: '403 42501',
  },
  {
    to: 'delete the own subscription',
    as: 'member',
    ask: 'DELETE /rest/v1/subscriptions?user_id=eq.{userId}',
    gives: '403 42501',
  },
  {
    to: 'read what others wrote to the team',
    as: 'founder',
    ask: 'GET /rest/v1/contact_messages',
    gives: '403 42501',
  },

  // Saving.
  {
    to: 'save preferences for the first time',
    as: 'member',
    ask: preferences,
    send: merge,
    body: { user_id: '{userId}', weekly_digest: true },
    gives: '201 preferences',
    shows: [{ weekly_digest: true, email_frequency: 'weekly' }],
    heads: { 'Preference-Applied': 'resolution=merge-duplicates, return=representation' },
  },
  {
    to: 'save preferences again',
    as: 'member',
    after: [{ ask: preferences, body: { user_id: '{userId}', email_frequency: 'daily' } }],
    ask: preferences,
    send: merge,
    body: { user_id: '{userId}', weekly_digest: true },
    gives: '200 preferences',
    shows: [{ weekly_digest: true, email_frequency: 'daily' }],
  },
  {
    to: 'save preferences twice without merging',
    as: 'member',
    after: [{ ask: preferences, body: { user_id: '{userId}' } }],
    ask: preferences,
    body: { user_id: '{userId}' },
    gives: '409 23505',
  },
  {
    to: "save somebody else's preferences",
    as: 'member',
    ask: preferences,
    send: merge,
    body: { user_id: '{otherUserId}' },
    gives: '403 42501',
    says: 'new row violates row-level security policy for table "preferences"',
  },
  {
    to: 'save a frequency there is not',
    as: 'member',
    ask: preferences,
    send: merge,
    body: { user_id: '{userId}', email_frequency: 'hourly' },
    gives: '400 23514',
  },
  {
    to: 'save an unknown column',
    as: 'member',
    ask: preferences,
    send: merge,
    body: { user_id: '{userId}', is_admin: true },
    gives: '400 PGRST204',
  },
  { to: 'write to the team as a visitor', ask: messages, send: minimal, body: message, gives: '201' },
  {
    to: 'write to the team without a message',
    ask: messages,
    send: minimal,
    body: { ...message, message: null },
    gives: '400 23502',
  },
  {
    to: 'write to the team and read it back',
    ask: messages,
    send: { Prefer: 'return=representation' },
    body: message,
    gives: '401 42501',
  },
  { to: 'write what is no JSON', ask: messages, send: minimal, body: '{', gives: '400 PGRST102' },
  {
    to: 'read without the public key',
    as: 'member',
    ask: newest,
    send: { apikey: null },
    gives: '401 gateway',
    says: 'No API key found in request',
  },
];
