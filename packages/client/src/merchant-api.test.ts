import type { MerchantConfig } from '@verapix/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createSignedInBackend, disposeBackends, html, json, offline, unhurried } from './backend.test-kit';

afterEach(disposeBackends);

const load = 'POST /functions/v1/get-merchant-config';
const save = 'POST /functions/v1/update-merchant-config';
const tryOut = 'POST /functions/v1/test-merchant-connection';

const masked = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: { bank_name: 'Sample Bank', account_number_last4: '6789', iban_last4: null },
  stripe: { publicKey: 'pk_test_sample', hasWebhookSecret: true },
};

const config: MerchantConfig = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: { bank_name: 'Sample Bank' },
  stripe: {},
};

describe('reading the payment settings', () => {
  it('fills in missing fields', async () => {
    const { api, server } = createSignedInBackend();
    server.on(load, () => json(masked));
    expect(await api.loadMerchantConfig(unhurried())).toEqual({
      ok: true,
      config: {
        ...masked,
        settlement_account: { ...masked.settlement_account, routing_number: '', swift_code: '' },
        stripe: { ...masked.stripe, premiumCheckoutUrl: '', lifetimeCheckoutUrl: '' },
      },
    });
  });

  it('returns null before the first save', async () => {
    const { api, server } = createSignedInBackend();
    server.on(load, () => json({}));
    expect(await api.loadMerchantConfig(unhurried())).toEqual({ ok: true, config: null });
  });

  it('rejects a secret that a server sends by mistake', async () => {
    const { api, server } = createSignedInBackend();
    const account = { ...masked.settlement_account, account_number: '000123456789' };
    server.on(load, () =>
      json({
        ...masked,
        settlement_account: account,
        stripe: { ...masked.stripe, webhookSecret: 'whsec_sample' },
      }),
    );
    const outcome = await api.loadMerchantConfig(unhurried());
    expect(outcome.ok).toBe(true);
    expect(JSON.stringify(outcome)).not.toMatch(/000123456789|whsec_sample/);
    server.on(load, () =>
      json({ ...masked, settlement_account: { ...account, account_number_last4: '000123456789' } }),
    );
    expect(await api.loadMerchantConfig(unhurried())).toMatchObject({
      ok: false,
      problem: { code: 'invalid_response' },
    });
  });

  it.each([
    ['half of the settings', () => json({ business_name: 'Verapix' })],
    ['null', () => json(null)],
    ['HTML', () => html()],
  ])('rejects any other answer: %s', async (_, answer) => {
    const { api, server } = createSignedInBackend();
    server.on(load, answer);
    expect(await api.loadMerchantConfig(unhurried())).toMatchObject({
      ok: false,
      problem: { code: 'invalid_response' },
    });
  });

  it("returns the server's error", async () => {
    const { api, server } = createSignedInBackend();
    const message = 'Only administrators can view merchant configuration.';
    server.on(load, () => json({ code: 'permission_denied', message }, 403));
    expect(await api.loadMerchantConfig(unhurried())).toEqual({
      ok: false,
      problem: { code: 'permission_denied', message },
    });
  });
});

// @spec call.merchant call.save-config
it('sends the settings, and returns whether the server saved them', async () => {
  const { api, server } = createSignedInBackend();
  server.on(save, () => json({ success: true }));
  expect(await api.saveMerchantConfig(config, unhurried())).toEqual({ ok: true, success: true });
  expect(server.seen.at(-1)?.body).toEqual({ config });
  server.on(save, () => json({ success: false }));
  expect(await api.saveMerchantConfig(config, unhurried())).toEqual({ ok: true, success: false });
  server.on(save, offline);
  expect(await api.saveMerchantConfig(config, unhurried())).toMatchObject({
    problem: { code: 'unreachable' },
  });
});

it("returns the server's message about the connection as plain text", async () => {
  const { api, server } = createSignedInBackend();
  server.on(tryOut, () => json({ success: false, message: `No key.\u202e\n${'x'.repeat(300)}` }));
  const outcome = await api.testMerchantConnection(config, unhurried());
  expect(outcome).toMatchObject({
    ok: true,
    success: false,
    message: expect.stringMatching(/^No key\. x+…$/),
  });
  expect(server.seen.at(-1)?.body).toEqual({ config });
});
