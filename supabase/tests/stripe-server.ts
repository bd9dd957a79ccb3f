import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';

/** A request that the server received. */
interface StripeRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** The form's fields, for example `line_items[0][quantity]`. */
  fields: Record<string, string>;
}

export interface StripeServer {
  url: string;
  requests: StripeRequest[];
  /** Answers the next request with this error. */
  failNext: (status: number, error: Partial<Stripe.StripeRawError>) => void;
  stop: () => Promise<void>;
}

async function readForm(incoming: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

/** What Stripe answers, as far as we read it. */
function answerTo({ method, path, fields }: StripeRequest): object {
  if (path.startsWith('/v1/invoice_payments')) {
    const payment = { type: 'payment_intent', payment_intent: 'pi_of_the_invoice' } as const;
    return { object: 'list', data: [{ payment } satisfies Partial<Stripe.InvoicePayment>] };
  }
  if (path.startsWith('/v1/checkout/sessions')) {
    const id = `cs_test_${fields.client_reference_id}`;
    const session: Partial<Stripe.Checkout.Session> =
      method === 'GET'
        ? { invoice: 'in_1' }
        : { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` };
    return session;
  }
  if (path.startsWith('/v1/payment_intents/')) {
    return { customer: 'cus_of_the_payment' } satisfies Partial<Stripe.PaymentIntent>;
  }
  return { id: 'an_object', url: 'https://billing.stripe.com/p/session/1' };
}

/** A server that takes the requests we send to Stripe. It proves our requests, not Stripe's behaviour. */
export async function startStripe(): Promise<StripeServer> {
  const requests: StripeRequest[] = [];
  const failures: { status: number; error: object }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      fields: await readForm(incoming),
    };
    requests.push(request);
    const failure = failures.shift();
    const body = failure ? { error: failure.error } : answerTo(request);
    outgoing
      .writeHead(failure?.status ?? 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failNext: (status, error) => failures.push({ status, error }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
