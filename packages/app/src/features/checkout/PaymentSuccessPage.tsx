import { plainText } from '@verapix/client/plain-text';
import { type PaymentRow, plans } from '@verapix/domain';
import { type PaymentResultActor, type PaymentResultSnapshot, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/checkout-result';
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
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';
import { formatDate, formatMoney } from '@verapix/messages/formats/dates';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { paymentResultFlow } from './payment-result.flow';

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
  const result = useFlow(paymentResultFlow, { params: { checkoutId }, key: checkoutId });
  return (
    <PaymentSuccessView
      {...result}
      planName={plainText(query.get('planName') ?? '') || plans.premium.name}
      address={`${pathname}${search}`}
    />
  );
}

interface PaymentSuccessViewProps extends FlowView<PaymentResultActor> {
  /** The plan's name in the address, as plain text. The server knows what was really bought. */
  planName: string;
  /** Path and query of this page, where signing in leads back to. */
  address: string;
  /** For dates. Default: the browser's. */
  locale?: string | undefined;
}

/** Whether a payment arrived, for each state of the machine. */
export function PaymentSuccessView({ snapshot, send, planName, address, locale }: PaymentSuccessViewProps) {
  const states = stateValueNames('payment-result', snapshot.value).join(' ');
  const card = useKeptFocus(states);
  const { title, lead, warning, details, action } = resultText(snapshot, planName, locale);
  return (
    <Page title={title}>
      <AuthCard ref={card} tabIndex={-1} title={title} lead={lead} data-machine-state={states}>
        {warning && (
          <Alert tone="warning" title={warning.title}>
            {warning.body}
          </Alert>
        )}
        {details && <DescriptionList items={details} />}
        <Stack gap="s">
          {action === 'check' && (
            <Button wide size="l" {...mainLook} onClick={() => send({ type: 'check.requested' })}>
              {snapshot.matches('failed') ? messages.retry : messages.checkAgain}
            </Button>
          )}
          {action === 'signIn' && <LinkButton to={signInPath(address)} label={messages.signIn} main />}
          {action === 'pricing' && <LinkButton to={paths.pricing} label={messages.returnToPricing} main />}
          <LinkButton to={paths.subscriptions} label={messages.viewSubscriptions} main={!action} />
          <LinkButton to={paths.home} label={messages.goHome} />
        </Stack>
      </AuthCard>
    </Page>
  );
}

const signInPath = (address: string) => `${paths.signIn}?${new URLSearchParams({ redirect: address })}`;

/** How the one main action of a state looks. */
const mainLook = { tone: 'accent', variant: 'solid' } as const;

function LinkButton({ to, label, main = false }: { to: string; label: string; main?: boolean }) {
  return (
    <Button asChild wide size="l" {...(main && mainLook)}>
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
  title: messages.notSignedIn,
  body: messages.notSignedInText,
};
const notInThisAccount = {
  title: messages.notFound,
  body: messages.notFoundText,
};

/** What the page says of a payment. Its title, which is the document's, says success only of one that is confirmed. */
export function resultText(
  snapshot: PaymentResultSnapshot,
  planName: string,
  locale: string | undefined,
): ResultText {
  const { payment, problem, signedOut = false } = snapshot.context;
  if (payment && (snapshot.matches('paid') || snapshot.matches('refunded'))) {
    const details = receipt(payment, locale);
    return snapshot.matches('refunded')
      ? {
          title: messages.refunded,
          lead: messages.refundedText({ plan_name: payment.plan_name }),
          details,
        }
      : { title: messages.success, lead: messages.bought({ plan_name: payment.plan_name }), details };
  }
  if (snapshot.matches('notFound')) {
    // Anyone can open this address, so nothing says that a payment was successful.
    return {
      title: messages.unconfirmed,
      lead: messages.unconfirmedText,
      warning: signedOut ? notSignedIn : notInThisAccount,
      details: [
        { label: messages.plan, value: planName },
        { label: messages.transaction, value: messages.none },
        { label: messages.date, value: messages.none },
      ],
      action: signedOut ? 'signIn' : 'check',
    };
  }
  if (snapshot.matches('pending')) {
    return {
      title: messages.confirming,
      lead: messages.confirmingText,
      action: 'check',
    };
  }
  if (snapshot.matches('declined')) {
    return { title: messages.declined, lead: messages.declinedText, action: 'pricing' };
  }
  if (snapshot.matches('failed')) {
    return {
      title: messages.unverified,
      lead: messages.unverifiedText({ problem: problem?.message ?? '' }).trim(),
      action: 'check',
    };
  }
  return { title: messages.verifying, lead: messages.verifyingText };
}

const receipt = (payment: PaymentRow, locale: string | undefined): DescriptionItem[] => [
  { label: messages.plan, value: payment.plan_name },
  { label: messages.amount, value: formatMoney(payment.amount, payment.currency) },
  { label: messages.transaction, value: payment.transaction_id },
  { label: messages.date, value: formatDate(payment.created_at, locale) ?? messages.notKnown },
];
