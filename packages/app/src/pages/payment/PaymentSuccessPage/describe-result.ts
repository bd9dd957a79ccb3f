import type { PaymentRow } from '@verapix/facts';
import type { PaymentResultSnapshot } from '@verapix/machines';
import type { Fact } from '@verapix/ui';
import { formatDate, formatMoney } from '../../../content/local-format';

/** What is known of a payment, in words. */
interface ResultText {
  title: string;
  lead: string;
  warning?: { title: string; body: string };
  facts?: Fact[];
  /** What else can be done here. */
  action?: 'check' | 'signIn' | 'pricing';
}

interface Words {
  planName: string;
  locale: string | undefined;
}

function receipt(payment: PaymentRow, locale: string | undefined): Fact[] {
  const { plan_name, amount, currency, transaction_id, created_at } = payment;
  return [
    { label: 'Plan', value: plan_name },
    { label: 'Amount', value: formatMoney(amount, currency, locale) },
    { label: 'Transaction ID', value: transaction_id },
    { label: 'Date', value: formatDate(created_at, locale) ?? 'Not known' },
  ];
}

const verifying: ResultText = {
  title: 'Verifying your payment',
  lead: 'We ask the server whether it has arrived.',
};

function notFound({ context: { signedOut } }: PaymentResultSnapshot, { planName }: Words): ResultText {
  return {
    title: 'Payment Successful!',
    lead: 'So says this address. Nothing confirms it.',
    warning: signedOut
      ? {
          title: 'You are not signed in',
          body: 'So there is no account to look for the payment in. Sign in with the account that you paid with.',
        }
      : {
          title: 'No payment was found in this account',
          body: 'If you have paid, sign in with the account that you paid with. If you have not, nothing was charged.',
        },
    facts: [
      { label: 'Plan', value: planName },
      { label: 'Transaction ID', value: 'None' },
      { label: 'Date', value: 'None' },
    ],
    action: signedOut ? 'signIn' : 'check',
  };
}

function confirmed(snapshot: PaymentResultSnapshot, payment: PaymentRow, { locale }: Words): ResultText {
  const facts = receipt(payment, locale);
  return snapshot.matches('refunded')
    ? {
        title: 'Your payment was refunded',
        lead: `You already had ${payment.plan_name} or more, so what you paid goes back to you.`,
        facts,
      }
    : { title: 'Payment Successful!', lead: `You have bought ${payment.plan_name}.`, facts };
}

/** What to say of where a payment stands. */
export function describeResult(snapshot: PaymentResultSnapshot | undefined, words: Words): ResultText {
  if (!snapshot) return verifying;
  const { payment, problem } = snapshot.context;
  if (payment && (snapshot.matches('paid') || snapshot.matches('refunded'))) {
    return confirmed(snapshot, payment, words);
  }
  if (snapshot.matches('notFound')) return notFound(snapshot, words);
  if (snapshot.matches('pending')) {
    return {
      title: 'Your payment is being confirmed',
      lead: 'The payment provider has not confirmed it yet. This page notices when it does; you need not pay again.',
      action: 'check',
    };
  }
  if (snapshot.matches('declined')) {
    return { title: 'The payment was declined', lead: 'You were not charged.', action: 'pricing' };
  }
  if (snapshot.matches('failed')) {
    return {
      title: 'We could not verify your payment',
      lead: `${problem?.message ?? ''} Whatever you paid is safe: only asking about it failed.`.trim(),
      action: 'check',
    };
  }
  return verifying;
}
