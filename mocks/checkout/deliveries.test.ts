import { checkoutLifetime } from '@verapix/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../create-backend';
import { createPorts } from '../ports/create-ports';
import { call, createSeededBackend, type SeededBackend } from '../testing/test-backend';
import { checkoutFor, choose, rowsOf } from '../testing/user-actions';
import { createDeliveries } from './deliveries';

let backend: SeededBackend;
let token: string;

beforeEach(async () => {
  backend = createSeededBackend();
  ({ token } = await backend.signIn('free'));
});

/** Pays late and advances the clock by five seconds, so that an event is due. */
async function letPaymentFallDue(): Promise<void> {
  await choose(backend, await checkoutFor(backend, token, 'premium'), 'paid-late');
  await call(backend, 'GET', '/auth/v1/settings');
  backend.advance(5000);
}

/** Deliveries to a webhook that answers with these statuses. */
function postTo(...statuses: number[]) {
  const seen: Request[] = [];
  const deliveries = createDeliveries(backend.options, createPorts(backend.options), async (request) => {
    seen.push(request);
    return new Response(null, { status: statuses.shift() ?? 200 });
  });
  return { seen, deliver: () => deliveries.deliverDue('https://backend.test') };
}

describe('a due event', () => {
  it('is delivered with the next request of any user after the paying tab was closed', async () => {
    await letPaymentFallDue();
    const elsewhere = createBackend(backend.options);
    await call(elsewhere, 'GET', '/rest/v1/nothing');
    expect(backend.store.read().payments.at(-1)).toMatchObject({ status: 'paid', amount: 30 });
  });

  it('is delivered before the request is answered', async () => {
    await letPaymentFallDue();
    expect((await rowsOf(backend, token)).checkouts).toMatchObject([{ status: 'paid' }]);
  });

  it('is sent to the webhook with a signature and then removed', async () => {
    await letPaymentFallDue();
    const { seen, deliver } = postTo();
    await deliver();
    await deliver();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toBe('https://backend.test/functions/v1/payment-webhook');
    expect(seen[0]?.headers.get('Stripe-Signature')).toMatch(/^t=1768478405,v1=[\da-f]{64}$/);
    expect(backend.store.read().pendingEvents).toEqual([]);
  });

  it('is sent once for simultaneous requests', async () => {
    await letPaymentFallDue();
    const { seen, deliver } = postTo();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(seen).toHaveLength(1);
  });

  it('counts once when two tabs deliver it', async () => {
    await letPaymentFallDue();
    const elsewhere = createBackend(backend.options);
    await Promise.all([rowsOf(backend, token), call(elsewhere, 'GET', '/auth/v1/settings')]);
    const { payments, subscriptions } = await rowsOf(backend, token);
    expect([payments.length, subscriptions.length]).toEqual([1, 1]);
  });

  it('is sent again after a minute when it was rejected', async () => {
    await letPaymentFallDue();
    const { seen, deliver } = postTo(500);
    await deliver();
    backend.advance(59_999);
    await deliver();
    expect(seen).toHaveLength(1);
    backend.advance(1);
    await deliver();
    expect(seen).toHaveLength(2);
    expect(backend.store.read().pendingEvents).toEqual([]);
  });

  it('is delivered after earlier events', async () => {
    const checkout = await checkoutFor(backend, token, 'premium');
    await choose(backend, checkout, 'paid-twice');
    backend.advance(2000);
    const { seen, deliver } = postTo();
    await deliver();
    const kinds = await Promise.all(seen.map(async (request) => (await request.json()).type));
    expect(kinds).toEqual([
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
    ]);
  });
});

describe('an expired checkout', () => {
  it('gets one event from the provider', async () => {
    await checkoutFor(backend, token, 'premium');
    const { seen, deliver } = postTo();
    backend.advance(checkoutLifetime - 1);
    await deliver();
    expect(seen).toHaveLength(0);
    backend.advance(1);
    await Promise.all([deliver(), deliver()]);
    expect(await seen[0]?.json()).toMatchObject({ type: 'checkout.session.expired' });
    await rowsOf(backend, token);
    expect((await rowsOf(backend, token)).checkouts).toMatchObject([{ status: 'expired' }]);
    expect(backend.store.read().handledEvents).toHaveLength(1);
  });

  it('gets no event if it was paid', async () => {
    await choose(backend, await checkoutFor(backend, token, 'premium'), 'paid');
    await rowsOf(backend, token);
    backend.advance(checkoutLifetime);
    expect((await rowsOf(backend, token)).checkouts).toMatchObject([{ status: 'paid' }]);
    expect(backend.store.read().handledEvents).toHaveLength(1);
  });
});

it('does not write to the store while nothing is due', async () => {
  const write = vi.spyOn(backend.store, 'write');
  const { seen, deliver } = postTo();
  await deliver();
  expect(seen).toHaveLength(0);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
