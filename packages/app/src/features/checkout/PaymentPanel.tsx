import { isCheckoutUrl, type PaidPlanId, type Plan, refundDays } from '@verapix/domain';
import { blockedText, type CheckoutActor, type CheckoutSnapshot } from '@verapix/machines';
import {
  Alert,
  type AlertProps,
  Button,
  Heading,
  InternalLink,
  Link,
  Stack,
  Surface,
  Text,
} from '@verapix/ui';
import { paths } from '../../app/paths';
import type { LazyActor } from '../../app/use-lazy-actor';
import { useKeptFocus } from '../../lib/use-kept-focus';

interface PaymentPanelProps extends LazyActor<CheckoutActor> {
  plan: Plan & { id: PaidPlanId };
}

/** The status of the purchase, the button that pays, and the terms. */
export function PaymentPanel({ snapshot, send, plan }: PaymentPanelProps) {
  const button = payButton(snapshot, plan.id);
  const panel = useKeptFocus(String(button?.label));
  const checkout = snapshot?.context.checkout;
  return (
    <Surface ref={panel} tabIndex={-1}>
      <Stack gap="l">
        <Heading level={2}>Payment</Heading>
        <CheckoutStatus snapshot={snapshot} send={send} plan={plan} />
        {button && (
          <Button
            wide
            size="l"
            tone="accent"
            variant="solid"
            aria-disabled={button.pending}
            onClick={() => !button.pending && send({ type: 'pay.requested' })}
          >
            {button.label}
          </Button>
        )}
        {checkout && !isCheckoutUrl(checkout.url) && (
          // The server has no payment provider and serves a sandbox page instead.
          <Text size="s">
            <strong>Sandbox checkout: no money moves.</strong> The page that opens stands in for a payment
            provider and never takes a real card number.
          </Text>
        )}
        {!snapshot?.matches('owned') && <CheckoutTerms />}
      </Stack>
    </Surface>
  );
}

/** A polite live region, as the status changes by itself. */
function CheckoutStatus({ snapshot, send, plan }: PaymentPanelProps) {
  const { tone, title, body, canCheck, canLeave, link } = checkoutNotice(snapshot, plan);
  const checkout = snapshot?.context.checkout;
  const unread = canCheck && snapshot?.context.readingFailed;
  return (
    <div aria-live="polite">
      <Alert
        tone={tone}
        title={title}
        actions={
          (canCheck || link || (canLeave && checkout)) && (
            <>
              {canCheck && (
                <Button size="s" onClick={() => send({ type: 'check.requested' })}>
                  Check again
                </Button>
              )}
              {canLeave && checkout && (
                <Button asChild size="s">
                  <a href={checkout.url}>Go to the payment page in this tab</a>
                </Button>
              )}
              {link && (
                <Button asChild size="s">
                  <InternalLink to={paths[link.to]}>{link.label}</InternalLink>
                </Button>
              )}
            </>
          )
        }
      >
        {body}
        {unread && ' We could not ask just now, and try again by ourselves.'}
      </Alert>
    </div>
  );
}

function CheckoutTerms() {
  return (
    <Stack gap="xs">
      <Text size="s">
        {refundDays}-day refund promise: if it is not for you, you get your money back within {refundDays}{' '}
        days.
      </Text>
      <Text size="s" tone="textMuted">
        By paying you agree to the <Link to={paths.terms}>terms</Link> and the{' '}
        <Link to={paths.privacy}>privacy policy</Link>.
      </Text>
    </Stack>
  );
}

/** The text for a state of the purchase. */
interface CheckoutNotice {
  tone: NonNullable<AlertProps['tone']>;
  title: string;
  body: string;
  /** Whether to offer another check. */
  canCheck?: boolean;
  /** Whether to offer the hosted page in this tab, because the browser opens no other. */
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
    canLeave: opener === 'user',
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
  tabClosed: () => ({
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

function checkoutNotice(snapshot: CheckoutSnapshot | undefined, plan: Plan): CheckoutNotice {
  if (!snapshot) return preparing;
  const progress = progressOf(snapshot);
  if (progress) return progressNotices[progress](snapshot);
  return stateNotices[String(snapshot.value)]?.(snapshot, plan) ?? preparing;
}

const payLabels: Record<PaidPlanId, string> = { premium: 'Pay with Stripe', lifetime: 'Pay Once' };

/** The label of the button that pays, and whether it is busy. Undefined if there is nothing to pay. */
function payButton(
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
    case 'tabClosed':
      return { label: 'Open Again', pending: false };
    case 'declined':
      return { label: 'Try Again', pending: false };
    default:
      return undefined;
  }
}
