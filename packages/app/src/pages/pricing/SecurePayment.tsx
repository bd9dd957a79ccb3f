import { currency, refundDays } from '@verapix/facts';
import { PromiseCard } from '@verapix/ui';
import { ShieldCheck } from 'lucide-react';

const promises = [
  `${refundDays}-day money-back promise`,
  'Cancel whenever you like',
  `Prices in US dollars (${currency})`,
];

/** How paying works and what is promised about it. */
export function SecurePayment({ level }: { level: 2 | 3 }) {
  return (
    <PromiseCard icon={ShieldCheck} level={level} title="Secure payment" promises={promises}>
      You pay on the page of our payment provider, over an encrypted connection. Your card details never reach
      us. If a plan is not what you need, ask within {refundDays} days and you get your money back.
    </PromiseCard>
  );
}
