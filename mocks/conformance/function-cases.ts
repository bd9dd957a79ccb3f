import { type Case, call } from './case';

/** Authentication of functions, and the functions of the account. */
export const functionCases: readonly Case[] = [
  {
    title: 'call a function without a token',
    request: call('list-sessions'),
    body: {},
    expect: '401 401',
    message: 'Missing authorization header',
  },
  {
    title: 'call a function with an expired token',
    caller: 'expired',
    request: call('list-sessions'),
    body: {},
    expect: '401 401',
    message: 'Invalid JWT',
  },
  {
    title: 'call a function with a token signed by another key',
    caller: 'forged',
    request: call('list-sessions'),
    body: {},
    expect: '401 401',
    message: 'Invalid JWT',
  },
  {
    title: 'call a function with the public key as token',
    caller: 'key',
    request: call('delete-account'),
    body: {},
    expect: '401 unauthorized',
  },
  {
    title: 'call a function after signing out',
    caller: 'signed-out',
    request: call('delete-account'),
    body: {},
    expect: '401 unauthorized',
  },
  {
    title: 'call a function that does not exist',
    caller: 'member',
    request: call('nowhere'),
    body: {},
    expect: '404 NOT_FOUND',
    message: 'Requested function was not found',
  },
  {
    title: 'call a function with GET',
    caller: 'member',
    request: 'GET /functions/v1/list-sessions',
    expect: '405 method_not_allowed',
  },
  {
    title: 'call a function with invalid JSON',
    caller: 'member',
    request: call('list-sessions'),
    body: '{',
    expect: '400 bad_json',
  },

  // The account.
  {
    title: 'list sessions',
    caller: 'member',
    request: call('list-sessions'),
    body: {},
    expect: '200 sessions',
    bodyIncludes: { sessions: [{ current: true }] },
  },
  {
    title: 'end a session',
    caller: 'member',
    request: call('revoke-session'),
    body: { session_id: '{sessionId}' },
    expect: '200 revoked',
  },
  {
    title: "end another user's session",
    caller: 'member',
    request: call('revoke-session'),
    body: { session_id: '{otherSessionId}' },
    expect: '404 not_found',
  },
  {
    title: 'cancel a subscription',
    caller: 'member',
    request: call('cancel-subscription'),
    body: { subscription_id: '{subscriptionId}' },
    expect: '200 canceled-subscription',
    bodyIncludes: { status: 'canceled' },
  },
  {
    title: "cancel another user's subscription",
    caller: 'member',
    request: call('cancel-subscription'),
    body: { subscription_id: '{otherSubscriptionId}' },
    expect: '404 not_found',
  },
  {
    title: 'cancel a lifetime subscription',
    caller: 'other',
    request: call('cancel-subscription'),
    body: { subscription_id: '{otherSubscriptionId}' },
    expect: '404 not_found',
  },
  {
    title: 'cancel a subscription twice',
    caller: 'member',
    before: [{ request: call('cancel-subscription'), body: { subscription_id: '{subscriptionId}' } }],
    request: call('cancel-subscription'),
    body: { subscription_id: '{subscriptionId}' },
    expect: '404 not_found',
  },
  {
    title: 'start two-factor setup',
    caller: 'member',
    request: call('start-two-factor-setup'),
    body: {},
    expect: '200 sent',
  },
  {
    title: 'delete the account',
    caller: 'member',
    request: call('delete-account'),
    body: {},
    expect: '200 deleted',
  },
];

const createKey = call('create-api-key');

/** API keys, which require a paid plan. */
export const apiKeyCases: readonly Case[] = [
  {
    title: 'create an API key',
    caller: 'member',
    request: createKey,
    body: { name: 'Production', type: 'live' },
    expect: '200 new-api-key',
    bodyIncludes: { api_key: { name: 'Production', type: 'live', prefix: 'vp_live_', last_used: null } },
  },
  {
    title: 'create an API key after cancelling the plan',
    caller: 'member',
    before: [{ request: call('cancel-subscription'), body: { subscription_id: '{subscriptionId}' } }],
    request: createKey,
    body: { name: 'Production', type: 'live' },
    expect: '403 premium_required',
    message: 'This feature requires a Premium or Lifetime subscription.',
  },
  {
    title: 'create an API key without a name',
    caller: 'member',
    request: createKey,
    body: { name: ' ', type: 'live' },
    expect: '400 validation_failed',
    message: 'Please enter a name for your API key',
  },
  {
    title: 'revoke an API key',
    caller: 'member',
    request: call('revoke-api-key'),
    body: { id: '{apiKeyId}' },
    expect: '200 revoked',
  },
  {
    title: "revoke another user's API key",
    caller: 'other',
    request: call('revoke-api-key'),
    body: { id: '{apiKeyId}' },
    expect: '404 not_found',
    message: 'There is no such API key.',
  },
];
