import { plans, priceOf } from '@verapix/domain';
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

/** Tables: reading, permissions, saving. */
export const tableCases: readonly Case[] = [
  // Reading.
  {
    title: 'read the newest active subscription',
    caller: 'member',
    request: newest,
    expect: '200 subscriptions',
    bodyIncludes: [{ status: 'active', plan_id: 'premium' }],
    responseHeaders: {
      'Content-Type': json,
      'Content-Range': '0-0/*',
      'Content-Location': /^\/subscriptions\?limit=1&order=created_at\.desc&select=/,
    },
  },
  {
    title: 'read the newest active subscription as one object',
    caller: 'member',
    request: newest,
    headers: one,
    expect: '200 subscription',
    responseHeaders: { 'Content-Type': 'application/vnd.pgrst.object+json; charset=utf-8' },
  },
  {
    title: "read another user's subscription",
    caller: 'other',
    request: newest,
    expect: '200 subscriptions',
    bodyIncludes: [],
    responseHeaders: { 'Content-Range': '*/*' },
  },
  {
    title: 'read one object when there is none',
    caller: 'other',
    request: newest,
    headers: one,
    expect: '406 PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    bodyIncludes: { details: 'The result contains 0 rows', hint: null },
  },
  {
    title: 'read API keys',
    caller: 'member',
    before: [{ request: 'POST /functions/v1/create-api-key', body: { name: 'Production', type: 'test' } }],
    request: apiKeys,
    expect: '200 api-keys',
    bodyIncludes: [{ name: 'Production', type: 'test', prefix: 'vp_test_' }],
  },
  {
    title: "read another user's API keys",
    caller: 'other',
    request: apiKeys,
    expect: '200 api-keys',
    bodyIncludes: [],
  },
  {
    title: 'read API keys as a visitor',
    request: apiKeys,
    expect: '401 42501',
  },
  {
    title: 'read the hash of an API key',
    caller: 'member',
    request: 'GET /rest/v1/api_keys?select=hash',
    expect: '400 42703',
  },
  {
    title: 'read checkouts',
    caller: 'member',
    request: 'GET /rest/v1/checkouts?select=*&order=created_at.desc&limit=1',
    expect: '200 checkouts',
    bodyIncludes: [{ status: 'paid', plan_id: 'premium' }],
  },
  {
    title: 'read the newest payment',
    caller: 'member',
    request: 'GET /rest/v1/payments?select=*&status=eq.paid&order=created_at.desc&limit=1',
    expect: '200 payments',
    bodyIncludes: [{ status: 'paid', plan_id: 'premium', amount: priceOf(plans.premium).discounted }],
  },
  {
    title: 'read payments without a session',
    request: 'GET /rest/v1/payments?select=*',
    expect: '401 42501',
  },
  {
    title: 'select columns',
    caller: 'member',
    request: `${subscriptions}?select=status,plan_id`,
    expect: '200 rows',
    bodyIncludes: [{ status: 'active', plan_id: 'premium' }],
  },
  {
    title: 'count the rows',
    caller: 'member',
    request: `${subscriptions}?select=*`,
    headers: { Prefer: 'count=exact' },
    expect: '200 subscriptions',
    responseHeaders: { 'Content-Range': '0-0/1' },
  },
  {
    title: 'filter by an invalid id',
    caller: 'member',
    request: `${subscriptions}?user_id=eq.no-uuid`,
    expect: '400 22P02',
    message: 'invalid input syntax for type uuid: "no-uuid"',
  },
  {
    title: 'filter with an unknown operator',
    caller: 'member',
    request: `${subscriptions}?status=equals.active`,
    expect: '400 PGRST100',
  },
  {
    title: 'filter by an unknown column',
    caller: 'member',
    request: `${subscriptions}?secret=eq.1`,
    expect: '400 42703',
    message: 'column subscriptions.secret does not exist',
  },
  {
    title: 'read an unknown table',
    caller: 'member',
    request: 'GET /rest/v1/x',
    expect: '404 PGRST205',
    message: "Could not find the table 'public.x' in the schema cache",
  },
  {
    title: 'read a table of the auth schema',
    caller: 'member',
    request: 'GET /rest/v1/users',
    headers: { 'Accept-Profile': 'auth' },
    expect: '406 PGRST106',
  },

  // Permissions.
  {
    title: 'read subscriptions as a visitor',
    request: newest,
    expect: '401 42501',
    message: 'permission denied for table subscriptions',
  },
  {
    title: 'read subscriptions with the public key as token',
    caller: 'key',
    request: newest,
    expect: '401 42501',
  },
  {
    title: 'read with an expired token',
    caller: 'expired',
    request: newest,
    expect: '401 PGRST303',
    message: 'JWT expired',
    responseHeaders: invalidToken,
  },
  {
    title: 'read with a token signed by another key',
    caller: 'forged',
    request: newest,
    expect: '401 PGRST301',
    responseHeaders: invalidToken,
  },
  {
    title: 'read with an invalid token',
    caller: 'garbage',
    request: newest,
    expect: '401 PGRST301',
    responseHeaders: invalidToken,
  },
  {
    title: 'read after signing out, with a token that has not expired',
    caller: 'signed-out',
    request: newest,
    expect: '200 subscriptions',
  },
  {
    title: 'insert a subscription',
    caller: 'member',
    request: 'POST /rest/v1/subscriptions',
    body: { user_id: '{userId}', plan_id: 'lifetime' },
    expect: '403 42501',
  },
  {
    title: 'update the own subscription',
    caller: 'member',
    request: 'PATCH /rest/v1/subscriptions?user_id=eq.{userId}',
    body: { plan_id: 'lifetime' },
    expect: '403 42501',
  },
  {
    title: 'delete the own subscription',
    caller: 'member',
    request: 'DELETE /rest/v1/subscriptions?user_id=eq.{userId}',
    expect: '403 42501',
  },
  {
    title: 'read contact messages',
    caller: 'founder',
    request: 'GET /rest/v1/contact_messages',
    expect: '403 42501',
  },

  // Saving.
  {
    title: 'save preferences for the first time',
    caller: 'member',
    request: preferences,
    headers: merge,
    body: { user_id: '{userId}', weekly_digest: true },
    expect: '201 preferences',
    bodyIncludes: [{ weekly_digest: true, email_frequency: 'weekly' }],
    responseHeaders: { 'Preference-Applied': 'resolution=merge-duplicates, return=representation' },
  },
  {
    title: 'save preferences again',
    caller: 'member',
    before: [{ request: preferences, body: { user_id: '{userId}', email_frequency: 'daily' } }],
    request: preferences,
    headers: merge,
    body: { user_id: '{userId}', weekly_digest: true },
    expect: '200 preferences',
    bodyIncludes: [{ weekly_digest: true, email_frequency: 'daily' }],
  },
  {
    title: 'save preferences twice without merging',
    caller: 'member',
    before: [{ request: preferences, body: { user_id: '{userId}' } }],
    request: preferences,
    body: { user_id: '{userId}' },
    expect: '409 23505',
  },
  {
    title: "save another user's preferences",
    caller: 'member',
    request: preferences,
    headers: merge,
    body: { user_id: '{otherUserId}' },
    expect: '403 42501',
    message: 'new row violates row-level security policy for table "preferences"',
  },
  {
    title: 'save an unknown frequency',
    caller: 'member',
    request: preferences,
    headers: merge,
    body: { user_id: '{userId}', email_frequency: 'hourly' },
    expect: '400 23514',
  },
  {
    title: 'save an unknown column',
    caller: 'member',
    request: preferences,
    headers: merge,
    body: { user_id: '{userId}', is_admin: true },
    expect: '400 PGRST204',
  },
  {
    title: 'send a contact message as a visitor',
    request: messages,
    headers: minimal,
    body: message,
    expect: '201',
  },
  {
    title: 'send a contact message without a text',
    request: messages,
    headers: minimal,
    body: { ...message, message: null },
    expect: '400 23502',
  },
  {
    title: 'send a contact message and read it back',
    request: messages,
    headers: { Prefer: 'return=representation' },
    body: message,
    expect: '401 42501',
  },
  {
    title: 'send a contact message with invalid JSON',
    request: messages,
    headers: minimal,
    body: '{',
    expect: '400 PGRST102',
  },
  {
    title: 'read without the public key',
    caller: 'member',
    request: newest,
    headers: { apikey: null },
    expect: '401 gateway',
    message: 'No API key found in request',
  },
];
