import { type Case, call } from './case';

const createKey = call('create-api-key');

/** API keys, which come with a paid plan. */
export const apiKeyCases: readonly Case[] = [
  {
    to: 'create an API key',
    as: 'member',
    ask: createKey,
    body: { name: 'Production', type: 'live' },
    gives: '200 new-api-key',
    shows: { api_key: { name: 'Production', type: 'live', prefix: 'vp_live_', last_used: null } },
  },
  {
    to: 'create an API key after cancelling the plan',
    as: 'member',
    after: [{ ask: call('cancel-subscription'), body: { subscription_id: '{subscriptionId}' } }],
    ask: createKey,
    body: { name: 'Production', type: 'live' },
    gives: '403 premium_required',
    says: 'This feature requires a Premium or Lifetime subscription.',
  },
  {
    to: 'create an API key without a name',
    as: 'member',
    ask: createKey,
    body: { name: ' ', type: 'live' },
    gives: '400 validation_failed',
    says: 'Please enter a name for your API key',
  },
  {
    to: 'revoke an API key',
    as: 'member',
    ask: call('revoke-api-key'),
    body: { id: '{apiKeyId}' },
    gives: '200 revoked',
  },
  {
    to: "revoke somebody else's API key",
    as: 'other',
    ask: call('revoke-api-key'),
    body: { id: '{apiKeyId}' },
    gives: '404 not_found',
    says: 'There is no such API key.',
  },
];
