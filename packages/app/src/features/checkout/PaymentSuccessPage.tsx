import { plainText } from '@verapix/client/plain-text';
import { type PaymentRow, plans } from '@verapix/domain';
import { type PaymentResultActor, type PaymentResultSnapshot, stateValueNames } from '@verapix/machines';
import {
  Alert,
  AuthCard,
  Button,
  type DescriptionItem,
  DescriptionList,
  InternalLink,
  Stack,
} from '@verapix/ui';
import { useLocation } from 'react-router-dom';
import { useAccountView } from '../../app/account/account';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';
import type { LazyActor } from '../../app/use-lazy-actor';
import { formatDate, formatMoney } from '../../content/local-format';
import { useKeptFocus } from '../../lib/use-kept-focus';

const loadFlow = async () => (await import('./payment-result.flow')).paymentResultFlow;

/** `/payment/success`: where a paid checkout redirects to. */
export function PaymentSuccessPage() {
  const { user } = useAccountView();
  // Another user has other payments.
  return <Result key={user?.id ?? ''} />;
}

export { PaymentSuccessPage as Component };

function Result() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const checkoutId = query.get('checkout');
  const result = useFlow(loadFlow, { params: { checkoutId }, key: checkoutId, eager: true });
  return (
    <PaymentSuccessView
      {...result}
      planName={plainText(query.get('planName') ?? '') || plans.premium.title}
      address={`${pathname}${search}`}
    />
  );
}

interface PaymentSuccessViewProps extends LazyActor<PaymentResultActor> {
  /** The plan's name in the address, as plain text. The server knows what was really bought. */
  planName: string;
  /** Path and query of this page, where signing in leads back to. */
  address: string;
  /** For dates. Default: the browser's. */
  locale?: string | undefined;
}

/** Whether a payment arrived, for each state of the machine. */
export function PaymentSuccessView({ snapshot, send, planName, address, locale }: PaymentSuccessViewProps) {
  const states = stateValueNames('payment-result', snapshot?.value ?? 'verifying').join(' ');
  const card = useKeptFocus(states);
  const { title, lead, warning, details, action } = resultText(snapshot, planName, locale);
  return (
    <Page title="Payment">
      <AuthCard ref={card} tabIndex={-1} title={title} lead={lead} data-machine-state={states}>
        {warning && (
          <Alert tone="warning" title={warning.title}>
            {warning.body}
          </Alert>
        )}
        {details && <DescriptionList items={details} />}
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
    <Button asChild wide size="l" {...(main && { tone: 'accent', variant: 'solid' })}>
      <InternalLink to={to}>{label}</InternalLink>
    </Button>
  );
}

/** The text for a state of the payment. */
interface ResultText {
  title: string;
  lead: string;
  warning?: { title: string; body: string };
  details?: DescriptionItem[];
  /** The action that is offered besides the links. */
  action?: 'check' | 'signIn' | 'pricing';
}

const notSignedIn = {
  title: 'You are not signed in',
  body: 'So there is no account to look for the payment in. Sign in with the account that you paid with.',
};
const notInThisAccount = {
  title: 'No payment was found in this account',
  body: 'If you have paid, sign in with the account that you paid with. If you have not, nothing was charged.',
};

function resultText(
  snapshot: PaymentResultSnapshot | undefined,
  planName: string,
  locale: string | undefined,
): ResultText {
  const { payment, problem, signedOut = false } = snapshot?.context ?? {};
  if (payment && (snapshot?.matches('paid') || snapshot?.matches('refunded'))) {
    const details = receipt(payment, locale);
    return snapshot.matches('refunded')
      ? {
          title: 'Your payment was refunded',
          lead: `You already had ${payment.plan_name} or more, so what you paid goes back to you.`,
          details,
        }
      : { title: 'Payment Successful!', lead: `You have bought ${payment.plan_name}.`, details };
  }
  if (snapshot?.matches('notFound')) {
    // Anyone can open this address, so the text says that no payment is confirmed.
    return {
      title: 'Payment Successful!',
      lead: 'This payment is not confirmed.',
      warning: signedOut ? notSignedIn : notInThisAccount,
      details: [
        { label: 'Plan', value: planName },
        { label: 'Transaction ID', value: 'None' },
        { label: 'Date', value: 'None' },
      ],
      action: signedOut ? 'signIn' : 'check',
    };
  }
  if (snapshot?.matches('pending')) {
    return {
      title: 'Your payment is being confirmed',
      lead: 'The payment provider has not confirmed it yet. This page notices when it does; you need not pay again.',
      action: 'check',
    };
  }
  if (snapshot?.matches('declined')) {
    return { title: 'The payment was declined', lead: 'You were not charged.', action: 'pricing' };
  }
  if (snapshot?.matches('failed')) {
    return {
      title: 'We could not verify your payment',
      lead: `${problem?.message ?? ''} Whatever you paid is safe: only asking about it failed.`.trim(),
      action: 'check',
    };
  }
  return { title: 'Verifying your payment', lead: 'We ask the server whether it has arrived.' };
}

const receipt = (payment: PaymentRow, locale: string | undefined): DescriptionItem[] => [
  { label: 'Plan', value: payment.plan_name },
  { label: 'Amount', value: formatMoney(payment.amount, payment.currency) },
  { label: 'Transaction ID', value: payment.transaction_id },
  { label: 'Date', value: formatDate(payment.created_at, locale) ?? 'Not known' },
];
