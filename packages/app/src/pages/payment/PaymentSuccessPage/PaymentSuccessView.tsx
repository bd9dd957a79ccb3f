import { type PaymentResultActor, stateValueNames } from '@verapix/machines';
import { Alert, AuthCard, Button, Facts, InternalLink, Stack } from '@verapix/ui';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';
import { useKeptFocus } from '../../../wiring/use-kept-focus';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { describeResult } from './describe-result';

export interface PaymentSuccessViewProps extends LazyActor<PaymentResultActor> {
  /** What the address calls the plan, as plain text; what was bought is the server's word. */
  planName: string;
  /** Path and query of this page, where signing in leads back to. */
  address: string;
  /** Of dates and amounts; the browser's own where none is given. */
  locale?: string | undefined;
}

/** Whether a payment came, as its machine's state shows it. */
export function PaymentSuccessView({ snapshot, send, planName, address, locale }: PaymentSuccessViewProps) {
  const states = stateValueNames('payment-result', snapshot?.value ?? 'verifying').join(' ');
  const card = useKeptFocus(states);
  const { title, lead, warning, facts, action } = describeResult(snapshot, { planName, locale });
  return (
    <Page title="Payment">
      <AuthCard ref={card} tabIndex={-1} title={title} lead={lead} data-machine-state={states}>
        {warning && (
          <Alert tone="warning" title={warning.title}>
            {warning.body}
          </Alert>
        )}
        {facts && <Facts facts={facts} />}
        <Stack gap="s">
          {action === 'check' && (
            <Button wide size="l" onClick={() => send({ type: 'check.requested' })}>
              {snapshot?.matches('failed') ? 'Try Again' : 'Check again'}
            </Button>
          )}
          {action === 'signIn' && <LinkButton to={signInPath(address)} label="Sign In" main />}
          {action === 'pricing' && <LinkButton to={paths.pricing} label="Return to Pricing" />}
          <LinkButton to={paths.subscriptions} label="View Subscriptions" main={action !== 'signIn'} />
          <LinkButton to={paths.home} label="Go to the home page" />
        </Stack>
      </AuthCard>
    </Page>
  );
}

const signInPath = (address: string) => `${paths.signIn}?${new URLSearchParams({ redirect: address })}`;

function LinkButton({ to, label, main = false }: { to: string; label: string; main?: boolean }) {
  return (
    <Button asChild wide size="l" {...(main && { tone: 'accent', look: 'solid' })}>
      <InternalLink to={to}>{label}</InternalLink>
    </Button>
  );
}
