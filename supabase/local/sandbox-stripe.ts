import { catalogueLocaleOf } from '@verapix/messages/locale';
import type { Payments } from '@verapix/server/ports';
import { json } from '@verapix/server/http/responses';

/**
 * Answers our requests to Stripe by asking the sandbox: sessions are its pages, and what happens to a subscription comes
 * back as its events.
 */
export function answerStripe(payments: Payments, origin: string) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const fields = new URLSearchParams(await request.text());
    const from = { origin, locale: catalogueLocaleOf(fields.get('locale')) };
    const subscription = /^\/v1\/subscriptions\/([^/]+)$/.exec(pathname)?.[1];
    if (pathname === '/v1/checkout/sessions') {
      const id = fields.get('client_reference_id') ?? '';
      const checkout = { id, userId: '', planId: 'premium', amount: 0, ...from } as const;
      return json(200, {
        id: `cs_sandbox_${id}`,
        object: 'checkout.session',
        url: await payments.checkoutUrl(checkout),
      });
    }
    if (pathname === '/v1/billing_portal/sessions') {
      const url = await payments.portalUrl(fields.get('customer') ?? '', from);
      return json(200, { id: 'bps_sandbox', object: 'billing_portal.session', url });
    }
    if (subscription && request.method === 'DELETE') await payments.end(subscription);
    else if (subscription)
      await payments.setRenewal(subscription, fields.get('cancel_at_period_end') !== 'true');
    else if (pathname.startsWith('/v1/payment_intents/')) return json(200, { customer: null });
    else if (pathname === '/v1/refunds') await payments.refund(fields.get('payment_intent') ?? '');
    else
      return json(404, {
        error: { type: 'invalid_request_error', message: `The sandbox has no ${pathname}.` },
      });
    return json(200, { id: subscription ?? 're_sandbox', object: 'object' });
  };
}
