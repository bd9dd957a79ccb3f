import { checkoutLifetime, currency, type PaidPlanId, plans } from '@verapix/domain';
import Stripe from 'stripe';
import { inCents } from '../billing/provider-event';
import { planTerms } from '../billing/subscriptions';
import { HttpError } from '../http/http-error';
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
  });
}

/** Name, price and period of a plan, from the catalogue: nothing has to be set up at Stripe. */
function lineItem(plan: PaidPlanId): Stripe.Checkout.SessionCreateParams.LineItem {
  const { amount, plan_name, interval } = planTerms(plan);
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

/** The session of a checkout. Our row's id comes back in every event, as reference and in the metadata. */
function sessionOf(
  { id, planId }: NewCheckout,
  { now, siteUrl }: Pick<StripeOptions, 'now' | 'siteUrl'>,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { checkout_id: id, plan_id: planId };
  const query = new URLSearchParams({ planName: plans[planId].title, checkout: id });
  const isOnce = planTerms(planId).interval === 'lifetime';
  return {
    client_reference_id: id,
    line_items: [lineItem(planId)],
    metadata,
    // Stripe accepts 30 minutes at least, counted when the request arrives.
    expires_at: Math.ceil((now() + checkoutLifetime) / 1000) + 60,
    success_url: `${siteUrl}/payment/success?${query}`,
    cancel_url: `${siteUrl}/pricing`,
    ...(isOnce
      ? { mode: 'payment', payment_intent_data: { metadata } }
      : { mode: 'subscription', subscription_data: { metadata } }),
  };
}

/** Payments by Stripe's hosted checkout. */
export function createStripePayments({
  secretKey,
  webhookSecret,
  apiUrl,
  ...environment
}: StripeOptions): Payments {
  const stripe = secretKey === undefined ? undefined : createClient(secretKey, apiUrl);
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
  };
}
