import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { parseEvent } from './provider-event';
import { receiveEvent } from './receive-event';
import { isSigned, webhookSecretOf } from './signature';

/**
 * `POST /functions/v1/payment-webhook`: where the payment provider tells what happened. No user calls it: the
 * signature over the body is what counts.
 */
export async function paymentWebhook({
  bytes,
  request,
  options,
}: Pick<Call, 'bytes' | 'request' | 'options'>): Promise<Response> {
  const { store, now } = options;
  const body = await bytes();
  const signed = { secret: webhookSecretOf(store.read()), now: now() };
  if (!(await isSigned(body, request.headers.get('Stripe-Signature'), signed))) {
    throw new Refusal(400, 'invalid_signature', 'The signature of this event is not valid.');
  }
  const event = parseEvent(new TextDecoder().decode(body));
  if (!event) throw new Refusal(400, 'invalid_event', 'This is not an event of the payment provider.');
  store.write((draft) => receiveEvent(draft, event, options));
  return json(200, { received: true });
}
