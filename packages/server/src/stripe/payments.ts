import { checkoutLifetime, currency, plans } from '@verapix/domain';
import { addressPrefix, type CatalogueLocale } from '@verapix/messages/locale';
import Stripe from 'stripe';
import { inCents } from '../billing/provider-event';
import { planTerms } from '../billing/subscriptions';
import { HttpError, UnavailableError } from '../http/http-error';
import type { Environment, NewCheckout, Payments } from '../ports';

export interface StripeOptions extends Pick<Environment, 'now' | 'siteUrl'> {
  /** `sk_…`; without it, checkouts need an address that the merchant configured. */
  secretKey: string | undefined;
  /** `whsec_…` of the endpoint that receives the events. */
  webhookSecret: string;
  /** Another server than Stripe's, for tests: `http://127.0.0.1:4242`. */
  apiUrl?: string | undefined;
}

/** The client of Stripe's API. It uses `fetch`, which every server runtime has. */
function createClient(secretKey: string, apiUrl: string | undefined): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    telemetry: false,
    // Milliseconds. A request that is repeated has the same idempotency key.
    timeout: 8000,
    maxNetworkRetries: 1,
  });
}

/** Name, price and period of what is bought, from the catalogue: nothing has to be set up at Stripe. */
function lineItem({ planId, amount }: NewCheckout): Stripe.Checkout.SessionCreateParams.LineItem {
  const { plan_name, interval } = planTerms(planId);
  return {
    quantity: 1,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: inCents(amount),
      product_data: { name: `Verapix ${plan_name}` },
      ...(interval === 'monthly' && { recurring: { interval: 'month' as const } }),
    },
  };
}

/** Stripe speaks more languages than Verapix: from English pages it takes the browser's. */
const stripeLocale = (locale: CatalogueLocale) => (locale === 'en' ? 'auto' : locale);

/** The session of a checkout. Our row's id comes back in every event, as reference and in the metadata. */
function sessionOf(
  checkout: NewCheckout,
  { now, siteUrl }: Pick<StripeOptions, 'now' | 'siteUrl'>,
): Stripe.Checkout.SessionCreateParams {
  const { id, planId, locale } = checkout;
  const site = siteUrl + addressPrefix(locale);
  const metadata = { checkout_id: id, plan_id: planId };
  const query = new URLSearchParams({ planName: plans[planId].name, checkout: id });
  const isOnce = planTerms(planId).interval === 'lifetime';
  return {
    client_reference_id: id,
    line_items: [lineItem(checkout)],
    metadata,
    // Stripe accepts 30 minutes at least, counted when the request arrives.
    expires_at: Math.ceil((now() + checkoutLifetime) / 1000) + 60,
    locale: stripeLocale(locale),
    success_url: `${site}/payment/success?${query}`,
    cancel_url: `${site}/pricing`,
    ...(isOnce
      ? { mode: 'payment', payment_intent_data: { metadata } }
      : { mode: 'subscription', subscription_data: { metadata } }),
  };
}

/** A subscription that is gone has ended, which is what was asked for. */
function ignoreMissing(error: unknown): void {
  const isMissing =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
  if (!isMissing) throw error;
}

/**
 * The payment intent of a transaction. The first payment of a subscription is known by its checkout session, whose
 * invoice was paid by the intent.
 */
async function intentOf(stripe: Stripe, transactionId: string): Promise<string> {
  if (transactionId.startsWith('pi_')) return transactionId;
  const { invoice } = await stripe.checkout.sessions.retrieve(transactionId);
  const invoiceId = typeof invoice === 'string' ? invoice : invoice?.id;
  if (!invoiceId) throw new Error(`The checkout session ${transactionId} has no invoice to refund.`);
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' });
  const intent = data[0]?.payment.payment_intent;
  if (!intent) throw new Error(`The invoice ${invoiceId} was paid by no payment intent.`);
  return typeof intent === 'string' ? intent : intent.id;
}

/** Payments by Stripe's hosted checkout. */
export function createStripePayments({
  secretKey,
  webhookSecret,
  apiUrl,
  ...environment
}: StripeOptions): Payments {
  const stripe = secretKey === undefined ? undefined : createClient(secretKey, apiUrl);
  /** Asks Stripe. Rejects with an `UnavailableError` if it does not answer. */
  const ask = async <Result>(question: (client: Stripe) => Promise<Result>): Promise<Result> => {
    if (!stripe)
      throw new HttpError(501, 'not_implemented', 'This project has no key of the payment provider.');
    return question(stripe).catch((error: unknown) => {
      const isAway =
        error instanceof Stripe.errors.StripeConnectionError ||
        error instanceof Stripe.errors.StripeRateLimitError;
      throw isAway ? new UnavailableError('Stripe does not answer.', { cause: error }) : error;
    });
  };
  return {
    checkoutUrl: async (checkout) => {
      const session = await stripe?.checkout.sessions
        // A repeated request returns the same session.
        .create(sessionOf(checkout, environment), { idempotencyKey: checkout.id })
        .catch((error: unknown) => {
          console.error('Stripe created no checkout session.', error);
          return undefined;
        });
      if (session?.url) return session.url;
      throw new HttpError(503, 'checkout_unavailable', 'Payment checkout URL not available');
    },
    webhookSecret: async () => webhookSecret,
    setRenewal: async (subscriptionId, renews) => {
      await ask(({ subscriptions }) =>
        subscriptions.update(subscriptionId, { cancel_at_period_end: !renews }),
      );
    },
    end: async (subscriptionId) => {
      await ask(({ subscriptions }) => subscriptions.cancel(subscriptionId)).catch(ignoreMissing);
    },
    customerOf: async (transactionId) => {
      const { customer } = await ask(({ paymentIntents }) => paymentIntents.retrieve(transactionId));
      return typeof customer === 'object' ? (customer?.id ?? null) : customer;
    },
    refund: async (transactionId) => {
      await ask(async (client) => {
        const payment_intent = await intentOf(client, transactionId);
        await client.refunds.create({ payment_intent }, { idempotencyKey: `refund ${transactionId}` });
      });
    },
    portalUrl: async (customer, { locale }) => {
      const return_url = `${environment.siteUrl}${addressPrefix(locale)}/subscriptions`;
      const portal = { customer, locale: stripeLocale(locale), return_url };
      return (await ask(({ billingPortal }) => billingPortal.sessions.create(portal))).url;
    },
  };
}
