import { isSandboxCheckout, type PaidPlanId, type Plan, refundDays } from '@verapix/domain';
import { blockedText, type CheckoutActor, type CheckoutSnapshot } from '@verapix/machines';
import * as messages from '@verapix/messages/checkout';
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
import { paths } from '../../content/paths';
import type { FlowView } from '../../app/flow/use-flow';
import { useKeptFocus } from '../../lib/use-kept-focus';

interface PaymentPanelProps extends FlowView<CheckoutActor> {
  plan: Plan & { id: PaidPlanId };
}

/** The status of the purchase, the button that pays, and the terms. */
export function PaymentPanel({ snapshot, send, plan }: PaymentPanelProps) {
  const { tone, title, body, pay, canCheck, leaveTo } = noticeOf(snapshot, plan);
  const { checkout, readingFailed } = snapshot.context;
  const isOwned = snapshot.matches('owned');
  const isPending = snapshot.hasTag('busy');
  const payLabel = isPending ? messages.processing : pay;
  const panel = useKeptFocus(String(payLabel));
  return (
    <Surface ref={panel} tabIndex={-1}>
      <Stack gap="l">
        <Heading level={2}>{messages.payment}</Heading>
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
                      {messages.checkAgain}
                    </Button>
                  )}
                  {leaveTo && (
                    <Button asChild size="s">
                      <a href={leaveTo}>{messages.payInThisTab}</a>
                    </Button>
                  )}
                  {isOwned && (
                    <Button asChild size="s">
                      <InternalLink to={paths.subscriptions}>{messages.viewSubscriptions}</InternalLink>
                    </Button>
                  )}
                </>
              )
            }
          >
            {canCheck && readingFailed ? messages.couldNotAsk({ text: body }) : body}
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
        {checkout && isSandboxCheckout(checkout) && (
          // The server has no payment provider and serves a sandbox page instead.
          <Text size="s">{messages.sandbox({ strong: (children) => <strong>{children}</strong> })}</Text>
        )}
        {!isOwned && <CheckoutTerms />}
      </Stack>
    </Surface>
  );
}

function CheckoutTerms() {
  return (
    <Stack gap="xs">
      <Text size="s">{messages.refundPromise({ refundDays })}</Text>
      <Text size="s" tone="textMuted">
        {messages.agree({
          link: (children) => <Link to={paths.terms}>{children}</Link>,
          link2: (children) => <Link to={paths.privacy}>{children}</Link>,
        })}
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
  title: messages.preparing,
  body: messages.preparingText,
};

const payLabels: Record<PaidPlanId, string> = { premium: messages.payWithStripe, lifetime: messages.payOnce };

function noticeOf(snapshot: CheckoutSnapshot, { id, name }: PaymentPanelProps['plan']): CheckoutNotice {
  const { opener, checkout, problem } = snapshot.context;
  const isUnavailable = problem?.code === 'checkout_unavailable';
  const opensSoon: CheckoutNotice = {
    tone: 'info',
    title: messages.opensSoon,
    body: messages.opensSoonText,
    pay: payLabels[id],
  };
  const notices: Partial<Record<ReturnType<typeof stateOf>, CheckoutNotice>> = {
    signInRequired: {
      tone: 'info',
      title: messages.signInRequired,
      body: messages.signInRequiredText,
    },
    redirectDue: opensSoon,
    opening: opensSoon,
    blocked: {
      tone: 'warning',
      title: blockedText[opener],
      body: messages.blockedText,
      pay: payLabels[id],
      leaveTo: opener === 'user' ? checkout?.url : undefined,
    },
    waiting: {
      tone: 'info',
      title: messages.waiting,
      body: messages.waitingText,
      pay: messages.openAgain,
      canCheck: true,
    },
    returned: {
      tone: 'info',
      title: messages.returned,
      body: messages.returnedText,
      pay: messages.openAgain,
      canCheck: true,
    },
    tabClosed: {
      tone: 'warning',
      title: messages.tabClosed,
      body: messages.tabClosedText,
      pay: messages.openAgain,
      canCheck: true,
    },
    processing: {
      tone: 'info',
      title: messages.pending,
      body: messages.pendingText,
      canCheck: true,
    },
    declined: {
      tone: 'danger',
      title: messages.declined,
      body: messages.declinedText,
      pay: messages.retry,
    },
    paid: {
      tone: 'success',
      title: messages.paid,
      body: messages.paidText,
    },
    expired: {
      tone: 'warning',
      title: messages.expired,
      body: messages.expiredText,
      pay: messages.retry,
    },
    owned: {
      tone: 'info',
      title: problem?.message ?? messages.owned({ title: name }),
      body: messages.ownedText,
    },
    failed: {
      tone: 'danger',
      title: isUnavailable ? problem.message : messages.failed,
      body: [!isUnavailable && problem?.message, messages.notCharged].filter(Boolean).join(' '),
      pay: messages.retry,
    },
  };
  return notices[stateOf(snapshot)] ?? preparing;
}
