/** What we ask of Stripe. The server in its place proves our requests, not Stripe's behaviour. */
import type { NewCheckout, Payments } from '@verapix/server/ports';
import { createStripePayments } from '@verapix/server/stripe/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StripeServer, startStripe } from './stripe-server.ts';

const now = () => Date.UTC(2026, 0, 15, 12);
const siteUrl = 'https://app.test';
const checkout = (planId: NewCheckout['planId'], amount: number): NewCheckout => ({
  id: 'checkout-1',
  userId: 'user-1',
  planId,
  amount,
  origin: 'https://project.test',
  locale: 'en' as const,
});
let stripe: StripeServer;
let payments: Payments;

beforeAll(async () => {
  stripe = await startStripe();
  const options = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: stripe.url };
  payments = createStripePayments({ ...options, now, siteUrl });
});
beforeEach(() => {
  stripe.requests.length = 0;
});
afterAll(() => stripe.stop());

describe('a checkout', () => {
  it('is a session with our price, which names our row in all of its events', async () => {
    const url = await payments.checkoutUrl(checkout('premium', 30));
    expect(url).toBe('https://checkout.stripe.com/c/pay/cs_test_checkout-1');
    const [request] = stripe.requests;
    expect(request?.path).toBe('/v1/checkout/sessions');
    expect(request?.headers).toMatchObject({
      'idempotency-key': 'checkout-1',
      authorization: 'Bearer sk_test_1',
      'stripe-version': expect.stringMatching(/^20\d\d-/),
    });
    expect(request?.fields).toEqual({
      client_reference_id: 'checkout-1',
      mode: 'subscription',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '3000',
      'line_items[0][price_data][product_data][name]': 'Verapix Premium',
      'line_items[0][price_data][recurring][interval]': 'month',
      'metadata[checkout_id]': 'checkout-1',
      'metadata[plan_id]': 'premium',
      'subscription_data[metadata][checkout_id]': 'checkout-1',
      'subscription_data[metadata][plan_id]': 'premium',
      expires_at: String(now() / 1000 + 31 * 60),
      success_url: 'https://app.test/payment/success?planName=Premium&checkout=checkout-1',
      cancel_url: 'https://app.test/pricing',
      locale: 'auto',
    });
  });

  it('from a German page is in German, and leads back to German pages', async () => {
    await payments.checkoutUrl({ ...checkout('premium', 30), locale: 'de' });
    expect(stripe.requests[0]?.fields).toMatchObject({
      locale: 'de',
      success_url: 'https://app.test/de/payment/success?planName=Premium&checkout=checkout-1',
      cancel_url: 'https://app.test/de/pricing',
    });
  });

  it('of Lifetime is paid once, with the price that is left', async () => {
    await payments.checkoutUrl(checkout('lifetime', 230.65));
    expect(stripe.requests[0]?.fields).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '23065',
      'payment_intent_data[metadata][checkout_id]': 'checkout-1',
    });
  });

  it('that Stripe refuses is unavailable, without its reason', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    stripe.failNext(402, { type: 'card_error', code: 'account_closed', message: 'secret reason' });
    await expect(payments.checkoutUrl(checkout('premium', 30))).rejects.toMatchObject({
      status: 503,
      code: 'checkout_unavailable',
      message: 'Payment checkout URL not available',
    });
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });

  it('is unavailable without a key, as is everything else', async () => {
    const keyless = createStripePayments({ secretKey: undefined, webhookSecret: '', now, siteUrl });
    await expect(keyless.checkoutUrl(checkout('premium', 30))).rejects.toMatchObject({ status: 503 });
    await expect(keyless.portalUrl('cus_1', { origin: siteUrl, locale: 'en' })).rejects.toMatchObject({
      status: 501,
    });
    expect(stripe.requests).toEqual([]);
  });
});

const sent = () => stripe.requests.map(({ method, path, fields }) => [`${method} ${path}`, fields] as const);

describe('a subscription', () => {
  it('is canceled at the end of its period, and goes on again', async () => {
    await payments.setRenewal('sub_1', false);
    await payments.setRenewal('sub_1', true);
    expect(sent()).toEqual([
      ['POST /v1/subscriptions/sub_1', { cancel_at_period_end: 'true' }],
      ['POST /v1/subscriptions/sub_1', { cancel_at_period_end: 'false' }],
    ]);
  });

  it('is ended at once, also if it has ended before', async () => {
    await payments.end('sub_1');
    stripe.failNext(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such sub' });
    await payments.end('sub_2');
    expect(sent().map(([request]) => request)).toEqual([
      'DELETE /v1/subscriptions/sub_1',
      'DELETE /v1/subscriptions/sub_2',
    ]);
  });

  it('that cannot be ended is an error', async () => {
    stripe.failNext(400, { type: 'invalid_request_error', code: 'other', message: 'No' });
    await expect(payments.end('sub_1')).rejects.toThrow('No');
  });

  it('has a page for cards and invoices, which leads back', async () => {
    await payments.portalUrl('cus_1', { origin: siteUrl, locale: 'de' });
    expect(sent()).toEqual([
      [
        'POST /v1/billing_portal/sessions',
        { customer: 'cus_1', locale: 'de', return_url: 'https://app.test/de/subscriptions' },
      ],
    ]);
  });
});

it('a payment names its customer', async () => {
  expect(await payments.customerOf('pi_1')).toBe('cus_of_the_payment');
  expect(sent()).toEqual([['GET /v1/payment_intents/pi_1', {}]]);
});

describe('a refund', () => {
  it('pays a payment back once', async () => {
    await payments.refund('pi_1');
    expect(sent()).toEqual([['POST /v1/refunds', { payment_intent: 'pi_1' }]]);
    expect(stripe.requests[0]?.headers['idempotency-key']).toBe('refund pi_1');
  });

  it('of the first payment of a subscription finds the payment by its invoice', async () => {
    await payments.refund('cs_1');
    expect(sent()).toEqual([
      ['GET /v1/checkout/sessions/cs_1', {}],
      ['GET /v1/invoice_payments?invoice=in_1&status=paid', {}],
      ['POST /v1/refunds', { payment_intent: 'pi_of_the_invoice' }],
    ]);
  });
});
