import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCheckoutUrl,
  isProviderCheckoutUrl,
  isStripeSecret,
  isWebsiteUrl,
  merchantFieldMaxCharacters,
} from './merchant-config';

describe('isCheckoutUrl', () => {
  it.each([
    'https://buy.stripe.com/abc',
    'https://checkout.stripe.com/c/pay/abc?prefilled_email=a%40example.com#x',
    'HTTPS://BUY.STRIPE.COM/abc',
    'https://buy.stripe.com/'.padEnd(merchantFieldMaxCharacters, 'x'),
    'https://pay.example/premium',
    'https://buy.stripe.com:8443/abc',
  ])('accepts %s', (address) => {
    expect(isCheckoutUrl(address)).toBe(true);
  });

  it.each([
    '',
    'not an address',
    '//buy.stripe.com/abc',
    'http://buy.stripe.com/abc',
    'javascript:alert(1)//buy.stripe.com',
    'JavaScript:alert(1)',
    'data:text/html,https://buy.stripe.com',
    'blob:https://buy.stripe.com/abc',
    'https://user:pw@buy.stripe.com/abc',
    'https://user@buy.stripe.com/abc',
    'https://:pw@buy.stripe.com/abc',
    'https://buy.stripe.com@evil.example/',
    `https://buy.stripe.com/${'x'.repeat(merchantFieldMaxCharacters)}`,
    `https://evil.example/${'x'.repeat(5000)}`,
  ])('rejects %j', (address) => {
    expect(isCheckoutUrl(address)).toBe(false);
  });

  // @spec merchant.optional
  it('accepts only https URLs without credentials', () => {
    const typed = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.webAuthority());
    fc.assert(
      fc.property(typed, fc.constantFrom('', 'https://', 'https://buy.stripe.com'), (text, start) => {
        const address = start + text;
        if (!isCheckoutUrl(address)) return;
        const { protocol, username, password } = new URL(address);
        expect([protocol, username, password]).toEqual(['https:', '', '']);
      }),
    );
  });
});

describe('isProviderCheckoutUrl', () => {
  it.each(['https://buy.stripe.com/abc', 'HTTPS://CHECKOUT.STRIPE.COM/c/pay/abc'])('knows %s', (address) => {
    expect(isProviderCheckoutUrl(address)).toBe(true);
  });

  it.each([
    '',
    'http://buy.stripe.com/abc',
    'https://buy.stripe.com@evil.example/',
    'https://evil.example/buy.stripe.com',
    'https://evil.example\\@buy.stripe.com.evil.example/',
    'https://buy.stripe.com.evil.example/',
    'https://notbuy.stripe.com/',
    'https://stripe.com/',
    'https://buy.stripe.com:8443/abc',
    'https://buy.stripe.com./abc',
  ])('does not take %j for the provider', (address) => {
    expect(isProviderCheckoutUrl(address)).toBe(false);
  });
});

it.each([
  ['https://example.com', true],
  ['http://example.com/shop', true],
  ['example.com', false],
  ['javascript:alert(1)', false],
  ['ftp://example.com', false],
  ['x-https://example.com', false],
  ['https://user:pw@example.com', false],
  ['', false],
])('isWebsiteUrl(%j) is %s', (address, expected) => {
  expect(isWebsiteUrl(address)).toBe(expected);
});

it.each([
  ['sk_live_1', true],
  ['rk_test_1', true],
  ['whsec_1', true],
  ['pk_live_1', false],
  ['pk_sk_1', false],
])('isStripeSecret(%j) is %s', (text, expected) => {
  expect(isStripeSecret(text)).toBe(expected);
});
