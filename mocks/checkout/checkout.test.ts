import { type CheckoutRow, checkoutLifetime, type PaidPlanId } from '@verapix/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerNavigation } from '../navigation/answer';
import {
  call,
  createSeededBackend,
  type Member,
  type SeededBackend,
  testOrigin,
} from '../testing/test-backend';
import { checkoutFor, choose, createCheckoutAs, openCheckout, rowsOf } from '../testing/user-actions';

let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

const tokenOf = async (persona: Member) => (await backend.signIn(persona)).token;
const subscriptionsOf = async (token: string) =>
  (await rowsOf(backend, token)).subscriptions.map(({ plan_id, status }) => `${plan_id} ${status}`);

function configure(stripe: Record<string, unknown>): void {
  backend.store.write((draft) => {
    draft.merchantConfig = { stripe };
  });
}

describe('a new checkout', () => {
  // @spec limit.interval
  it.each([
    ['premium', { plan_name: 'Premium', amount: 30, currency: 'USD', interval: 'monthly' }],
    ['lifetime', { plan_name: 'Lifetime', amount: 250, currency: 'USD', interval: 'lifetime' }],
  ] as const)('of %s has the terms of the catalogue', async (plan, terms) => {
    const checkout = await checkoutFor(backend, await tokenOf('free'), plan);
    expect(checkout).toEqual({
      id: checkout.id,
      user_id: backend.userOf('free').id,
      plan_id: plan,
      ...terms,
      status: 'open',
      url: `${testOrigin}/sandbox/v1/checkout?checkout=${checkout.id}`,
      created_at: '2026-01-15T12:00:00.000Z',
      expires_at: '2026-01-15T12:30:00.000Z',
    });
  });

  it('takes only the plan from the request', async () => {
    const token = await tokenOf('free');
    const body = {
      plan_id: 'premium',
      amount: 0.01,
      currency: 'XXX',
      user_id: 'x',
      status: 'paid',
      url: 'https://x',
    };
    const answer = await call(backend, 'POST', '/functions/v1/create-checkout', { token, body });
    expect(answer.body).toMatchObject({
      amount: 30,
      currency: 'USD',
      user_id: backend.userOf('free').id,
      status: 'open',
    });
  });

  it.each(['free', 'PREMIUM', 'enterprise', '', '__proto__', 'premium '])(
    'is rejected for a plan that is not for sale: %j',
    async (plan) => {
      expect(await createCheckoutAs(backend, await tokenOf('free'), plan)).toMatchObject({
        status: 400,
        body: { code: 'unknown_plan', message: 'Unknown plan selected' },
      });
    },
  );

  it.each([
    ['premium', 'premium', 'You already have an active Premium subscription.'],
    ['lifetime', 'lifetime', 'You already own Lifetime access. There is nothing left to buy.'],
    ['lifetime', 'premium', 'You already own Lifetime access. There is nothing left to buy.'],
  ] as const)('is rejected for the %s member and %s, with what they have', async (persona, plan, message) => {
    expect(await createCheckoutAs(backend, await tokenOf(persona), plan)).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed', message },
    });
  });

  it.each(['expired', 'trial', 'founder'] as const)('may be started by the %s persona', async (persona) => {
    expect((await createCheckoutAs(backend, await tokenOf(persona), 'premium')).status).toBe(200);
  });

  it('of Lifetime costs less by what is left of a month', async () => {
    const [row] = backend.store
      .read()
      .subscriptions.filter((each) => each.user_id === backend.userOf('premium').id);
    expect(row).toMatchObject({ amount: 45, current_period_end: '2026-02-04T12:00:00.000Z' });
    // 20 of the 31 days are left.
    expect((await checkoutFor(backend, await tokenOf('premium'), 'lifetime')).amount).toBe(569.97);
  });

  it('(10) is the open one of the plan, until half of its time is over', async () => {
    const token = await tokenOf('free');
    const create = async () => (await checkoutFor(backend, token, 'premium')).id;
    const first = await create();
    const together = await Promise.all(Array.from({ length: 20 }, create));
    expect(new Set([first, ...together]).size).toBe(1);
    const lifetime = await checkoutFor(backend, token, 'lifetime');
    backend.advance(checkoutLifetime / 2 + 1);
    const next = await create();
    expect(next).not.toBe(first);
    const { checkouts } = await rowsOf(backend, token);
    expect(Object.fromEntries(checkouts.map(({ id, status }) => [id, status]))).toEqual({
      [first]: 'expired',
      [next]: 'open',
      [lifetime.id]: 'open',
    });
  });

  it('(10) is one for many at once', async () => {
    const token = await tokenOf('free');
    const rows = await Promise.all(Array.from({ length: 20 }, () => checkoutFor(backend, token, 'premium')));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect((await rowsOf(backend, token)).checkouts).toHaveLength(1);
  });

  it("opens the merchant's address with the checkout's id", async () => {
    configure({ premiumCheckoutUrl: 'https://buy.stripe.com/abc?locale=en', lifetimeCheckoutUrl: '' });
    const token = await tokenOf('free');
    const { id, url } = await checkoutFor(backend, token, 'premium');
    expect(url).toBe(`https://buy.stripe.com/abc?locale=en&client_reference_id=${id}`);
    expect((await checkoutFor(backend, token, 'lifetime')).url).toContain('/sandbox/v1/checkout?');
    configure({ premiumCheckoutUrl: 'https://pay.example/premium' });
    const other = await checkoutFor(backend, token, 'premium');
    expect(other.url).toBe(`https://pay.example/premium?client_reference_id=${other.id}`);
  });

  it.each([
    'javascript:alert(1)',
    'http://buy.stripe.com/abc',
    'https://user:pass@buy.stripe.com/abc',
    'data:text/html,x',
    ' ',
    5,
    {},
  ])('is rejected if the stored address is not allowed: %j', async (premiumCheckoutUrl) => {
    configure({ premiumCheckoutUrl });
    expect(await createCheckoutAs(backend, await tokenOf('free'), 'premium')).toMatchObject({
      status: 503,
      body: { code: 'checkout_unavailable', message: 'Payment checkout URL not available' },
    });
    expect(backend.store.read().checkouts.some(({ status }) => status === 'open')).toBe(false);
  });
});

describe('the offer of an account', () => {
  const day = 24 * 60 * 60 * 1000;
  const offerOf = async (persona: Member) =>
    (await call(backend, 'POST', '/functions/v1/get-offer', { token: await tokenOf(persona), body: {} }))
      .body;
  const amountOf = async (persona: Member, plan: PaidPlanId) =>
    (await checkoutFor(backend, await tokenOf(persona), plan)).amount;

  // @spec countdown.seven limit.offer
  it('has no end before the first checkout, which starts seven days that no later one changes', async () => {
    expect(await offerOf('free')).toEqual({ ends_at: null, now: '2026-01-15T12:00:00.000Z' });
    expect(await amountOf('free', 'premium')).toBe(30);
    backend.advance(day);
    expect(await amountOf('free', 'lifetime')).toBe(250);
    expect(await offerOf('free')).toEqual({
      ends_at: '2026-01-22T12:00:00.000Z',
      now: '2026-01-16T12:00:00.000Z',
    });
  });

  it('ends: from then on the account pays the regular prices, and no other account does', async () => {
    await amountOf('free', 'premium');
    backend.advance(7 * day - 1);
    expect(await amountOf('free', 'premium')).toBe(30);
    backend.advance(1);
    expect([await amountOf('free', 'premium'), await amountOf('free', 'lifetime')]).toEqual([79.99, 599]);
    expect(await amountOf('trial', 'premium')).toBe(30);
  });

  it('has ended for a member whose first checkout was longer ago', async () => {
    expect(await offerOf('expired')).toMatchObject({ ends_at: '2025-09-14T12:00:00.000Z' });
    expect(await amountOf('expired', 'premium')).toBe(79.99);
  });

  it('is the price of a checkout that was opened just before its end, and of what it renews', async () => {
    await amountOf('free', 'premium');
    backend.advance(7 * day - 1000);
    const token = await tokenOf('free');
    const checkout = await checkoutFor(backend, token, 'premium');
    backend.advance(60_000);
    expect(String((await openCheckout(backend, checkout)).body)).toContain('$30.00 per month');
    await choose(backend, checkout, 'paid');
    const { payments, subscriptions } = await rowsOf(backend, token);
    expect(payments).toMatchObject([{ status: 'paid', amount: 30 }]);
    expect(subscriptions).toMatchObject([{ status: 'active', amount: 30 }]);
    backend.advance(40 * day);
    expect((await rowsOf(backend, await tokenOf('free'))).subscriptions).toMatchObject([
      { status: 'active', amount: 30 },
    ]);
  });

  it('does not come back with a checkout that has expired', async () => {
    const checkout = await checkoutFor(backend, await tokenOf('free'), 'premium');
    backend.advance(7 * day);
    expect((await openCheckout(backend, checkout)).status).toBe(410);
    expect(await amountOf('free', 'premium')).toBe(79.99);
  });
});

describe('the sandbox page', () => {
  it('says that no money moves, and shows the price', async () => {
    const checkout = await checkoutFor(backend, await tokenOf('free'), 'premium');
    const { status, body, headers } = await openCheckout(backend, checkout);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('Sandbox checkout: no money moves.');
    expect(body).toContain('never asks for a real card number');
    expect(body).toContain('Verapix Premium');
    expect(body).toContain('$30.00 per month');
    expect(body).toContain('href="https://app.test/pricing"');
    expect(body).not.toMatch(/type="(text|tel|number)"|autocomplete|<script/);
  });

  it('labels every choice', async () => {
    const checkout = await checkoutFor(backend, await tokenOf('free'), 'premium');
    const body = String((await openCheckout(backend, checkout)).body);
    const ids = [...body.matchAll(/<input [^>]*id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(4);
    for (const id of ids) expect(body).toContain(`<label for="${id}">`);
  });

  it('escapes HTML', async () => {
    const attack = '"><img src=x onerror=alert(1)>';
    const checkout = await checkoutFor(backend, await tokenOf('free'), 'premium');
    backend.store.write((draft) => {
      for (const row of draft.checkouts) row.plan_name = attack;
    });
    const { body } = await openCheckout(backend, { url: `${checkout.url}&x=${encodeURIComponent(attack)}` });
    expect(body).not.toContain('<img');
    expect(body).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each(['', '?checkout=', '?checkout=00000000-0000-4000-8000-999999999999', '?checkout=%00<b>'])(
    'knows no checkout of an address that was made up: %s',
    async (query) => {
      const answer = await call(backend, 'GET', `/sandbox/v1/checkout${query}`);
      expect(answer.status).toBe(404);
      expect(answer.body).toContain('This checkout doesn’t exist');
    },
  );

  it("does not show a checkout on the merchant's page", async () => {
    configure({ premiumCheckoutUrl: 'https://buy.stripe.com/abc' });
    const { id } = await checkoutFor(backend, await tokenOf('free'), 'premium');
    expect((await call(backend, 'GET', `/sandbox/v1/checkout?checkout=${id}`)).status).toBe(404);
  });

  it('works in the page of a static host, with a trailing slash', async () => {
    const { id, url } = await checkoutFor(backend, await tokenOf('free'), 'premium');
    const asked = `${testOrigin}/sandbox/v1/checkout/?checkout=${id}#top`;
    const shown = await answerNavigation(backend, new Request(asked));
    const action = `/sandbox/v1/checkout?checkout=${id}`;
    expect(shown).toMatchObject({ kind: 'page', html: expect.stringContaining(`action="${action}"`) });
    const body = new URLSearchParams({ outcome: 'abandoned' });
    expect(await answerNavigation(backend, new Request(asked, { method: 'POST', body }))).toEqual({
      kind: 'redirect',
      to: url,
    });
  });

  it('asks for a choice if none was made', async () => {
    const checkout = await checkoutFor(backend, await tokenOf('free'), 'premium');
    for (const outcome of ['', 'free', '__proto__']) {
      const answer = await choose(backend, checkout, outcome);
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('Choose a test card first.');
    }
    expect((await openCheckout(backend, checkout)).status).toBe(200);
  });

  it('can be paid until it expires, and then says so', async () => {
    const token = await tokenOf('free');
    const checkout = await checkoutFor(backend, token, 'premium');
    backend.advance(checkoutLifetime - 1);
    expect((await openCheckout(backend, checkout)).status).toBe(200);
    backend.advance(1);
    const answer = await choose(backend, checkout, 'paid');
    expect(answer.status).toBe(410);
    expect(answer.body).toContain('This checkout has expired');
    expect(await rowsOf(backend, token)).toMatchObject({
      checkouts: [{ status: 'expired' }],
      payments: [],
      subscriptions: [],
    });
  });

  it.each(['paid', 'declined', 'paid-late', 'paid-twice', 'abandoned'])(
    'accepts one choice: none after %s',
    async (outcome) => {
      const token = await tokenOf('free');
      const checkout = await checkoutFor(backend, token, 'premium');
      const answers = await Promise.all([
        choose(backend, checkout, outcome),
        choose(backend, checkout, 'paid'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([303, 410]);
      expect((await openCheckout(backend, checkout)).status).toBe(410);
      expect((await choose(backend, checkout, 'paid')).status).toBe(410);
    },
  );
});

describe('after the sandbox page', () => {
  /** Submits an outcome. Returns the address of the redirect. */
  async function pay(token: string, outcome: string, plan: 'premium' | 'lifetime' = 'premium') {
    const checkout = await checkoutFor(backend, token, plan);
    const answer = await choose(backend, checkout, outcome);
    expect(answer.status).toBe(303);
    return { checkout, to: answer.headers.get('Location') };
  }

  it('a payment creates the subscription and redirects to the success page', async () => {
    const token = await tokenOf('free');
    const { checkout, to } = await pay(token, 'paid');
    expect(to).toBe(`https://app.test/payment/success?planName=Premium&checkout=${checkout.id}`);
    const terms = { plan_id: 'premium', amount: 30, currency: 'USD', interval: 'monthly' };
    expect(await rowsOf(backend, token)).toMatchObject({
      checkouts: [{ id: checkout.id, status: 'paid' }],
      payments: [
        {
          ...terms,
          checkout_id: checkout.id,
          status: 'paid',
          transaction_id: expect.stringMatching(/^pi_sandbox_\w+$/),
        },
      ],
      subscriptions: [
        {
          ...terms,
          status: 'active',
          created_at: '2026-01-15T12:00:00+00:00',
          current_period_end: '2026-02-15T12:00:00+00:00',
        },
      ],
    });
  });

  it('a lifetime purchase has no end and cancels the monthly subscription', async () => {
    const token = await tokenOf('premium');
    await pay(token, 'paid', 'lifetime');
    const { subscriptions } = await rowsOf(backend, token);
    expect(subscriptions).toMatchObject([
      { plan_id: 'lifetime', status: 'active', current_period_end: null, amount: 569.97 },
      { plan_id: 'premium', status: 'canceled', canceled_at: '2026-01-15T12:00:00+00:00' },
    ]);
  });

  it('a declined card redirects to the error page and creates nothing', async () => {
    const token = await tokenOf('free');
    const { to } = await pay(token, 'declined');
    const address = new URL(to ?? '');
    expect(address.origin + address.pathname).toBe('https://app.test/payment/error');
    expect(address.searchParams.get('message')).toBe('Your card was declined. Nothing was charged.');
    expect(await rowsOf(backend, token)).toMatchObject({
      checkouts: [{ status: 'declined' }],
      payments: [{ status: 'declined' }],
      subscriptions: [],
    });
  });

  it('from a German page is in German, and leads back to German pages', async () => {
    const token = await tokenOf('free');
    const body = { plan_id: 'premium', locale: 'de' };
    const answer = await call(backend, 'POST', '/functions/v1/create-checkout', { token, body });
    const checkout = answer.body as CheckoutRow;
    const page = String((await openCheckout(backend, checkout)).body);
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('30,00\u00a0$ im Monat');
    expect(page).toContain('href="https://app.test/de/pricing"');
    const { headers } = await choose(backend, checkout, 'paid');
    expect(headers.get('Location')).toContain('https://app.test/de/payment/success?');
  });

  it('an abandoned checkout ends unpaid', async () => {
    const token = await tokenOf('free');
    const { checkout, to } = await pay(token, 'abandoned');
    expect(to).toBe(checkout.url);
    expect((await openCheckout(backend, checkout)).body).toContain('This checkout has expired');
    expect(await rowsOf(backend, token)).toMatchObject({ checkouts: [{ status: 'expired' }], payments: [] });
  });

  it('a late payment is processing first, and then paid', async () => {
    const token = await tokenOf('free');
    await pay(token, 'paid-late');
    backend.advance(4999);
    expect(await rowsOf(backend, token)).toMatchObject({
      checkouts: [{ status: 'processing' }],
      payments: [],
      subscriptions: [],
    });
    backend.advance(1);
    expect(await rowsOf(backend, token)).toMatchObject({
      checkouts: [{ status: 'paid' }],
      payments: [{ status: 'paid' }],
      subscriptions: [{ status: 'active' }],
    });
    expect(backend.store.read().pendingEvents).toEqual([]);
  });

  it('a payment that is reported twice and out of order counts once', async () => {
    const token = await tokenOf('free');
    await pay(token, 'paid-twice');
    const first = await rowsOf(backend, token);
    expect(first).toMatchObject({
      checkouts: [{ status: 'paid' }],
      payments: [{ status: 'paid' }],
      subscriptions: [{ status: 'active' }],
    });
    backend.advance(60_000);
    expect(await rowsOf(backend, token)).toEqual(first);
    expect(backend.store.read().pendingEvents).toEqual([]);
  });

  it('another tab has the same checkout, which is paid once', async () => {
    const token = await tokenOf('free');
    const [one, other] = [
      await checkoutFor(backend, token, 'premium'),
      await checkoutFor(backend, token, 'premium'),
    ];
    expect(other).toEqual(one);
    await choose(backend, one, 'paid');
    backend.advance(5000);
    await choose(backend, other, 'paid');
    const { payments } = await rowsOf(backend, token);
    expect(payments.map(({ checkout_id, status }) => [checkout_id, status])).toEqual([[one.id, 'paid']]);
    expect(await subscriptionsOf(token)).toEqual(['premium active']);
  });

  it('a user may cancel, and buy again when the paid period is over', async () => {
    let token = await tokenOf('free');
    await pay(token, 'paid');
    const [{ id = '' } = {}] = (await rowsOf(backend, token)).subscriptions;
    const body = { subscription_id: id };
    await call(backend, 'POST', '/functions/v1/cancel-subscription', { token, body });
    expect(await createCheckoutAs(backend, token, 'premium')).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed', message: expect.stringContaining('undo the cancellation') },
    });
    backend.advance(32 * 24 * 3_600_000);
    token = await tokenOf('free');
    await pay(token, 'paid');
    expect((await subscriptionsOf(token)).sort()).toEqual(['premium active', 'premium expired']);
    const { payments } = await rowsOf(backend, token);
    expect(payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('other users see neither the checkout nor the payment', async () => {
    await pay(await tokenOf('free'), 'paid');
    const other = await rowsOf(backend, await tokenOf('trial'));
    expect(other).toMatchObject({ checkouts: [], payments: [] });
  });

  it('a payment for an account that was deleted changes nothing', async () => {
    const token = await tokenOf('free');
    const { id } = backend.userOf('free');
    await pay(token, 'paid-late');
    await call(backend, 'POST', '/functions/v1/delete-account', { token, body: {} });
    const before = backend.store.read().subscriptions;
    backend.advance(5000);
    await call(backend, 'GET', '/auth/v1/settings');
    const { pendingEvents, payments, subscriptions } = backend.store.read();
    expect(pendingEvents).toEqual([]);
    expect(payments.filter(({ user_id }) => user_id === id)).toEqual([]);
    expect(subscriptions).toEqual(before);
  });
});

it('shows paying personas their payment', async () => {
  for (const persona of ['premium', 'lifetime', 'canceled', 'expired'] as const) {
    const { payments, subscriptions, checkouts } = await rowsOf(backend, await tokenOf(persona));
    expect(payments).toMatchObject([{ status: 'paid', amount: subscriptions[0]?.amount }]);
    expect(payments[0]?.checkout_id).toBe(checkouts[0]?.id);
  }
});
