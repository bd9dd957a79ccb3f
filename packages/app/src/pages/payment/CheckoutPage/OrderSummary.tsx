import { currency, type Plan } from '@verapix/facts';
import { selectTimeLeft } from '@verapix/machines';
import { Alert, OfferCountdown, OrderCard, Text } from '@verapix/ui';
import { planPrice } from '../../../content/plan-price';
import { useEverySecond } from '../../auth/use-every-second';
import type { CheckoutViewProps } from './CheckoutView';
import { chargedOf, differencesText, orderTerms, overText, regularPricesText } from './order-texts';

interface OrderSummaryProps extends Pick<CheckoutViewProps, 'snapshot' | 'query' | 'countdown' | 'locale'> {
  plan: Plan;
}

/** What is bought and for how much: the server's amount where it is known, and the catalogue's until then. */
export function OrderSummary({ plan, snapshot, query, countdown, locale }: OrderSummaryProps) {
  const charged = chargedOf(plan, snapshot?.context.checkout, locale);
  const { per, regular } = planPrice(plan, locale);
  return (
    <OrderCard
      plan={plan.title}
      badge={plan.checkoutBadge}
      price={{ price: charged, per, regular }}
      terms={orderTerms(plan)}
    >
      {query.differences.length > 0 && (
        <Alert tone="warning" title={differencesText(query.differences, { plan, charged, per })} />
      )}
      <Text size="s" tone="textMuted">
        {regularPricesText(plan, currency, locale)}
      </Text>
      <Offer countdown={countdown} price={[charged, per].filter(Boolean).join(' ')} />
    </OrderCard>
  );
}

function Offer({ countdown, price }: { countdown: CheckoutViewProps['countdown']; price: string }) {
  const isOver = countdown?.matches('over') ?? false;
  useEverySecond(countdown !== undefined && !isOver);
  const states = `countdown.${isOver ? 'over' : 'running'}`;
  if (isOver) {
    return (
      <Text data-machine-state={states} size="s">
        {overText(price)}
      </Text>
    );
  }
  return (
    <OfferCountdown
      label="Offer ends in"
      left={countdown && selectTimeLeft(countdown)}
      data-machine-state={states}
    />
  );
}
