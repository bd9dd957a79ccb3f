import { isCheckoutUrl, type MaskedMerchantConfig } from '@verapix/domain';
import * as says from '@verapix/messages/validation';
import { type MerchantField, type MerchantForm, merchantFields } from '@verapix/machines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMerchantForm } from './parse-merchant-form';

const form: MerchantForm = {
  business_name: ' Verapix ',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  bank_name: 'Sample Bank',
  account_number: '000123456789',
  routing_number: '',
  iban: '',
  swift_code: 'SAMPDEFF',
  publicKey: 'pk_test_sample',
  premiumCheckoutUrl: 'https://buy.stripe.com/premium',
  lifetimeCheckoutUrl: '',
  webhookSecret: '',
};

const stored: MaskedMerchantConfig = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: { bank_name: 'Sample Bank', account_number_last4: '', iban_last4: null },
  stripe: { hasWebhookSecret: true },
};

const errorsOf = (changes: Partial<MerchantForm>, config: MaskedMerchantConfig | null = null) => {
  const parsed = parseMerchantForm({ ...form, ...changes }, config);
  return parsed.ok ? {} : parsed.errors;
};

describe('the form of the payment settings', () => {
  // @spec merchant.optional
  it('is sent trimmed, with only the typed secrets', () => {
    expect(parseMerchantForm(form, null)).toEqual({
      ok: true,
      config: {
        business_name: 'Verapix',
        business_email: 'team@example.com',
        business_website: 'https://example.com',
        settlement_account: {
          bank_name: 'Sample Bank',
          account_number: '000123456789',
          routing_number: '',
          swift_code: 'SAMPDEFF',
        },
        stripe: {
          publicKey: 'pk_test_sample',
          premiumCheckoutUrl: 'https://buy.stripe.com/premium',
          lifetimeCheckoutUrl: '',
        },
      },
    });
  });

  // @spec merchant.rules
  it.each<[MerchantField, string, string]>([
    ['business_name', ' ', 'Name is required'],
    ['business_email', '', 'Invalid email address'],
    ['business_email', 'no-address', 'Invalid email address'],
    ['business_website', '', 'Invalid website URL'],
    ['business_website', 'example', 'Invalid website URL'],
    ['business_website', 'javascript:alert(1)', 'Invalid website URL'],
    ['bank_name', '', 'Bank name is required'],
    ['account_number', '', 'Account number is required'],
    ['swift_code', 'x'.repeat(501), 'Up to 500 characters'],
    ...['sk_live_sample', ' sk_test_sample', 'rk_live_sample', 'whsec_sample'].map(
      (secret): [MerchantField, string, string] => ['publicKey', secret, says.publicKey],
    ),
    ...[
      'javascript:alert(1)',
      'http://buy.stripe.com/x',
      'https://user:pw@buy.stripe.com/x',
      `https://buy.stripe.com/${'x'.repeat(5000)}`,
      'buy.stripe.com/x',
    ].flatMap((address): [MerchantField, string, string][] => [
      ['premiumCheckoutUrl', address, says.checkoutUrl],
      ['lifetimeCheckoutUrl', address, says.checkoutUrl],
    ]),
  ])('reports an error: %s, %j: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  // @spec merchant.rules
  it('reports all errors at once', () => {
    const empty = Object.fromEntries(merchantFields.map((field) => [field, ''])) as MerchantForm;
    expect(errorsOf(empty)).toEqual({
      business_name: 'Name is required',
      business_email: 'Invalid email address',
      business_website: 'Invalid website URL',
      bank_name: 'Bank name is required',
      account_number: 'Account number is required',
    });
  });

  it('needs no account number if one is stored', () => {
    expect(errorsOf({ account_number: '' }, stored)).toEqual({});
    const without = { ...stored.settlement_account, account_number_last4: null };
    expect(errorsOf({ account_number: '' }, { ...stored, settlement_account: without })).toEqual({
      account_number: 'Account number is required',
    });
  });

  it('never sends a checkout URL that may not be opened, for any typed text', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), fc.boolean(), (text, address, isAddress) => {
        const premiumCheckoutUrl = isAddress ? address : text;
        const parsed = parseMerchantForm({ ...form, premiumCheckoutUrl }, stored);
        if (!parsed.ok) return;
        const sent = parsed.config.stripe.premiumCheckoutUrl ?? '';
        expect(sent === '' || isCheckoutUrl(sent)).toBe(true);
      }),
    );
  });
});
