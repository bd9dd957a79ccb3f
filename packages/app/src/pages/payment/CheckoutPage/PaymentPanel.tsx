import { isCheckoutUrl, type PaidPlanId, type Plan, refundDays } from '@verapix/facts';
import { Alert, Button, Heading, InternalLink, Link, Stack, Surface, Text } from '@verapix/ui';
import { paths } from '../../../paths';
import { useKeptFocus } from '../../../wiring/use-kept-focus';
import type { CheckoutViewProps } from './CheckoutView';
import { checkoutNotice, payButton } from './describe-checkout';

interface PaymentPanelProps extends Pick<CheckoutViewProps, 'snapshot' | 'send'> {
  plan: Plan & { id: PaidPlanId };
}

/** How the purchase stands, the button that pays, and what holds once one has paid. */
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
            look="solid"
            aria-disabled={button.pending}
            onClick={() => !button.pending && send({ type: 'pay.requested' })}
          >
            {button.label}
          </Button>
        )}
        {checkout && !isCheckoutUrl(checkout.url) && <SandboxNote />}
        {!snapshot?.matches('owned') && <Promises />}
      </Stack>
    </Surface>
  );
}

/** It changes by itself, so it is read out when the reader has a moment. */
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

/** The server has no payment provider: what opens stands in for one. */
function SandboxNote() {
  return (
    <Text size="s">
      <strong>Sandbox checkout: no money moves.</strong> The page that opens stands in for a payment provider
      and never takes a real card number.
    </Text>
  );
}

function Promises() {
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
