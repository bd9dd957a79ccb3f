import { type CheckoutRow, type PaidPlanId, paidPlanIds } from '@verapix/domain';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, createSeededBackend, type Member, type SeededBackend } from '../testing/test-backend';
import { checkoutOf, eventOf, holdings, type Story, storyStart as start } from '../testing/payment-events';
import { checkoutFor, sendEvent } from '../testing/user-actions';
import { parseEvent } from '@verapix/server/billing/provider-event';
import { receiveEvent } from '@verapix/server/billing/webhook';
import { createPorts } from '../ports/create-ports';
import { signatureHeader } from '@verapix/server/billing/signature';

let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

const paid = (checkout: CheckoutRow) => eventOf(checkout, { kind: 'checkout.session.completed' });

describe('the signature of an event', () => {
  const nothingHappened = () => {
    const { handledEvents, subscriptions } = backend.store.read();
    expect(handledEvents).toEqual([]);
    expect(subscriptions.some(({ user_id }) => user_id === backend.userOf('free').id)).toBe(false);
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  const signed = (body: string, { secret = backend.store.read().webhookSecret, at = start } = {}) =>
    signatureHeader(bytes(body), secret, at);
  const rejected = { status: 400, body: { code: 'invalid_signature' } };

  it('accepts an event', async () => {
    const body = paid(checkoutOf(backend, 'free', 'premium'));
    expect(await sendEvent(backend, body)).toMatchObject({ status: 200, body: { received: true } });
    expect(backend.store.read().handledEvents).toHaveLength(1);
  });

  it('covers the exact body: a changed, reformatted or longer one is rejected', async () => {
    const body = paid(checkoutOf(backend, 'free', 'premium'));
    const header = await signed(body);
    const others = [
      body.replace('premium', 'lifetime'),
      body.replace('3000', '1'),
      JSON.stringify(JSON.parse(body), null, 1),
      `${body} `,
      `\ufeff${body}`,
      '',
    ];
    for (const other of others) expect(await sendEvent(backend, other, header)).toMatchObject(rejected);
    nothingHappened();
  });

  it('requires the secret: another one is rejected', async () => {
    const body = paid(checkoutOf(backend, 'free', 'premium'));
    for (const secret of ['guess', `${backend.store.read().webhookSecret} `]) {
      expect(await sendEvent(backend, body, await signed(body, { secret }))).toMatchObject(rejected);
    }
    nothingHappened();
  });

  it("requires the merchant's secret once one is configured", async () => {
    const body = paid(checkoutOf(backend, 'free', 'premium'));
    const old = await signed(body);
    backend.store.write((draft) => {
      draft.merchantConfig = { stripe: { webhookSecret: 'whsec_of_the_merchant' } };
    });
    expect(await sendEvent(backend, body, old)).toMatchObject(rejected);
    const header = await signed(body, { secret: 'whsec_of_the_merchant' });
    expect(await sendEvent(backend, body, header)).toMatchObject({ status: 200 });
  });

  it.each([-300, 300])('may be %s s from now', async (seconds) => {
    const body = paid(checkoutOf(backend, 'free', 'premium'));
    const header = await signed(body, { at: start + seconds * 1000 });
    expect(await sendEvent(backend, body, header)).toMatchObject({ status: 200 });
  });

  it.each([-301, 301])('may not be %s s from now, so an old event cannot be replayed', async (seconds) => {
    const body = paid(checkoutOf(backend, 'free', 'premium'));
    const header = await signed(body, { at: start + seconds * 1000 });
    expect(await sendEvent(backend, body, header)).toMatchObject(rejected);
    nothingHappened();
  });

  it('covers its time, which cannot be changed', async () => {
    const body = paid(checkoutOf(backend, 'free', 'premium'));
    const header = await signed(body, { at: start - 600_000 });
    const younger = header.replace(/t=\d+/, `t=${start / 1000}`);
    expect(await sendEvent(backend, body, younger)).toMatchObject(rejected);
    nothingHappened();
  });

  it('is required, and no header causes a server error', async () => {
    const body = paid(checkoutOf(backend, 'free', 'premium'));
    const header = fc.string({ unit: fc.constantFrom(...'tv10=,. abcdef') });
    await fc.assert(
      fc.asyncProperty(header, async (text) => {
        expect(await sendEvent(backend, body, text)).toMatchObject(rejected);
      }),
    );
    expect(await call(backend, 'POST', '/functions/v1/payment-webhook', { body })).toMatchObject(rejected);
  });
});

describe('a signed event', () => {
  it.each([
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '{"id":"evt_1"}',
    '{"id":"e","type":"t","created":1e99,"data":{"object":{}}}',
  ])('is rejected if it is not an event: %s', async (body) => {
    expect(await sendEvent(backend, body)).toMatchObject({ status: 400, body: { code: 'invalid_event' } });
  });

  it('of an unknown type is accepted without effect', async () => {
    const checkout = checkoutOf(backend, 'free', 'premium');
    const before = backend.store.read();
    const unknown = paid(checkout).replace(
      '"type":"checkout.session.completed"',
      '"type":"customer.created"',
    );
    expect(await sendEvent(backend, unknown)).toMatchObject({ status: 200, body: { received: true } });
    const { handledEvents, ...after } = backend.store.read();
    expect(handledEvents).toHaveLength(1);
    expect({ ...after, handledEvents: [] }).toEqual(before);
  });

  it('about money for an unknown checkout buys nothing and is stored as disputed', async () => {
    const id = '00000000-0000-4000-9000-00000000000f';
    const body = paid({ ...checkoutOf(backend, 'free', 'premium'), id });
    expect(await sendEvent(backend, body)).toMatchObject({ status: 200 });
    expect(holdings(backend, 'free')).toMatchObject({ payments: [], subscriptions: [] });
    expect(backend.store.read().disputedEvents).toMatchObject([{ checkoutId: id }]);
  });

  it.each([
    ['amount', { amount: 0.01 }],
    ['amount, by one cent', { amount: 30.01 }],
    ['currency', { currency: 'IDR' }],
    ['plan', { plan_id: 'lifetime' }],
  ])('with a wrong %s is stored as disputed and buys nothing', async (_what, lie) => {
    const checkout = checkoutOf(backend, 'free', 'premium');
    expect(await sendEvent(backend, paid({ ...checkout, ...lie }))).toMatchObject({ status: 200 });
    expect(holdings(backend, 'free')).toEqual({ checkouts: [checkout], payments: [], subscriptions: [] });
    expect(backend.store.read().disputedEvents).toMatchObject([{ checkoutId: checkout.id }]);
    const honest = eventOf(checkout, { kind: 'checkout.session.async_payment_succeeded' });
    await sendEvent(backend, honest);
    expect(holdings(backend, 'free').subscriptions).toMatchObject([{ plan_id: 'premium', amount: 30 }]);
  });

  it("without plan and intent, as from a merchant's link, is checked by its amount", async () => {
    const checkout = checkoutOf(backend, 'free', 'premium');
    const event = JSON.parse(paid(checkout));
    const { metadata: _, ...object } = { ...event.data.object, payment_intent: null, id: 'cs_1' };
    await sendEvent(backend, JSON.stringify({ ...event, data: { object } }));
    expect(holdings(backend, 'free').payments).toMatchObject([{ status: 'paid', transaction_id: 'cs_1' }]);
  });

  it('of a failure after the payment has no effect', async () => {
    const checkout = checkoutOf(backend, 'free', 'premium');
    await sendEvent(backend, paid(checkout));
    const before = holdings(backend, 'free');
    for (const kind of [
      'payment_intent.payment_failed',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
    ] as const) {
      await sendEvent(backend, eventOf(checkout, { kind, isPaid: false, after: 60 }));
    }
    expect(holdings(backend, 'free')).toEqual(before);
    expect(before.subscriptions).toMatchObject([{ status: 'active' }]);
  });
});

const kinds: readonly Story['kind'][] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
];

const story = fc.record({
  kind: fc.constantFrom(...kinds),
  isPaid: fc.boolean(),
  after: fc.nat({ max: 3 }),
  intent: fc.constantFrom('pi_1', 'pi_2'),
});

/** Events of one or two checkouts, and the order of their arrival: lost, repeated, out of order. */
const deliveries = fc
  .record({
    persona: fc.constantFrom<Member>('free', 'premium', 'canceled', 'lifetime'),
    checkouts: fc.array(
      fc.record({
        plan: fc.constantFrom(...paidPlanIds),
        stories: fc.array(story, { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .chain(({ persona, checkouts }) => {
    const all = checkouts.flatMap(({ stories }, index) => stories.map((each) => ({ index, each })));
    return fc.record({
      persona: fc.constant(persona),
      plans: fc.constant(checkouts.map(({ plan }) => plan)),
      inOrder: fc.constant(all),
      attempts: fc.array(fc.constantFrom(...all), { maxLength: 12 }),
      // Lost events are sent again at the end.
      redelivered: fc.shuffledSubarray(all, { minLength: all.length }),
    });
  });

type Sequence = readonly { index: number; each: Story }[];

/** A new backend with the checkouts, and the bodies of the events. */
function reported(persona: Member, wanted: readonly PaidPlanId[], sequence: Sequence) {
  const target = createSeededBackend();
  const rows = wanted.map((plan, index) => checkoutOf(target, persona, plan, index + 1));
  const bodies = sequence.flatMap(({ index, each }) =>
    // Each checkout has payments of its own.
    rows
      .slice(index, index + 1)
      .map((row) => eventOf(row, { ...each, intent: `${each.intent ?? 'pi_1'}_${index}` })),
  );
  return { target, bodies };
}

/** Applies events without their signatures, which is fast enough for many runs. */
async function outcomeOf(persona: Member, wanted: readonly PaidPlanId[], sequence: Sequence) {
  const { target, bodies } = reported(persona, wanted, sequence);
  const ports = createPorts(target.options);
  for (const body of bodies) {
    const event = parseEvent(body);
    if (!event) throw new Error('This is no event.');
    await receiveEvent(event, ports);
  }
  return holdings(target, persona);
}

describe('events of one or two checkouts in any order', () => {
  it('lead to the same payments and subscriptions, even if repeated or lost and resent', async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ persona, plans: wanted, inOrder, attempts, redelivered }) => {
        const expected = await outcomeOf(persona, wanted, inOrder);
        expect(await outcomeOf(persona, wanted, [...attempts, ...redelivered])).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('refund the month when Lifetime and a month are paid in the same second', async () => {
    const month = { index: 0, each: { kind: 'checkout.session.completed' } } as const;
    const lifetime = { index: 1, each: { kind: 'checkout.session.completed' } } as const;
    const [one, other] = await Promise.all(
      [
        [month, lifetime],
        [lifetime, month],
      ].map((sequence) => outcomeOf('premium', ['premium', 'lifetime'], sequence)),
    );
    expect(one).toEqual(other);
    expect(one?.subscriptions.map(({ plan_id, status }) => `${plan_id} ${status}`).sort()).toEqual([
      'lifetime active',
      'premium canceled',
    ]);
  });

  it('lead to the same through the webhook itself, if one payment has one time', async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ persona, plans: wanted, inOrder, redelivered }) => {
        // The webhook refunds at once, for good: a payment must not turn out later to be older than another.
        const timed = (sequence: Sequence): Sequence =>
          sequence.map(({ index, each }) => ({ index, each: { ...each, after: index } }));
        const { target, bodies } = reported(persona, wanted, timed(redelivered));
        for (const body of bodies) expect((await sendEvent(target, body)).status).toBe(200);
        expect(holdings(target, persona)).toEqual(await outcomeOf(persona, wanted, timed(inOrder)));
      }),
      { numRuns: 15 },
    );
  });

  it('never give a plan twice, charge for an owned plan, or give an unpaid plan', async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ persona, plans: wanted, redelivered }) => {
        const given = holdings(createSeededBackend(), persona);
        const { payments, subscriptions, checkouts } = await outcomeOf(persona, wanted, redelivered);
        const having = (rows: readonly { status: string }[], ...statuses: string[]) =>
          rows.filter(({ status }) => statuses.includes(status)).length;
        expect(having(subscriptions, 'active')).toBeLessThanOrEqual(1);
        const bought = having(payments, 'paid') - having(given.payments, 'paid');
        expect(subscriptions.length - given.subscriptions.length).toBe(bought);
        expect(having(payments, 'paid', 'refunded')).toBe(having(checkouts, 'paid'));
      }),
      { numRuns: 100 },
    );
  });
});

describe("a payment on a page of the merchant's own", () => {
  const page = (url: string, plan: PaidPlanId = 'premium', buyer: Member = 'free'): CheckoutRow => {
    const row = checkoutOf(backend, buyer, plan);
    const own = { ...row, url: `${url}?client_reference_id=${row.id}` };
    backend.store.write(({ checkouts }) => checkouts.splice(checkouts.length - 1, 1, own));
    return own;
  };
  /** The event of a session with another total than that of the checkout. */
  const totalled = (checkout: CheckoutRow, total: object) => {
    const event = JSON.parse(paid(checkout)) as { data: { object: object } };
    return JSON.stringify({ ...event, data: { object: { ...event.data.object, ...total } } });
  };
  const price = { amount: 30, currency: 'USD' };
  const bought = () => {
    const { payments, subscriptions } = holdings(backend, 'free');
    return [payments, subscriptions].map(
      ([row]) => row && [row.plan_id, row.amount, row.currency, row.status],
    );
  };

  it.each([
    ['with tax', { amount_total: 3570 }, 35.7, 'USD', false],
    ['at its price', {}, 30, 'USD', false],
    ['with a coupon', { amount_total: 2400 }, 24, 'USD', true],
    [
      'with a coupon for all of it',
      { amount_total: 0, payment_status: 'no_payment_required' },
      0,
      'USD',
      true,
    ],
    ['in another currency', { amount_total: 3000, currency: 'eur' }, 30, 'EUR', true],
    ['in a currency without cents', { amount_total: 4500, currency: 'jpy' }, 4500, 'JPY', true],
    ['in a currency with thousandths', { amount_total: 9240, currency: 'kwd' }, 9.24, 'KWD', true],
    ['for another plan, by its metadata', { metadata: { plan_id: 'lifetime' } }, 30, 'USD', false],
  ])('%s gives the plan, and is stored as it was paid', async (_, total, amount, currency, isListed) => {
    const checkout = page('https://buy.stripe.com/premium');
    await sendEvent(backend, totalled(checkout, total));
    expect(bought()).toEqual([
      ['premium', amount, currency, 'paid'],
      ['premium', amount, currency, 'active'],
    ]);
    const listed = backend.store.read().disputedEvents;
    expect(listed.map(({ checkoutId, reported }) => [checkoutId, JSON.parse(reported)])).toEqual(
      isListed
        ? [
            [
              checkout.id,
              {
                kind: 'lower-amount',
                plan_id: 'premium',
                price,
                paid: { amount, currency },
                transactionId: expect.any(String),
              },
            ],
          ]
        : [],
    );
  });

  it.each([
    ['no total', { amount_total: null }],
    ['no currency', { currency: null }],
    ['a negative total', { amount_total: -1 }],
    ['a currency that is none', { currency: 'dollars' }],
  ])('with %s buys nothing and is stored as disputed', async (_, total) => {
    const checkout = page('https://pay.example/premium');
    await sendEvent(backend, totalled(checkout, total));
    expect(bought()).toEqual([undefined, undefined]);
    expect(backend.store.read().disputedEvents).toMatchObject([{ checkoutId: checkout.id }]);
  });

  const inboxOf = async (persona: Member) => {
    const { token } = await backend.signIn(persona);
    return call(backend, 'POST', '/functions/v1/get-inbox', { token, body: {} });
  };

  it('below the price is in the inbox of the founder', async () => {
    const checkout = page('https://buy.stripe.com/premium');
    await sendEvent(backend, totalled(checkout, { amount_total: 2400 }));
    const payment = {
      reason: 'lower-amount',
      plan_id: 'premium',
      price,
      amount: { amount: 24, currency: 'USD' },
      references: expect.arrayContaining([checkout.id]),
      received_at: '2026-01-15T12:00:00.000Z',
    };
    expect(await inboxOf('founder')).toMatchObject({ status: 200, body: { payments: [payment] } });
    expect((await inboxOf('premium')).status).toBe(403);
  });

  it('for Lifetime puts what was left of a paid month into the inbox, once', async () => {
    const checkout = page('https://buy.stripe.com/lifetime', 'lifetime', 'premium');
    await sendEvent(backend, totalled(checkout, { amount_total: 25_000 }));
    await sendEvent(backend, totalled(checkout, { amount_total: 25_000, payment_intent: 'pi_again' }));
    const { body } = await inboxOf('founder');
    expect(body).toMatchObject({
      payments: [
        { reason: 'credit', plan_id: 'lifetime', amount: { amount: expect.any(Number), currency: 'USD' } },
      ],
    });
    const [{ amount } = { amount: { amount: 0 } }] = (body as { payments: { amount: { amount: number } }[] })
      .payments;
    expect(amount.amount).toBeGreaterThan(0);
    expect(amount.amount).toBeLessThanOrEqual(30);
  });

  it('takes no other total for a checkout on another page', async () => {
    const checkout = checkoutOf(backend, 'free', 'premium');
    await sendEvent(backend, totalled(checkout, { amount_total: 3570 }));
    expect(bought()).toEqual([undefined, undefined]);
  });

  it('in another currency takes nothing off Lifetime', async () => {
    await sendEvent(
      backend,
      totalled(page('https://buy.stripe.com/premium'), { amount_total: 450_000, currency: 'jpy' }),
    );
    const { token } = await backend.signIn('free');
    expect((await checkoutFor(backend, token, 'lifetime')).amount).toBe(250);
  });
});

describe('a subscription that was canceled meanwhile', () => {
  it('stays canceled when an earlier payment arrives', async () => {
    const [first, second] = [
      checkoutOf(backend, 'free', 'premium', 1),
      checkoutOf(backend, 'free', 'premium', 2),
    ];
    await sendEvent(backend, eventOf(second, { kind: 'checkout.session.completed', after: 2 }));
    backend.advance(10_000);
    const { token } = await backend.signIn('free');
    const id = backend.store.read().subscriptions.at(-1)?.id;
    const body = { subscription_id: id };
    await call(backend, 'POST', '/functions/v1/cancel-subscription', { token, body });
    await sendEvent(backend, eventOf(first, { kind: 'checkout.session.completed', after: 1 }));
    expect(holdings(backend, 'free')).toMatchObject({
      payments: [{ status: 'paid' }, { status: 'refunded' }],
      subscriptions: [{ status: 'canceled', canceled_at: '2026-01-15T12:00:10.000Z' }],
    });
  });
});
