import type { PaidPlanId, Plan } from '@verapix/facts';
import { blockedText, type CheckoutSnapshot } from '@verapix/machines';
import type { AlertProps } from '@verapix/ui';

/** How a purchase stands, in words. */
export interface CheckoutNotice {
  tone: NonNullable<AlertProps['tone']>;
  title: string;
  body: string;
  /** Asking once more makes sense. */
  canCheck?: boolean;
  /** The hosted page may be gone to in this tab: the browser opens no other. */
  canLeave?: boolean;
  /** Where to go next. */
  link?: { to: 'subscriptions'; label: string };
}

const opensSoon = (): CheckoutNotice => ({
  tone: 'info',
  title: 'The payment page opens in a moment',
  body: 'It opens in a new tab. If nothing opens, use the button.',
});

const progressNotices = {
  redirectDue: opensSoon,
  opening: opensSoon,
  blocked: ({ context: { opener } }) => ({
    tone: 'warning',
    title: blockedText[opener],
    body: 'Your browser opened no new tab: it may block pop-ups from this site.',
    canLeave: opener === 'person',
  }),
  waiting: () => ({
    tone: 'info',
    title: 'Pay in the new tab',
    body: 'The payment page is open there. This page notices your payment by itself.',
    canCheck: true,
  }),
  returned: () => ({
    tone: 'info',
    title: 'No payment has arrived yet',
    body: 'The checkout is still open. Finish it in its tab, or open it again: you pay once, whichever tab it is in.',
    canCheck: true,
  }),
  lost: () => ({
    tone: 'warning',
    title: 'The payment tab was closed',
    body: 'No payment has arrived from it. Open it again to go on, or leave this page: then nothing is bought.',
    canCheck: true,
  }),
  processing: () => ({
    tone: 'info',
    title: 'Your payment is being processed',
    body: 'The bank has not answered yet. You need not pay again, and you may leave this page: your plan changes once the payment is confirmed.',
    canCheck: true,
  }),
  declined: () => ({
    tone: 'danger',
    title: 'The payment was declined',
    body: 'You were not charged. Try again, perhaps with another card.',
  }),
} satisfies Record<string, (snapshot: CheckoutSnapshot) => CheckoutNotice>;

type Progress = keyof typeof progressNotices;

const stateNotices: Record<string, (snapshot: CheckoutSnapshot, plan: Plan) => CheckoutNotice> = {
  signInRequired: () => ({
    tone: 'info',
    title: 'Login Required',
    body: 'Please log in to complete the purchase.',
  }),
  paid: () => ({
    tone: 'success',
    title: 'Your payment has arrived',
    body: 'What you bought is shown next.',
  }),
  expired: () => ({
    tone: 'warning',
    title: 'This checkout is no longer open',
    body: 'It was not paid in time, and nothing was charged. Start another one to go on.',
  }),
  owned: ({ context: { problem } }, { title }) => ({
    tone: 'info',
    title: problem?.message ?? `You already have ${title} or more`,
    body: 'There is nothing to buy, and nothing was charged here.',
    link: { to: 'subscriptions', label: 'View Subscriptions' },
  }),
  failed: ({ context: { problem } }) => ({
    tone: 'danger',
    title: problem?.code === 'checkout_unavailable' ? problem.message : 'Failed to redirect to payment page',
    body: `${problem && problem.code !== 'checkout_unavailable' ? `${problem.message} ` : ''}Nothing was charged.`,
  }),
};

const preparing: CheckoutNotice = {
  tone: 'info',
  title: 'Preparing your checkout',
  body: 'This takes a moment.',
};

function progressOf(snapshot: CheckoutSnapshot): Progress | undefined {
  return typeof snapshot.value === 'object' ? snapshot.value.started?.progress : undefined;
}

/** What to say of where the purchase stands. */
export function checkoutNotice(snapshot: CheckoutSnapshot | undefined, plan: Plan): CheckoutNotice {
  if (!snapshot) return preparing;
  const progress = progressOf(snapshot);
  if (progress) return progressNotices[progress](snapshot);
  return stateNotices[String(snapshot.value)]?.(snapshot, plan) ?? preparing;
}

const payLabels: Record<PaidPlanId, string> = { premium: 'Pay with Stripe', lifetime: 'Pay Once' };

/** The button that pays: what it says and whether it is at work; undefined where there is nothing to press. */
export function payButton(
  snapshot: CheckoutSnapshot | undefined,
  planId: PaidPlanId,
): { label: string; pending: boolean } | undefined {
  if (!snapshot || snapshot.hasTag('busy')) return { label: 'Processing...', pending: true };
  if (snapshot.matches('failed') || snapshot.matches('expired'))
    return { label: 'Try Again', pending: false };
  switch (progressOf(snapshot)) {
    case 'redirectDue':
    case 'blocked':
      return { label: payLabels[planId], pending: false };
    case 'waiting':
    case 'returned':
    case 'lost':
      return { label: 'Open Again', pending: false };
    case 'declined':
      return { label: 'Try Again', pending: false };
    default:
      return undefined;
  }
}
