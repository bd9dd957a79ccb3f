import { merchantMessages } from '@verapix/facts';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../testing/call';
import { createSeededBackend, type Member, type SeededBackend } from '../testing/create-seeded-backend';

const config = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: {
    bank_name: 'Sample Bank',
    account_number: '000123456789',
    routing_number: '110000000',
    iban: 'DE00500105170123456789',
    swift_code: 'SAMPDEFF',
  },
  stripe: {
    publicKey: 'pk_sample',
    premiumCheckoutUrl: 'https://buy.stripe.com/premium',
    lifetimeCheckoutUrl: '',
    webhookSecret: 'a secret of the shop',
  },
};

let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

const invoke = async (persona: Member, name: string, body: unknown = {}) =>
  call(backend, 'POST', `/functions/v1/${name}`, { body, token: (await backend.signIn(persona)).token });
const get = (persona: Member = 'founder') => invoke(persona, 'get-merchant-config');
const update = (given: unknown, persona: Member = 'founder') =>
  invoke(persona, 'update-merchant-config', { config: given });
const stored = () => backend.store.read().merchantConfig;

describe('payment settings', () => {
  it('are empty before the first save', async () => {
    expect(await get()).toMatchObject({ status: 200, body: {} });
  });

  it('come back without their secrets', async () => {
    expect(await update(config)).toMatchObject({ status: 200, body: { success: true } });
    const answer = await get();
    expect(answer.body).toEqual({
      business_name: 'Verapix',
      business_email: 'team@example.com',
      business_website: 'https://example.com',
      settlement_account: {
        bank_name: 'Sample Bank',
        account_number_last4: '6789',
        routing_number: '110000000',
        iban_last4: '6789',
        swift_code: 'SAMPDEFF',
      },
      stripe: {
        publicKey: 'pk_sample',
        premiumCheckoutUrl: 'https://buy.stripe.com/premium',
        lifetimeCheckoutUrl: '',
        hasWebhookSecret: true,
      },
    });
    for (const secret of [
      config.settlement_account.account_number,
      config.settlement_account.iban,
      'a secret',
    ]) {
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
  });

  it('keep secrets that were not typed again', async () => {
    await update(config);
    const { account_number: _number, iban: _iban, ...account } = config.settlement_account;
    const { webhookSecret: _secret, ...stripe } = config.stripe;
    await update({ ...config, business_name: 'New name', settlement_account: account, stripe });
    expect(stored()).toEqual({ ...config, business_name: 'New name' });
  });

  it('need an account number the first time', async () => {
    const { account_number: _number, ...account } = config.settlement_account;
    expect(await update({ ...config, settlement_account: account })).toMatchObject({
      status: 400,
      body: { message: 'settlement_account.account_number: Account number is required' },
    });
    expect(stored()).toBeNull();
  });

  it.each<[string, object]>([
    ['business_name: Name is required', { business_name: ' ' }],
    ['business_email: Invalid email address', { business_email: 'nobody' }],
    ['business_website: Invalid website URL', { business_website: 'example' }],
    ['business_website: Invalid website URL', { business_website: 'javascript:alert(1)' }],
    [
      'settlement_account.bank_name: Bank name is required',
      { settlement_account: { bank_name: '', account_number: '1' } },
    ],
    ...[
      'javascript:alert(1)',
      'http://buy.stripe.com/x',
      'https://user:pw@buy.stripe.com/x',
      'https://evil.example/',
      'https://buy.stripe.com.evil.example/',
      'data:text/html,x',
      'not an address',
    ].map((premiumCheckoutUrl): [string, object] => [
      `stripe.premiumCheckoutUrl: ${merchantMessages.checkoutUrl}`,
      { stripe: { premiumCheckoutUrl } },
    ]),
  ])('are refused with "%s" for %j', async (message, change) => {
    expect(await update({ ...config, ...change })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
    expect(stored()).toBeNull();
  });

  it.each([undefined, null, 'config', []])('are refused when they are %j', async (given) => {
    expect((await update(given)).status).toBe(400);
  });

  it('are for administrators alone', async () => {
    expect(await update(config, 'premium')).toMatchObject({
      status: 403,
      body: {
        code: 'permission_denied',
        message: 'Only administrators can update merchant configuration.',
      },
    });
    expect((await get('premium')).status).toBe(403);
    expect(stored()).toBeNull();
  });
});
