import { expect } from 'vitest';
import { type Case, call } from './case';

/** Checkouts and the webhook. */
export const checkoutCases: readonly Case[] = [
  {
    title: 'start a checkout',
    caller: 'member',
    request: call('create-checkout'),
    body: { plan_id: 'lifetime', amount: 1 },
    expect: '200 new-checkout',
    bodyIncludes: { status: 'open', currency: 'USD', interval: 'lifetime' },
  },
  {
    title: 'ask for the offer after the first checkout',
    caller: 'member',
    before: [{ request: call('create-checkout'), body: { plan_id: 'lifetime' } }],
    request: call('get-offer'),
    body: {},
    expect: '200 offer',
    bodyIncludes: { ends_at: expect.any(String) },
  },
  {
    title: 'ask for the offer without signing in',
    request: call('get-offer'),
    body: {},
    expect: '401 401',
  },
  {
    title: 'start a checkout without signing in',
    request: call('create-checkout'),
    body: { plan_id: 'lifetime' },
    expect: '401 401',
  },
  {
    title: 'start a checkout for a plan that is not for sale',
    caller: 'member',
    request: call('create-checkout'),
    body: { plan_id: 'free' },
    expect: '400 unknown_plan',
    message: 'Unknown plan selected',
  },
  {
    title: 'start a checkout for an active plan',
    caller: 'member',
    request: call('create-checkout'),
    body: { plan_id: 'premium' },
    expect: '409 already_subscribed',
    message: 'You already have an active Premium subscription.',
  },
  {
    title: 'send an event without a signature',
    request: call('payment-webhook'),
    body: { id: 'evt_1', type: 'checkout.session.completed' },
    expect: '400 invalid_signature',
  },
  {
    title: 'send an event with a forged signature',
    request: call('payment-webhook'),
    body: { id: 'evt_1', type: 'checkout.session.completed' },
    headers: { 'Stripe-Signature': `t=1768478400,v1=${'0'.repeat(64)}` },
    expect: '400 invalid_signature',
  },
  {
    title: 'follow a link of a mail that was not signed here',
    request: call('mail-link'),
    body: { token: 'not-me.{userId}.0.0000' },
    expect: '400 invalid_link',
  },
  {
    title: 'follow a link of a mail without its token',
    request: call('mail-link'),
    expect: '400 invalid_link',
  },
  {
    title: 'send a message to the team by a function that this project does not have',
    request: call('send-contact-message'),
    expect: '404 NOT_FOUND',
  },
  {
    title: 'follow a link of a mail with GET',
    request: 'GET /functions/v1/mail-link',
    expect: '405 method_not_allowed',
  },
  {
    title: 'call the webhook with GET',
    request: 'GET /functions/v1/payment-webhook',
    expect: '405 method_not_allowed',
    responseHeaders: { Allow: 'POST' },
  },
  { title: 'open an unknown sandbox path', request: 'GET /sandbox/v1/nowhere', expect: '404 not_found' },
];

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
  `https://buy.stripe.com/${'x'.repeat(5000)}`,
];
const only = 'Only administrators can update merchant configuration.';

/** The payment settings, which only administrators may use. */
export const merchantCases: readonly Case[] = [
  {
    title: 'read the payment settings before they are saved',
    caller: 'founder',
    request: call('get-merchant-config'),
    body: {},
    expect: '200 nothing',
  },
  {
    title: 'read the payment settings without their secrets',
    caller: 'founder',
    before: [{ request: save, body: { config } }],
    request: call('get-merchant-config'),
    body: {},
    expect: '200 merchant-config',
    bodyIncludes: {
      settlement_account: { account_number_last4: '6789' },
      stripe: { hasWebhookSecret: true },
    },
  },
  {
    title: 'read the payment settings before giving the code of the second factor',
    caller: 'half-founder',
    request: call('get-merchant-config'),
    body: {},
    expect: '403 insufficient_aal',
  },
  {
    title: 'save the payment settings before giving the code of the second factor',
    caller: 'half-founder',
    request: save,
    body: { config },
    expect: '403 insufficient_aal',
  },
  {
    title: 'read the payment settings as a member',
    caller: 'member',
    request: call('get-merchant-config'),
    body: {},
    expect: '403 permission_denied',
  },
  {
    title: 'save the payment settings',
    caller: 'founder',
    request: save,
    body: { config },
    expect: '200 success',
  },
  {
    title: 'save the payment settings as a member',
    caller: 'member',
    request: save,
    body: { config },
    expect: '403 permission_denied',
    message: only,
  },
  {
    title: 'save the payment settings as a member with is_admin in the metadata',
    caller: 'member',
    before: [{ request: 'PUT /auth/v1/user', body: { data: { is_admin: true } } }],
    request: save,
    body: { config },
    expect: '403 permission_denied',
    message: only,
  },
  ...badAddresses.map(
    (premiumCheckoutUrl): Case => ({
      title: `save a checkout address that may not be opened: ${premiumCheckoutUrl.slice(0, 40)}`,
      caller: 'founder',
      request: save,
      body: { config: { ...config, stripe: { premiumCheckoutUrl } } },
      expect: '400 validation_failed',
      message: /^stripe\.premiumCheckoutUrl: /,
    }),
  ),
  {
    title: 'test the payment settings',
    caller: 'founder',
    request: test,
    body: { config },
    expect: '200 connection-test',
    bodyIncludes: { success: false },
  },
  {
    title: 'test invalid payment settings',
    caller: 'founder',
    request: test,
    body: { config: { ...config, business_email: 'no-address' } },
    expect: '400 validation_failed',
    message: 'business_email: Invalid email address',
  },
  {
    title: 'test the payment settings as a member with is_admin in the metadata',
    caller: 'member',
    before: [{ request: 'PUT /auth/v1/user', body: { data: { is_admin: true } } }],
    request: test,
    body: { config },
    expect: '403 permission_denied',
  },
  {
    title: 'read the payment settings as a member with is_admin in the metadata',
    caller: 'member',
    before: [{ request: 'PUT /auth/v1/user', body: { data: { is_admin: true } } }],
    request: call('get-merchant-config'),
    body: {},
    expect: '403 permission_denied',
  },
];

const act = call('update-inbox');
const unknownId = '00000000-0000-4000-8000-00000000ffff';

/** What waits for the operator. */
export const inboxCases: readonly Case[] = [
  {
    title: 'read the inbox as a founder',
    caller: 'founder',
    request: call('get-inbox'),
    body: {},
    expect: '200 inbox',
  },
  {
    title: 'count what is in the inbox as a founder',
    caller: 'founder',
    request: call('count-inbox'),
    body: {},
    expect: '200 count',
  },
  {
    title: 'read the inbox before giving the code of the second factor',
    caller: 'half-founder',
    request: call('get-inbox'),
    body: {},
    expect: '403 insufficient_aal',
  },
  {
    title: 'read the inbox as a member',
    caller: 'member',
    request: call('get-inbox'),
    body: {},
    expect: '403 permission_denied',
    message: 'Only administrators can read the inbox.',
  },
  {
    title: 'count what is in the inbox as a member',
    caller: 'member',
    request: call('count-inbox'),
    body: {},
    expect: '403 permission_denied',
  },
  {
    title: 'close something in the inbox as a member',
    caller: 'member',
    request: act,
    body: { action: 'close-message', id: unknownId },
    expect: '403 permission_denied',
  },
  ...['close-message', 'close-payment', 'send-mail-again', 'forget-mail'].map(
    (action): Case => ({
      title: `${action} in the inbox, of something that is not there`,
      caller: 'founder',
      request: act,
      body: { action, id: unknownId },
      expect: '404 not_found',
    }),
  ),
  {
    title: 'close something in the inbox that is no id',
    caller: 'founder',
    request: act,
    body: { action: 'close-message', id: 'none' },
    expect: '404 not_found',
  },
  {
    title: 'answer a message with nothing',
    caller: 'founder',
    request: act,
    body: { action: 'answer-message', id: unknownId, text: ' \n ' },
    expect: '400 validation_failed',
  },
  {
    title: 'do something unknown with a message',
    caller: 'founder',
    request: act,
    body: { action: 'burn', id: unknownId },
    expect: '400 validation_failed',
  },
];
