import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { CheckoutRow } from '@verapix/domain';
import { checkoutRow } from '@verapix/machines/test-kit';
import {
  anonKey,
  chooseOutcome,
  createSeededBackend,
  naughtyStrings,
  testOrigin,
} from '@verapix/mocks/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSignedInBackend, disposeBackends, html, json, offline, unhurried } from './backend.test-kit';
import { createCheckoutApi } from './billing-api';

type CheckoutApi = ReturnType<typeof createCheckoutApi>;

/** What the sample subscription costs. */
const premiumPrice = 45;

type Member = Parameters<ReturnType<typeof createSeededBackend>['signIn']>[0];

describe('paying on the mock backend', () => {
  let backend: ReturnType<typeof createSeededBackend>;

  beforeEach(() => {
    backend = createSeededBackend();
  });

  async function as(persona: Member): Promise<CheckoutApi> {
    const { token } = await backend.signIn(persona);
    const headers = { apikey: anonKey, Authorization: `Bearer ${token}` };
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init));
    return createCheckoutApi({
      rest: new PostgrestClient(`${testOrigin}/rest/v1`, { headers, fetch, retry: false }),
      functions: new FunctionsClient(`${testOrigin}/functions/v1`, { headers, customFetch: fetch }),
    });
  }

  async function started(api: CheckoutApi, plan: string): Promise<CheckoutRow> {
    const answer = await api.createCheckout(plan, unhurried());
    if (!answer.ok) throw new Error(answer.problem.message);
    return answer.checkout;
  }

  it('turns an open checkout into a payment', async () => {
    const api = await as('free');
    const checkout = await started(api, 'premium');
    expect(checkout).toMatchObject({ status: 'open', amount: 30, plan_name: 'Premium' });
    const open = await api.loadPayment(checkout.id, unhurried());
    expect(open).toMatchObject({ ok: true, payment: null, checkout: { id: checkout.id, status: 'open' } });
    await chooseOutcome(backend, checkout, 'paid');
    const paid = { ...(open.ok && open.checkout), status: 'paid' };
    expect(await api.loadCheckout(checkout.id, unhurried())).toEqual({ ok: true, checkout: paid });
    expect(await api.loadPayment(checkout.id, unhurried())).toMatchObject({
      ok: true,
      payment: { status: 'paid', amount: 30, transaction_id: expect.stringMatching(/^pi_/) },
      checkout: paid,
    });
  });

  it('tells when the offer ends by the server, once the first checkout has started its clock', async () => {
    const api = await as('free');
    const now = backend.options.now();
    expect(await api.loadOffer(unhurried())).toEqual({ ok: true, endsAt: null, now });
    await started(api, 'premium');
    backend.advance(1000);
    expect(await api.loadOffer(unhurried())).toEqual({
      ok: true,
      endsAt: now + 7 * 24 * 60 * 60 * 1000,
      now: now + 1000,
    });
  });

  it('returns a late payment once it has arrived', async () => {
    const api = await as('free');
    const checkout = await started(api, 'lifetime');
    await chooseOutcome(backend, checkout, 'paid-late');
    expect(await api.loadPayment(checkout.id, unhurried())).toMatchObject({
      payment: null,
      checkout: { status: 'processing' },
    });
    backend.advance(5000);
    expect(await api.loadPayment(checkout.id, unhurried())).toMatchObject({
      payment: { status: 'paid', amount: 250 },
      checkout: { status: 'paid' },
    });
  });

  it('returns the newest payment without an id, and skips declined ones', async () => {
    const api = await as('expired');
    const checkout = await started(api, 'premium');
    await chooseOutcome(backend, checkout, 'declined');
    expect(await api.loadPayment(checkout.id, unhurried())).toMatchObject({
      payment: { status: 'declined' },
    });
    expect(await api.loadPayment(null, unhurried())).toMatchObject({
      ok: true,
      payment: { status: 'paid', amount: premiumPrice },
      checkout: { status: 'paid' },
    });
  });

  it('returns null without a payment', async () => {
    const api = await as('free');
    const nothing = { ok: true, payment: null, checkout: null };
    expect(await api.loadPayment(null, unhurried())).toEqual(nothing);
  });

  it("returns null for another user's checkout and for an invented id", async () => {
    const { id } = await started(await as('free'), 'premium');
    const api = await as('trial');
    for (const asked of [id, ...naughtyStrings]) {
      expect(await api.loadCheckout(asked, unhurried())).toEqual({ ok: true, checkout: null });
      expect(await api.loadPayment(asked, unhurried())).toEqual({ ok: true, payment: null, checkout: null });
    }
  });

  it.each([
    ['free', 'enterprise', 'unknown_plan', 'Unknown plan selected'],
    ['premium', 'premium', 'already_subscribed', 'You already have an active Premium subscription.'],
  ] as const)('tells a %s user why there is no checkout of %s', async (persona, plan, code, message) => {
    const answer = await (await as(persona)).createCheckout(plan, unhurried());
    expect(answer).toEqual({ ok: false, problem: { code, message } });
  });

  it('returns that the configured address cannot be used', async () => {
    backend.store.write((draft) => {
      draft.merchantConfig = { stripe: { premiumCheckoutUrl: 'javascript:alert(1)' } };
    });
    const answer = await (await as('free')).createCheckout('premium', unhurried());
    expect(answer).toEqual({
      ok: false,
      problem: { code: 'checkout_unavailable', message: 'Payment checkout URL not available' },
    });
  });
});

describe('an invalid answer', () => {
  afterEach(disposeBackends);

  const row = checkoutRow({
    id: '00000000-0000-4000-8000-000000000001',
    created_at: '2026-01-15T12:00:00.123456+00:00',
    expires_at: '2026-01-15T12:30:00+00:00',
  });
  const create = 'POST /functions/v1/create-checkout';

  it('is distinguished from a valid one', async () => {
    const { api, server } = createSignedInBackend();
    server.on(create, () => json({ ...row, amount: '30.00' }));
    expect(await api.createCheckout('premium', unhurried())).toEqual({ ok: true, checkout: row });
  });

  it.each([
    ['a script to open', { url: 'javascript:alert(1)' }],
    ['a file to open', { url: 'file:///etc/passwd' }],
    ['no address', { url: null }],
    ['an unknown status', { status: 'almost' }],
    ['an amount that is no number', { amount: 'free' }],
    ['no number at all', { amount: '1e999' }],
    ['no id', { id: '' }],
    ['no time', { expires_at: 'soon' }],
  ])('is rejected: %s', async (_what, wrong) => {
    const { api, server } = createSignedInBackend();
    server.on(create, () => json({ ...row, ...wrong }));
    server.on('GET /rest/v1/checkouts', () => json([{ ...row, ...wrong }]));
    const problem = { ok: false, problem: { code: 'invalid_response' } };
    expect(await api.createCheckout('premium', unhurried())).toMatchObject(problem);
    expect(await api.loadCheckout(row.id, unhurried())).toMatchObject(problem);
  });

  it.each([
    [
      'a 503 of the platform',
      () => json({ code: 'BOOT_ERROR', message: 'Worker failed to boot' }, 503),
      'server_error',
    ],
    ['a 500', () => json({ code: 'oops', message: 'stack trace' }, 500), 'server_error'],
    ['a page', () => html(502), 'server_error'],
    ['no such function', () => json({ code: 'NOT_FOUND', message: 'x' }, 404), 'not_implemented'],
    ['no network', offline, 'unreachable'],
  ])('is a problem with our own message: %s', async (_what, answer, code) => {
    const { api, server } = createSignedInBackend();
    server.on(create, answer);
    expect(await api.createCheckout('premium', unhurried())).toMatchObject({ ok: false, problem: { code } });
  });
});
