import type { Case } from './case';

const call = (name: string) => `POST /functions/v1/${name}`;
const config = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: { bank_name: 'Sample Bank', account_number: '000123456789' },
  stripe: { publicKey: 'pk_test_sample', webhookSecret: 'whsec_sample' },
};
const save = call('update-merchant-config');
const test = call('test-merchant-connection');
const badAddresses = [
  'javascript:alert(1)',
  'http://buy.stripe.com/premium',
  'https://user:pw@buy.stripe.com/premium',
  'https://evil.example/',
  `https://buy.stripe.com/${'x'.repeat(5000)}`,
];
const createKey = call('create-api-key');
const only = 'Only administrators can update merchant configuration.';

/** What a server has to decide, and the public interface. */
export const functionCases: readonly Case[] = [
  // Before any function.
  {
    to: 'call a function without a token',
    ask: call('list-sessions'),
    body: {},
    gives: '401 401',
    says: 'Missing authorization header',
  },
  {
    to: 'call a function with an expired token',
    as: 'expired',
    ask: call('list-sessions'),
    body: {},
    gives: '401 401',
    says: 'Invalid JWT',
  },
  {
    to: 'call a function with a token of another key',
    as: 'forged',
    ask: call('list-sessions'),
    body: {},
    gives: '401 401',
    says: 'Invalid JWT',
  },
  {
    to: 'call a function with the public key as token',
    as: 'key',
    ask: call('delete-account'),
    body: {},
    gives: '401 unauthorized',
  },
  {
    to: 'call a function after signing out',
    as: 'signed-out',
    ask: call('delete-account'),
    body: {},
    gives: '401 unauthorized',
  },
  {
    to: 'call a function that does not exist',
    as: 'member',
    ask: call('nowhere'),
    body: {},
    gives: '404 NOT_FOUND',
    says: 'Requested function was not found',
  },
  {
    to: 'call a function by GET',
    as: 'member',
    ask: 'GET /functions/v1/list-sessions',
    gives: '405 method_not_allowed',
  },
  {
    to: 'call a function with what is no JSON',
    as: 'member',
    ask: call('list-sessions'),
    body: '{',
    gives: '400 bad_json',
  },

  // The account.
  {
    to: 'list the own sessions',
    as: 'member',
    ask: call('list-sessions'),
    body: {},
    gives: '200 sessions',
    shows: { sessions: [{ current: true }] },
  },
  {
    to: 'end the own session',
    as: 'member',
    ask: call('revoke-session'),
    body: { session_id: '{sessionId}' },
    gives: '200 revoked',
  },
  {
    to: "end somebody else's session",
    as: 'member',
    ask: call('revoke-session'),
    body: { session_id: '{otherSessionId}' },
    gives: '404 not_found',
  },
  {
    to: 'cancel the own subscription',
    as: 'member',
    ask: call('cancel-subscription'),
    body: { subscription_id: '{subscriptionId}' },
    gives: '200 subscription',
    shows: { status: 'canceled', canceled_at: '2026-01-15T12:00:00.000Z' },
  },
  {
    to: "cancel somebody else's subscription",
    as: 'member',
    ask: call('cancel-subscription'),
    body: { subscription_id: '{otherSubscriptionId}' },
    gives: '404 not_found',
  },
  {
    to: 'cancel a lifetime subscription',
    as: 'other',
    ask: call('cancel-subscription'),
    body: { subscription_id: '{otherSubscriptionId}' },
    gives: '404 not_found',
  },
  {
    to: 'cancel twice',
    as: 'member',
    after: [{ ask: call('cancel-subscription'), body: { subscription_id: '{subscriptionId}' } }],
    ask: call('cancel-subscription'),
    body: { subscription_id: '{subscriptionId}' },
    gives: '404 not_found',
  },
  {
    to: 'start the setup of a second factor',
    as: 'member',
    ask: call('start-two-factor-setup'),
    body: {},
    gives: '200 sent',
  },
  { to: 'delete the own account', as: 'member', ask: call('delete-account'), body: {}, gives: '200 deleted' },

  // Paying.
  {
    to: 'start a checkout',
    as: 'member',
    ask: call('create-checkout'),
    body: { plan_id: 'lifetime', amount: 1 },
    gives: '200 checkout',
    shows: { status: 'open', amount: 250, currency: 'USD', interval: 'lifetime' },
  },
  {
    to: 'start a checkout without signing in',
    ask: call('create-checkout'),
    body: { plan_id: 'lifetime' },
    gives: '401 401',
  },
  {
    to: 'start a checkout of a plan that is not sold',
    as: 'member',
    ask: call('create-checkout'),
    body: { plan_id: 'free' },
    gives: '400 unknown_plan',
    says: 'Unknown plan selected',
  },
  {
    to: 'start a checkout of a plan that runs',
    as: 'member',
    ask: call('create-checkout'),
    body: { plan_id: 'premium' },
    gives: '409 already_subscribed',
    says: 'You already have an active Premium subscription.',
  },
  {
    to: 'tell the webhook of a payment without a signature',
    ask: call('payment-webhook'),
    body: { id: 'evt_1', type: 'checkout.session.completed' },
    gives: '400 invalid_signature',
  },
  {
    to: 'tell the webhook of a payment with a signature that is made up',
    ask: call('payment-webhook'),
    body: { id: 'evt_1', type: 'checkout.session.completed' },
    send: { 'Stripe-Signature': `t=1768478400,v1=${'0'.repeat(64)}` },
    gives: '400 invalid_signature',
  },
  {
    to: 'ask the webhook by GET',
    ask: 'GET /functions/v1/payment-webhook',
    gives: '405 method_not_allowed',
    heads: { Allow: 'POST' },
  },
  { to: 'open what the sandbox does not have', ask: 'GET /sandbox/v1/nowhere', gives: '404 not_found' },

  // Payment settings.
  {
    to: 'read the payment settings before they are saved',
    as: 'founder',
    ask: call('get-merchant-config'),
    body: {},
    gives: '200 nothing',
  },
  {
    to: 'read the payment settings without their secrets',
    as: 'founder',
    after: [{ ask: save, body: { config } }],
    ask: call('get-merchant-config'),
    body: {},
    gives: '200 merchant-config',
    shows: { settlement_account: { account_number_last4: '6789' }, stripe: { hasWebhookSecret: true } },
  },
  {
    to: 'read the payment settings as a member',
    as: 'member',
    ask: call('get-merchant-config'),
    body: {},
    gives: '403 permission_denied',
  },
  { to: 'save the payment settings', as: 'founder', ask: save, body: { config }, gives: '200 success' },
  {
    to: 'save the payment settings as a member',
    as: 'member',
    ask: save,
    body: { config },
    gives: '403 permission_denied',
    says: only,
  },
  {
    to: 'save the payment settings as a member who claims to be an administrator',
    as: 'member',
    after: [{ ask: 'PUT /auth/v1/user', body: { data: { is_admin: true } } }],
    ask: save,
    body: { config },
    gives: '403 permission_denied',
    says: only,
  },
  ...badAddresses.map(
    (premiumCheckoutUrl): Case => ({
      to: `save a checkout address that may not be opened: ${premiumCheckoutUrl.slice(0, 40)}`,
      as: 'founder',
      ask: save,
      body: { config: { ...config, stripe: { premiumCheckoutUrl } } },
      gives: '400 validation_failed',
      says: /^stripe\.premiumCheckoutUrl: /,
    }),
  ),
  {
    to: 'try the payment settings',
    as: 'founder',
    ask: test,
    body: { config },
    gives: '200 connection-test',
    shows: { success: false },
  },
  {
    to: 'try payment settings that could not be saved',
    as: 'founder',
    ask: test,
    body: { config: { ...config, business_email: 'nobody' } },
    gives: '400 validation_failed',
    says: 'business_email: Invalid email address',
  },
  {
    to: 'try the payment settings as a member who claims to be an administrator',
    as: 'member',
    after: [{ ask: 'PUT /auth/v1/user', body: { data: { is_admin: true } } }],
    ask: test,
    body: { config },
    gives: '403 permission_denied',
  },
  {
    to: 'read the payment settings as a member who claims to be an administrator',
    as: 'member',
    after: [{ ask: 'PUT /auth/v1/user', body: { data: { is_admin: true } } }],
    ask: call('get-merchant-config'),
    body: {},
    gives: '403 permission_denied',
  },

  // API keys.
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

  // The public interface.
];
