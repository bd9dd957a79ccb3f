import { type Case, call } from './case';

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
const only = 'Only administrators can update merchant configuration.';

/** The payment settings, for administrators alone. */
export const merchantCases: readonly Case[] = [
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
];
