import {
  type CheckoutRow,
  currency,
  offerDays,
  type Plan,
  plans,
  premiumYearlyRegularPrice,
  priceOf,
} from '@verapix/domain';
import {
  type CheckoutActor,
  type CountdownSnapshot,
  selectTimeLeft,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/checkout';
import { Alert, OfferCountdown, PageHeader, Text } from '@verapix/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';
import type { LazyActor } from '../../app/use-lazy-actor';
import { formatPrice } from '../../content/local-format';
import { planPrice } from '../../content/plan-price';
import { useEverySecond } from '../../lib/use-every-second';
import { WaitingCard } from '../../lib/WaitingCard';
import * as css from './CheckoutPage.css';
import { type CheckoutQuery, readCheckoutQuery, requestedPlan } from './checkout-query';
import { OrderCard } from './OrderCard';
import { PaymentPanel } from './PaymentPanel';

const loadCheckout = async () => (await import('./checkout.flow')).checkoutFlow;
const loadCountdown = async () => (await import('./countdown.flow')).countdownFlow;

/** Loaded when the address does not name a plan. */
const ChoosePlan = lazy(async () => ({ default: (await import('./ChoosePlan')).ChoosePlan }));

/** `/payment`: buying the plan that the address names. */
export function CheckoutPage() {
  const { pathname, search, key } = useLocation();
  const query = useMemo(() => readCheckoutQuery(search), [search]);
  const historyKey = `${key} ${search}`;
  const checkout = useFlow(loadCheckout, {
    params: { request: query.request, returnTo: `${pathname}${search}`, historyKey },
    key: historyKey,
    eager: true,
  });
  const countdown = useFlow(loadCountdown, { params: undefined, eager: true });
  return <CheckoutView {...checkout} query={query} countdown={countdown.snapshot} />;
}

export { CheckoutPage as Component };

interface CheckoutViewProps extends LazyActor<CheckoutActor> {
  query: CheckoutQuery;
  countdown: CountdownSnapshot | undefined;
}

/** The checkout, for each state of its machine. */
export function CheckoutView({ snapshot, send, query, countdown }: CheckoutViewProps) {
  const states = stateValueNames('checkout', snapshot?.value ?? 'checkingSession').join(' ');
  const plan = requestedPlan(query.request);
  const unknown = snapshot?.matches('unknownPlan') ?? false;
  const waiting = <WaitingCard title={messages.title} lead={messages.moment} data-machine-state={states} />;
  return (
    <Page title={messages.title}>
      {unknown || snapshot?.matches('invalid') ? (
        <Suspense fallback={waiting}>
          <ChoosePlan unknown={unknown} data-machine-state={states} />
        </Suspense>
      ) : plan ? (
        <div className={css.root} data-machine-state={states}>
          <PageHeader
            title={messages.title}
            lead={messages.lead}
            back={{ to: paths.pricing, label: messages.backToPricing }}
          />
          <div className={css.columns}>
            <OrderSummary
              plan={plan}
              checkout={snapshot?.context.checkout}
              differences={query.differences}
              countdown={countdown}
            />
            <PaymentPanel snapshot={snapshot} send={send} plan={plan} />
          </div>
        </div>
      ) : (
        waiting
      )}
    </Page>
  );
}

interface OrderSummaryProps {
  plan: Plan;
  /** Undefined until the server has created it. */
  checkout: CheckoutRow | undefined;
  /** Claims of the address that are wrong. */
  differences: readonly string[];
  countdown: CountdownSnapshot | undefined;
}

/** What is bought, and its price: the server's amount once it is known, and the catalog's until then. */
function OrderSummary({ plan, checkout, differences, countdown }: OrderSummaryProps) {
  const { price: catalogPrice, per, regular } = planPrice(plan);
  const charged = checkout ? formatPrice(checkout.amount, checkout.currency) : catalogPrice;
  const price = [charged, per].filter(Boolean).join(' ');
  return (
    <OrderCard
      plan={plan.title}
      badge={plan.checkoutBadge}
      price={{ price: charged, per, regular }}
      terms={orderTerms(plan)}
    >
      {differences.length > 0 && (
        <Alert
          tone="warning"
          title={messages.addressDiffers({ differences: differences.join(', '), title: plan.title, price })}
        />
      )}
      {checkout && checkout.amount < priceOf(plan).discounted && <Text>{messages.restTakenOff}</Text>}
      <Text size="s" tone="textMuted">
        {regularPricesText(plan)}
      </Text>
      <Offer countdown={countdown} price={price} />
    </OrderCard>
  );
}

/** How the plan is billed, and what it includes. */
function orderTerms({ billingPeriod, title }: Plan): string[] {
  return billingPeriod === 'lifetime'
    ? [messages.once, messages.forLife]
    : [messages.billedMonthly, messages.accessWhileActive({ title })];
}

/** The regular prices of Premium, which the savings are compared with. */
function regularPricesText({ id }: Plan): string {
  const monthly = formatPrice(priceOf(plans.premium).regular, currency);
  const yearly = formatPrice(premiumYearlyRegularPrice, currency);
  return id === 'premium'
    ? messages.regularPrices({ monthly, yearly })
    : messages.regularPricesOf({ title: plans.premium.title, monthly, yearly });
}

function Offer({ countdown, price }: { countdown: CountdownSnapshot | undefined; price: string }) {
  const isOver = countdown?.matches('over') ?? false;
  useEverySecond(countdown !== undefined && !isOver);
  const states = `countdown.${isOver ? 'over' : 'running'}`;
  return isOver ? (
    <Text data-machine-state={states} size="s">
      {messages.offerOver({ offerDays, price })}
    </Text>
  ) : (
    <OfferCountdown
      label={messages.offerEnds}
      left={countdown && selectTimeLeft(countdown)}
      data-machine-state={states}
    />
  );
}
