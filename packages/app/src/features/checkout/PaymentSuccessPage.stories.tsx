import { type PaymentResultSnapshot, paymentResultMachine } from '@verapix/machines';
import { paymentRow } from '@verapix/machines/test-kit';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PaymentSuccessView } from './PaymentSuccessPage';

const send = fn();

const page = {
  planName: 'Premium',
  address: '/payment/success?planName=Premium&checkout=checkout-1',
  locale: 'en-US',
};

/** The view in one state of its machine. */
function inState(
  value: PaymentResultSnapshot['value'],
  context: Partial<PaymentResultSnapshot['context']> = {},
  props: Partial<typeof page> = {},
) {
  const snapshot = paymentResultMachine.resolveState({
    value,
    context: {
      checkoutId: 'checkout-1',
      payment: undefined,
      signedOut: false,
      problem: undefined,
      ...context,
    },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(result) => <PaymentSuccessView {...result} {...page} {...props} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Payment/Success',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/payment/success' },
});

export const Verifying = meta.story({
  parameters: { states: ['payment-result.verifying'] },
  render: () => inState('verifying'),
});

export const Paid = meta.story({
  parameters: { spec: ['success.page'], states: ['payment-result.paid'] },
  render: () => inState('paid', { payment: paymentRow() }, { planName: 'Something else' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Successful!');
    await waitFor(() => expect(document.title).toContain('Payment Successful!'));
    await expect(canvas.getByText('txn_7Hc2')).toBeVisible();
    await expect(canvas.getByText('January 1, 2026')).toBeVisible();
    await expect(canvas.queryByText('Something else')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View subscriptions' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
});

export const Pending = meta.story({
  parameters: { states: ['payment-result.pending.waiting'] },
  render: () => inState({ pending: 'waiting' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'check.requested' }]]);
  },
});

export const Asking = meta.story({
  parameters: { states: ['payment-result.pending.loading'], chromatic: { disableSnapshot: true } },
  render: () => inState({ pending: 'loading' }),
});

/** Opened by hand, or in another account: no number and no date are shown. */
export const NotFound = meta.story({
  parameters: { spec: ['success.page'], states: ['payment-result.notFound'] },
  render: () => inState('notFound', {}, { planName: '<b>Lifetime</b>' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Payment not confirmed');
    await expect(canvas.getByText(/We found no payment in this account/)).toBeVisible();
    await expect(canvas.queryByText('Payment Successful!')).toBeNull();
    await expect(canvas.getAllByText('None')).toHaveLength(2);
    await expect(canvas.getByText('<b>Lifetime</b>')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
});

export const SignedOut = meta.story({
  parameters: { states: ['payment-result.notFound'] },
  render: () => inState('notFound', { signedOut: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re not signed in')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Sign In' });
    await expect(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('redirect')).toBe(
      '/payment/success?planName=Premium&checkout=checkout-1',
    );
  },
});

export const Declined = meta.story({
  parameters: { states: ['payment-result.declined'] },
  render: () => inState('declined', { payment: paymentRow({ status: 'declined' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('txn_7Hc2')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Return to Pricing' })).toHaveAttribute('href', '/pricing');
  },
});

export const Refunded = meta.story({
  parameters: { states: ['payment-result.refunded'] },
  render: () => inState('refunded', { payment: paymentRow({ status: 'refunded' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('txn_7Hc2')).toBeVisible();
    await expect(canvas.queryByText('Payment Successful!')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { states: ['payment-result.failed'] },
  render: () =>
    inState('failed', {
      problem: { code: 'unreachable', message: problems.unreachable },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'check.requested' }]]);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  parameters: { states: ['payment-result.notFound'] },
  render: () => inState('notFound', {}, { planName: 'x'.repeat(200) }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
