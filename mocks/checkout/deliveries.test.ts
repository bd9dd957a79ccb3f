import { checkoutLifetime } from '@verapix/facts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../create-backend';
import { call } from '../testing/call';
import { createSeededBackend, type SeededBackend } from '../testing/create-seeded-backend';
import { checkoutFor, choose, rowsOf } from '../testing/purchases';
import { createDeliveries } from './deliveries';

let backend: SeededBackend;
let token: string;

beforeEach(async () => {
  backend = createSeededBackend();
  ({ token } = await backend.signIn('free'));
});

/** Pays late, so that an event is due in five seconds, and lets them pass. */
async function letPaymentFallDue(): Promise<void> {
  await choose(backend, await checkoutFor(backend, token, 'premium'), 'paid-late');
  await call(backend, 'GET', '/auth/v1/settings');
  backend.advance(5000);
}

/** The provider's post before a webhook that answers with these statuses. */
function postTo(...statuses: number[]) {
  const seen: Request[] = [];
  const deliveries = createDeliveries(backend.options, async (request) => {
    seen.push(request);
    return new Response(null, { status: statuses.shift() ?? 200 });
  });
  return { seen, deliver: () => deliveries.deliverDue('https://backend.test') };
}

describe('an event that is due', () => {
  it('comes with whatever request is next, of whomever, when the tab that paid is gone', async () => {
    await letPaymentFallDue();
    const elsewhere = createBackend(backend.options);
    await call(elsewhere, 'GET', '/rest/v1/nothing');
    expect(backend.store.read().payments.at(-1)).toMatchObject({ status: 'paid', amount: 30 });
  });

  it('is there before the request is answered', async () => {
    await letPaymentFallDue();
    expect((await rowsOf(backend, token)).checkouts).toMatchObject([{ status: 'paid' }]);
  });

  it('is posted to the webhook, signed, and forgotten', async () => {
    await letPaymentFallDue();
    const { seen, deliver } = postTo();
    await deliver();
    await deliver();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toBe('https://backend.test/functions/v1/payment-webhook');
    expect(seen[0]?.headers.get('Stripe-Signature')).toMatch(/^t=1768478405,v1=[\da-f]{64}$/);
    expect(backend.store.read().undelivered).toEqual([]);
  });

  it('is posted once when many requests come at once', async () => {
    await letPaymentFallDue();
    const { seen, deliver } = postTo();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(seen).toHaveLength(1);
  });

  it('counts once when two tabs deliver it at once', async () => {
    await letPaymentFallDue();
    const elsewhere = createBackend(backend.options);
    await Promise.all([rowsOf(backend, token), call(elsewhere, 'GET', '/auth/v1/settings')]);
    const { payments, subscriptions } = await rowsOf(backend, token);
    expect([payments.length, subscriptions.length]).toEqual([1, 1]);
  });

  it('is sent again a minute later when it was not taken, and none is lost', async () => {
    await letPaymentFallDue();
    const { seen, deliver } = postTo(500);
    await deliver();
    backend.advance(59_999);
    await deliver();
    expect(seen).toHaveLength(1);
    backend.advance(1);
    await deliver();
    expect(seen).toHaveLength(2);
    expect(backend.store.read().undelivered).toEqual([]);
  });

  it('comes after those that were due before', async () => {
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

describe('a checkout whose time is over', () => {
  it('expires by an event of the provider, once', async () => {
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

  it('is left alone once it was paid', async () => {
    await choose(backend, await checkoutFor(backend, token, 'premium'), 'paid');
    await rowsOf(backend, token);
    backend.advance(checkoutLifetime);
    expect((await rowsOf(backend, token)).checkouts).toMatchObject([{ status: 'paid' }]);
    expect(backend.store.read().handledEvents).toHaveLength(1);
  });
});

it('changes nothing in the store while nothing is due', async () => {
  const write = vi.spyOn(backend.store, 'write');
  const { seen, deliver } = postTo();
  await deliver();
  expect(seen).toHaveLength(0);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
