import type { PaidPlanId } from '@verapix/domain';
import { type CheckoutSnapshot, checkoutMachine, type OfferSnapshot, offerMachine } from '@verapix/machines';
import { checkoutRow } from '@verapix/machines/test-kit';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { checkoutPath } from '../../lib/checkout-path';
import { CheckoutView } from './CheckoutPage';
import { readCheckoutQuery } from './checkout-query';

const send = fn();
const hour = 60 * 60 * 1000;
const now = () => 0;

/** When the offer ends, by its state; undefined while it is not known. */
const ends: Partial<Record<OfferSnapshot['value'], number | null>> = {
  open: null,
  running: 6 * 24 * hour + 23 * hour + 59 * 60_000,
  over: 0,
};

const offerIn = (value: OfferSnapshot['value']) =>
  offerMachine.resolveState({
    value,
    context: { userId: value === 'signedOut' ? null : 'ada', endsAt: ends[value], ahead: 0, now },
  });

const rows = {
  premium: checkoutRow({ url: 'https://app.example/sandbox/v1/checkout?checkout=checkout-1' }),
  lifetime: checkoutRow({
    plan_id: 'lifetime',
    plan_name: 'Lifetime',
    amount: 250,
    interval: 'lifetime',
    url: 'https://buy.stripe.com/lifetime?client_reference_id=checkout-1',
  }),
};

type Context = CheckoutSnapshot['context'];

/** The query of the pricing page's link to a plan. */
const queryOf = (planId: PaidPlanId) => checkoutPath(planId).replace(/^[^?]*/, '');

interface Shown {
  context?: Partial<Context>;
  planId?: PaidPlanId;
  /** Default: the query of the pricing page's link. */
  search?: string;
  offer?: OfferSnapshot['value'];
}

/** The view in one state of its machine. */
function inState(
  value: CheckoutSnapshot['value'],
  { context, planId = 'premium', search = queryOf(planId), offer = 'running' }: Shown = {},
) {
  const query = readCheckoutQuery(search);
  const snapshot = checkoutMachine.resolveState({
    value,
    context: {
      request: query.request,
      returnTo: '/payment',
      userId: 'ada',
      planId: 'free',
      checkout: rows[planId],
      opener: 'page',
      problem: undefined,
      readingFailed: false,
      ...context,
    },
  });
  return (
    <StoryActor snapshot={offerIn(offer)} send={send}>
      {(offer) => (
        <StoryActor snapshot={snapshot} send={send}>
          {(checkout) => <CheckoutView {...checkout} {...{ query, offer }} />}
        </StoryActor>
      )}
    </StoryActor>
  );
}

type Progress = Extract<CheckoutSnapshot['value'], object>['started']['progress'];

const started = (progress: Progress, shown: Shown = {}, polling: 'waiting' | 'reading' = 'waiting') =>
  inState({ started: { progress, polling } }, shown);

const meta = preview.meta({
  title: 'Pages/Payment/Checkout',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/payment' },
});

type Canvas = ReturnType<typeof within>;

/** The button that pays sends one event, by keyboard. */
async function playPay({ canvas }: { canvas: Canvas }, name: string) {
  canvas.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(send.mock.calls).toEqual([[{ type: 'pay.requested' }]]);
}

export const CheckingSession = meta.story({
  parameters: { spec: ['checkout.states'], states: ['checkout.checkingSession', 'offer.running'] },
  render: () => inState('checkingSession', { context: { checkout: undefined } }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await userEvent.click(button);
    await expect(send).not.toHaveBeenCalled();
  },
});

export const SignInRequired = meta.story({
  parameters: {
    spec: ['checkout.states'],
    states: ['checkout.signInRequired'],
    chromatic: { disableSnapshot: true },
  },
  render: () => inState('signInRequired'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please log in to complete the purchase.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Opened from the support chat: an address without a plan. */
export const Invalid = meta.story({
  parameters: { spec: ['checkout.valid'], states: ['checkout.invalid'] },
  render: () => inState('invalid', { search: '' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a plan to pay for' });
    await expect(canvas.getByRole('link', { name: 'Premium' })).toHaveAttribute(
      'href',
      '/payment?planId=premium&planName=Premium&amount=30&currency=USD&interval=monthly',
    );
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const UnknownPlan = meta.story({
  parameters: { spec: ['checkout.unknown', 'error.checkout-plan'], states: ['checkout.unknownPlan'] },
  render: () => inState('unknownPlan', { search: '?planId=gold&planName=Gold&amount=1' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unknown plan selected' });
    await expect(canvas.queryByText('Gold')).toBeNull();
  },
});

export const Creating = meta.story({
  parameters: { states: ['checkout.creating'], chromatic: { disableSnapshot: true } },
  render: () => inState('creating', { context: { checkout: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible();
  },
});

export const Resuming = meta.story({
  parameters: { states: ['checkout.resuming'], chromatic: { disableSnapshot: true } },
  render: () => inState('resuming', { context: { checkout: undefined } }),
});

export const RedirectDue = meta.story({
  parameters: {
    spec: [
      'limit.refund',
      'checkout.shows',
      'checkout.badge',
      'checkout.regular',
      'countdown.seven',
      'limit.offer',
    ],
    states: ['checkout.started.progress.redirectDue', 'checkout.started.polling.waiting'],
  },
  render: () => started('redirectDue'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40% Off')).toBeVisible();
    await expect(canvas.getByText('You save 62%')).toBeVisible();
    await expect(canvas.getByText('Regular prices: $79.99 per month or $799.99 per year.')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/6 days\s*23 hours\s*59 minutes/);
    await expect(canvas.getByText('Sandbox checkout: no money moves.')).toBeVisible();
    await expect(canvas.getByText(/14-day refund promise/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
    await playPay({ canvas }, 'Pay with Stripe');
  },
});

/** The hosted page is the provider's own. */
export const Lifetime = meta.story({
  parameters: {
    spec: ['checkout.shows', 'checkout.badge'],
    states: ['checkout.started.progress.redirectDue', 'checkout.started.polling.waiting'],
  },
  render: () => started('redirectDue', { planId: 'lifetime' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Best Value')).toBeVisible();
    await expect(canvas.getByText('One-time payment, no renewal')).toBeVisible();
    await expect(canvas.queryByText(/Sandbox/)).toBeNull();
    await playPay({ canvas }, 'Pay Once');
  },
});

/** A member of Premium pays less by what is left of the month, and sees it before paying. */
export const Upgrade = meta.story({
  parameters: { spec: ['limit.prorated'], chromatic: { disableSnapshot: true } },
  render: () =>
    started('redirectDue', {
      planId: 'lifetime',
      context: { planId: 'premium', checkout: { ...rows.lifetime, amount: 230.65 } },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$230.65')).toBeVisible();
    await expect(canvas.queryByText(/You save/)).toBeNull();
    await expect(canvas.getByText('We deduct what’s left of the month you already paid for.')).toBeVisible();
  },
});

/** A page of the merchant's own charges the whole price, and says before what happens with the rest of the month. */
export const UpgradeOnTheMerchantsPage = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () =>
    started('redirectDue', {
      planId: 'lifetime',
      context: {
        planId: 'premium',
        checkout: {
          ...rows.lifetime,
          url: `https://buy.stripe.com/lifetime?client_reference_id=${rows.lifetime.id}`,
        },
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we refund what’s left/)).toBeVisible();
    await expect(canvas.queryByText(/We deduct/)).toBeNull();
  },
});

export const Opening = meta.story({
  parameters: {
    spec: ['checkout.processing'],
    states: ['checkout.started.progress.opening', 'checkout.started.polling.waiting'],
    chromatic: { disableSnapshot: true },
  },
  render: () => started('opening'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible();
  },
});

export const Blocked = meta.story({
  parameters: {
    spec: ['checkout.blocked', 'error.checkout-redirect'],
    states: ['checkout.started.progress.blocked'],
  },
  render: () => started('blocked'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Automatic redirect failed\. Please use the button below\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /in this tab/ })).toBeNull();
    await playPay({ canvas }, 'Pay with Stripe');
  },
});

/** The browser blocks the button's tab too: the page can still open in this tab. */
export const BlockedAgain = meta.story({
  parameters: { spec: ['error.checkout-redirect'], states: ['checkout.started.progress.blocked'] },
  render: () => started('blocked', { context: { opener: 'user' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Failed to redirect to payment page/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the payment page in this tab' })).toHaveAttribute(
      'href',
      'https://app.example/sandbox/v1/checkout?checkout=checkout-1',
    );
  },
});

export const Waiting = meta.story({
  parameters: { states: ['checkout.started.progress.waiting', 'checkout.started.polling.waiting'] },
  render: () => started('waiting'),
  play: async ({ canvas, step }) => {
    await step('one can ask how it stands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(send.mock.calls).toEqual([[{ type: 'check.requested' }]]);
    });
    send.mockClear();
    await step('and open it again', () => playPay({ canvas }, 'Open again'));
  },
});

/** The last check got no answer. */
export const WaitingUnread = meta.story({
  parameters: { states: ['checkout.started.polling.reading'] },
  render: () => started('waiting', { context: { readingFailed: true } }, 'reading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/couldn’t check just now, and will try again automatically/)).toBeVisible();
  },
});

export const Returned = meta.story({
  parameters: { states: ['checkout.started.progress.returned'] },
  render: () => started('returned'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We haven’t received a payment yet/)).toBeVisible();
    await playPay({ canvas }, 'Open again');
  },
});

export const Lost = meta.story({
  parameters: { states: ['checkout.started.progress.tabClosed'] },
  render: () => started('tabClosed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You closed the payment tab/)).toBeVisible();
    await playPay({ canvas }, 'Open again');
  },
});

export const Processing = meta.story({
  parameters: { states: ['checkout.started.progress.processing'] },
  render: () => started('processing', { context: { checkout: { ...rows.premium, status: 'processing' } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your payment is being processed/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Declined = meta.story({
  parameters: { states: ['checkout.started.progress.declined'] },
  render: () => started('declined', { context: { checkout: { ...rows.premium, status: 'declined' } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your payment was declined/)).toBeVisible();
    await playPay({ canvas }, 'Try again');
  },
});

export const Paid = meta.story({
  parameters: { states: ['checkout.paid'], chromatic: { disableSnapshot: true } },
  render: () => inState('paid'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We received your payment/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Expired = meta.story({
  parameters: { states: ['checkout.expired'] },
  render: () => inState('expired'),
  play: (context) => playPay(context, 'Try again'),
});

export const Owned = meta.story({
  parameters: { states: ['checkout.owned'] },
  render: () =>
    inState('owned', {
      context: {
        checkout: undefined,
        problem: { code: 'already_subscribed', message: 'You already have an active Premium subscription.' },
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You already have an active Premium subscription/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View subscriptions' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Unavailable = meta.story({
  parameters: { spec: ['error.checkout-url'], states: ['checkout.failed'] },
  render: () =>
    inState('failed', {
      context: {
        checkout: undefined,
        problem: { code: 'checkout_unavailable', message: problems.checkoutUnavailable },
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Payment checkout URL not available/)).toBeVisible();
    await playPay({ canvas }, 'Try again');
  },
});

export const Offline = meta.story({
  parameters: { states: ['checkout.failed'], chromatic: { disableSnapshot: true } },
  render: () =>
    inState('failed', {
      context: { problem: { code: 'unreachable', message: problems.unreachable } },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Failed to redirect to payment page/)).toBeVisible();
    await expect(canvas.getByText(/^We couldn’t reach the server\. .* Nothing was charged\.$/)).toBeVisible();
  },
});

/** The address names another price. */
export const TamperedAmount = meta.story({
  parameters: { spec: ['checkout.query'], states: ['checkout.started.progress.redirectDue'] },
  render: () =>
    started('redirectDue', {
      search: `?${new URLSearchParams({
        planId: 'premium',
        planName: '<b>Gift</b>\u202e',
        amount: '1',
        currency: 'EUR',
        interval: 'yearly',
      })}`,
    }),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(
        /The address says 1\.00, EUR, yearly, <b>Gift<\/b>, but Premium costs \$30 a month\. That’s what you pay\./,
      ),
    ).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
});

const regular = (planId: PaidPlanId, amount: number) => ({ checkout: { ...rows[planId], amount } });

export const OfferOver = meta.story({
  parameters: { spec: ['limit.offer'], states: ['offer.over', 'checkout.started.progress.redirectDue'] },
  render: () =>
    started('redirectDue', {
      offer: 'over',
      context: regular('premium', 79.99),
      search: checkoutPath('premium', true).replace(/^[^?]*/, ''),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(
      canvas.getByText('Your 7-day offer is over. The regular price applies: you pay $79.99 a month.'),
    ).toBeVisible();
    await expect(canvas.queryByText('40% Off')).toBeNull();
    await expect(canvas.queryByText(/The address says/)).toBeNull();
  },
});

/** An address from before the end names the price of the offer. */
export const OfferOverOldAddress = meta.story({
  parameters: { states: ['offer.over'], chromatic: { disableSnapshot: true } },
  render: () => started('redirectDue', { offer: 'over', context: regular('premium', 79.99) }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The address says 30.00, but Premium costs $79.99 a month. That’s what you pay.'),
    ).toBeVisible();
  },
});

/** What is left of a month is taken off the regular price too. */
export const OfferOverUpgrade = meta.story({
  parameters: { states: ['offer.over'], chromatic: { disableSnapshot: true } },
  render: () =>
    started('redirectDue', { offer: 'over', planId: 'lifetime', context: regular('lifetime', 569.97) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$569.97')).toBeVisible();
    await expect(canvas.getByText('Best Value')).toBeVisible();
    await expect(canvas.getByText('We deduct what’s left of the month you already paid for.')).toBeVisible();
  },
});

/** Opened just before the end: the checkout keeps its price. */
export const OfferLocked = meta.story({
  parameters: { states: ['offer.over', 'checkout.started.progress.waiting'] },
  render: () => started('waiting', { offer: 'over' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in time, so it keeps its price: you pay \$30 a month/)).toBeVisible();
    await expect(canvas.queryByText(/The address says/)).toBeNull();
  },
});

/** Before the first checkout the offer has no clock. */
export const OfferOpen = meta.story({
  parameters: { states: ['offer.open'], chromatic: { disableSnapshot: true } },
  render: () => inState('creating', { offer: 'open', context: { checkout: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$30')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

/** A visitor sees the offer, without a clock. */
export const OfferOfVisitor = meta.story({
  parameters: { states: ['offer.signedOut'], chromatic: { disableSnapshot: true } },
  render: () => inState('checkingSession', { offer: 'signedOut', context: { checkout: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$30')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

/** No price is shown that may not be charged. */
export const OfferLoading = meta.story({
  parameters: { states: ['offer.loading'] },
  render: () => inState('creating', { offer: 'loading', context: { checkout: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('$30')).toBeNull();
    await expect(canvas.queryByText(/The address says/)).toBeNull();
  },
});

export const OfferFailed = meta.story({
  parameters: { states: ['offer.failed'] },
  render: () => started('redirectDue', { offer: 'failed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/couldn’t check how long your offer runs/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'refresh.requested' }]]);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  parameters: { states: ['checkout.started.progress.returned'] },
  render: () =>
    started('returned', {
      search: `?${new URLSearchParams({ planId: 'premium', planName: 'x'.repeat(10_000), amount: '1e300' })}`,
    }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
