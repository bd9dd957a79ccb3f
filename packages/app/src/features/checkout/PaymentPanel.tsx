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
  const { tone, title, body, pay, canCheck, leaveTo } = noticeOf(snapshot, plan);
  const { checkout, readingFailed } = snapshot?.context ?? {};
  const isOwned = snapshot?.matches('owned');
  const isPending = !snapshot || snapshot.hasTag('busy');
  const payLabel = isPending ? 'Processing...' : pay;
  const panel = useKeptFocus(String(payLabel));
  return (
    <Surface ref={panel} tabIndex={-1}>
      <Stack gap="l">
        <Heading level={2}>Payment</Heading>
        {/* A polite live region, as the status changes by itself. */}
        <div aria-live="polite">
          <Alert
            tone={tone}
            title={title}
            actions={
              (canCheck || leaveTo || isOwned) && (
                <>
                  {canCheck && (
                    <Button size="s" onClick={() => send({ type: 'check.requested' })}>
                      Check again
                    </Button>
                  )}
                  {leaveTo && (
                    <Button asChild size="s">
                      <a href={leaveTo}>Go to the payment page in this tab</a>
                    </Button>
                  )}
                  {isOwned && (
                    <Button asChild size="s">
                      <InternalLink to={paths.subscriptions}>View Subscriptions</InternalLink>
                    </Button>
                  )}
                </>
              )
            }
          >
            {body}
            {canCheck && readingFailed && ' We could not ask just now, and try again by ourselves.'}
          </Alert>
        </div>
        {payLabel && (
          <Button
            wide
            size="l"
            tone="accent"
            variant="solid"
            aria-disabled={isPending}
            onClick={() => !isPending && send({ type: 'pay.requested' })}
          >
            {payLabel}
          </Button>
        )}
        {checkout && !isCheckoutUrl(checkout.url) && (
          // The server has no payment provider and serves a sandbox page instead.
          <Text size="s">
            <strong>Sandbox checkout: no money moves.</strong> The page that opens stands in for a payment
            provider and never takes a real card number.
          </Text>
        )}
        {!isOwned && <CheckoutTerms />}
      </Stack>
    </Surface>
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

/** What the panel shows in a state of the purchase. */
interface CheckoutNotice {
  tone: NonNullable<AlertProps['tone']>;
  title: string;
  body: string;
  /** The label of the button that pays; absent if there is nothing to pay. */
  pay?: string;
  /** Whether to offer another check. */
  canCheck?: boolean;
  /** The hosted page, to be opened in this tab because the browser opens no other. */
  leaveTo?: string | undefined;
}

/** The name of the current state; within `started`, that of its progress. */
function stateOf({ value }: CheckoutSnapshot) {
  return typeof value === 'object' ? value.started.progress : value;
}

const preparing: CheckoutNotice = {
  tone: 'info',
  title: 'Preparing your checkout',
  body: 'This takes a moment.',
};

const payLabels: Record<PaidPlanId, string> = { premium: 'Pay with Stripe', lifetime: 'Pay Once' };

function noticeOf(
  snapshot: CheckoutSnapshot | undefined,
  { id, title }: PaymentPanelProps['plan'],
): CheckoutNotice {
  if (!snapshot) return preparing;
  const { opener, checkout, problem } = snapshot.context;
  const isUnavailable = problem?.code === 'checkout_unavailable';
  const opensSoon: CheckoutNotice = {
    tone: 'info',
    title: 'The payment page opens in a moment',
    body: 'It opens in a new tab. If nothing opens, use the button.',
    pay: payLabels[id],
  };
  const notices: Partial<Record<ReturnType<typeof stateOf>, CheckoutNotice>> = {
    signInRequired: {
      tone: 'info',
      title: 'Login Required',
      body: 'Please log in to complete the purchase.',
    },
    redirectDue: opensSoon,
    opening: opensSoon,
    blocked: {
      tone: 'warning',
      title: blockedText[opener],
      body: 'Your browser opened no new tab: it may block pop-ups from this site.',
      pay: payLabels[id],
      leaveTo: opener === 'user' ? checkout?.url : undefined,
    },
    waiting: {
      tone: 'info',
      title: 'Pay in the new tab',
      body: 'The payment page is open there. This page notices your payment by itself.',
      pay: 'Open Again',
      canCheck: true,
    },
    returned: {
      tone: 'info',
      title: 'No payment has arrived yet',
      body: 'The checkout is still open. Finish it in its tab, or open it again: you pay once, whichever tab it is in.',
      pay: 'Open Again',
      canCheck: true,
    },
    tabClosed: {
      tone: 'warning',
      title: 'The payment tab was closed',
      body: 'No payment has arrived from it. Open it again to go on, or leave this page: then nothing is bought.',
      pay: 'Open Again',
      canCheck: true,
    },
    processing: {
      tone: 'info',
      title: 'Your payment is being processed',
      body: 'The bank has not answered yet. You need not pay again, and you may leave this page: your plan changes once the payment is confirmed.',
      canCheck: true,
    },
    declined: {
      tone: 'danger',
      title: 'The payment was declined',
      body: 'You were not charged. Try again, perhaps with another card.',
      pay: 'Try Again',
    },
    paid: {
      tone: 'success',
      title: 'Your payment has arrived',
      body: 'What you bought is shown next.',
    },
    expired: {
      tone: 'warning',
      title: 'This checkout is no longer open',
      body: 'It was not paid in time, and nothing was charged. Start another one to go on.',
      pay: 'Try Again',
    },
    owned: {
      tone: 'info',
      title: problem?.message ?? `You already have ${title} or more`,
      body: 'There is nothing to buy, and nothing was charged here.',
    },
    failed: {
      tone: 'danger',
      title: isUnavailable ? problem.message : 'Failed to redirect to payment page',
      body: [!isUnavailable && problem?.message, 'Nothing was charged.'].filter(Boolean).join(' '),
      pay: 'Try Again',
    },
  };
  return notices[stateOf(snapshot)] ?? preparing;
}
