import { beforeEach, describe, expect, it } from 'vitest';
import { call, createSeededBackend, type Member, type SeededBackend } from '../testing/test-backend';
import { enrolFactor, giveCode } from '../testing/user-actions';

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

describe('bank details', () => {
  const other = {
    ...config,
    settlement_account: { ...config.settlement_account, iban: 'DE99500105170123456789' },
  };

  it('are changed only by an administrator who has a second factor and has given its code', async () => {
    expect((await update(config)).status).toBe(200);
    const before = stored();
    expect(await update(other)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect(stored()).toEqual(before);
    const { token } = await backend.signIn('founder');
    const answer = await giveCode(backend, token, await enrolFactor(backend, token));
    const { access_token } = answer.body as { access_token: string };
    const body = { config: other };
    const changed = await call(backend, 'POST', '/functions/v1/update-merchant-config', {
      body,
      token: access_token,
    });
    expect(changed).toMatchObject({ status: 200 });
    expect(stored()).toMatchObject({ settlement_account: { iban: 'DE99500105170123456789' } });
  });

  it('that stay as they are do not ask for one', async () => {
    await update(config);
    const { account_number: _secret, ...shown } = config.settlement_account;
    expect((await update({ ...config, business_name: 'Other', settlement_account: shown })).status).toBe(200);
  });
});

describe('payment settings', () => {
  // @spec limit.merchant-defaults
  it('are empty before the first save', async () => {
    expect(await get()).toMatchObject({ status: 200, body: {} });
  });

  // @spec merchant.config
  it('are returned without secrets', async () => {
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

  it('keep secrets that are not in the request', async () => {
    await update(config);
    const { account_number: _number, iban: _iban, ...account } = config.settlement_account;
    const { webhookSecret: _secret, ...stripe } = config.stripe;
    await update({ ...config, business_name: 'New name', settlement_account: account, stripe });
    expect(stored()).toEqual({ ...config, business_name: 'New name' });
  });

  it('require an account number the first time', async () => {
    const { account_number: _number, ...account } = config.settlement_account;
    expect(await update({ ...config, settlement_account: account })).toMatchObject({
      status: 400,
      body: { message: 'settlement_account.account_number: Account number is required' },
    });
    expect(stored()).toBeNull();
  });

  it.each<[string, object]>([
    ['business_name: Name is required', { business_name: ' ' }],
    ['business_email: Invalid email address', { business_email: 'no-address' }],
    ['business_website: Invalid website URL', { business_website: 'example' }],
    ['business_website: Invalid website URL', { business_website: 'javascript:alert(1)' }],
    [
      'settlement_account.bank_name: Bank name is required',
      { settlement_account: { bank_name: '', account_number: '1' } },
    ],
    [
      'stripe.publicKey: This is a secret. Enter the public key, which begins with pk_',
      { stripe: { publicKey: 'sk_live_sample' } },
    ],
    ...[
      'javascript:alert(1)',
      'http://buy.stripe.com/x',
      'https://user:pw@buy.stripe.com/x',
      'data:text/html,x',
      'not an address',
    ].map((premiumCheckoutUrl): [string, object] => [
      'stripe.premiumCheckoutUrl: Invalid checkout URL',
      { stripe: { premiumCheckoutUrl } },
    ]),
  ])('are rejected with "%s" for %j', async (message, change) => {
    expect(await update({ ...config, ...change })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
    expect(stored()).toBeNull();
  });

  it.each([undefined, null, 'config', []])('are rejected when they are %j', async (given) => {
    expect((await update(given)).status).toBe(400);
  });

  // @spec role.merchant
  it('are available only to administrators', async () => {
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

describe('a short secret', () => {
  it('is hidden completely', async () => {
    const account = { ...config.settlement_account, account_number: '12345678', iban: undefined };
    await update({ ...config, settlement_account: account });
    expect((await get()).body).toMatchObject({
      settlement_account: { account_number_last4: '', iban_last4: null },
    });
  });
});

describe('an address older than the rules', () => {
  it('is shown, but cannot be saved again', async () => {
    const old = { ...config, stripe: { premiumCheckoutUrl: 'javascript:alert(1)' } };
    backend.store.write((draft) => {
      draft.merchantConfig = old;
    });
    expect((await get()).body).toMatchObject({ stripe: { premiumCheckoutUrl: 'javascript:alert(1)' } });
    expect((await update(old)).status).toBe(400);
  });
});

describe('the connection test', () => {
  const test = (given: unknown, persona: Member = 'founder') =>
    invoke(persona, 'test-merchant-connection', { config: given });
  const complete = {
    ...config,
    stripe: {
      publicKey: 'pk_test_sample',
      premiumCheckoutUrl: 'https://buy.stripe.com/premium',
      lifetimeCheckoutUrl: 'https://buy.stripe.com/lifetime',
      webhookSecret: 'whsec_sample',
    },
  };
  const { webhookSecret: _, ...withoutSecret } = complete.stripe;

  it('tests settings without saving them', async () => {
    expect(await test(complete)).toMatchObject({
      status: 200,
      body: {
        success: true,
        message:
          'The new webhook secret is used once it is saved. The keys and the addresses have the right form. Stripe itself was not asked.',
      },
    });
    expect(stored()).toBeNull();
  });

  it('sends a signed event to the webhook if the secret is the stored one', async () => {
    await update(complete);
    const { handledEvents, payments } = backend.store.read();
    const answer = await test({ ...complete, stripe: withoutSecret });
    expect(answer.body).toMatchObject({
      success: true,
      message: expect.stringMatching(/^The webhook took a signed test event\./),
    });
    expect(backend.store.read().handledEvents).toHaveLength(handledEvents.length + 1);
    expect(backend.store.read()).toMatchObject({ payments, disputedEvents: [] });
  });

  it.each<[string, object]>([
    [
      'Stripe is not properly configured. Payments will not be received.',
      { ...complete.stripe, premiumCheckoutUrl: '' },
    ],
    ['No Lifetime checkout is set.', { ...complete.stripe, lifetimeCheckoutUrl: '' }],
    ['The webhook secret must begin with whsec_.', withoutSecret],
    ['The public key must begin with pk_test_ or pk_live_.', { ...complete.stripe, publicKey: 'live_x' }],
  ])('fails with "%s"', async (message, stripe) => {
    expect(await test({ ...complete, stripe })).toMatchObject({
      status: 200,
      body: { success: false, message },
    });
  });

  it('lists everything that is missing in one message', async () => {
    const { body } = await test({ ...complete, stripe: { publicKey: 'x', webhookSecret: 'x' } });
    const { message } = body as { message: string };
    expect(message.match(/\./g)?.length).toBeGreaterThan(3);
    expect(message.length).toBeLessThanOrEqual(200);
  });

  it('rejects invalid settings and other users', async () => {
    expect(await test({ ...complete, business_name: '' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'business_name: Name is required' },
    });
    expect(await test(complete, 'premium')).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    });
  });
});
