import {
  type CheckoutRow,
  chargedPrice,
  currency,
  type OfferStatus,
  offerDays,
  type Plan,
  plans,
  premiumYearlyRegularPrice,
  priceOf,
} from '@verapix/domain';
import {
  type CheckoutActor,
  type OfferActor,
  selectOfferStatus,
  selectTimeLeft,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/checkout';
import * as common from '@verapix/messages/common';
import { Alert, Button, OfferCountdown, PageHeader, Text } from '@verapix/ui';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../app/account/account';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';
import { type LazyActor, useLazyActor } from '../../app/use-lazy-actor';
import { formatPrice } from '../../content/local-format';
import { planPrice } from '../../content/plan-price';
import { planWords } from '../../content/plan-words';
import { useEverySecond } from '../../lib/use-every-second';
import { WaitingCard } from '../../lib/WaitingCard';
import * as css from './CheckoutPage.css';
import { type CheckoutQuery, readCheckoutQuery, requestedPlan } from './checkout-query';
import { OrderCard } from './OrderCard';
import { PaymentPanel } from './PaymentPanel';

const loadCheckout = async () => (await import('./checkout.flow')).checkoutFlow;

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
  return <CheckoutView {...checkout} query={query} offer={useOffer()} />;
}

export { CheckoutPage as Component };

/** The actor belongs to the app, not to this page. */
const always = () => true;

/** The app's offer actor. */
function useOffer(): LazyActor<OfferActor> {
  const account = useAccount();
  const start = useCallback(async () => (await account.start()).offer, [account]);
  return useLazyActor(start, { eager: true, keepAlive: always });
}

interface CheckoutViewProps extends LazyActor<CheckoutActor> {
  query: CheckoutQuery;
  offer: LazyActor<OfferActor>;
}

/** The checkout, for each state of its machine. */
export function CheckoutView({ snapshot, send, query, offer }: CheckoutViewProps) {
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
            <OrderSummary plan={plan} checkout={snapshot?.context.checkout} query={query} offer={offer} />
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
  query: CheckoutQuery;
  offer: LazyActor<OfferActor>;
}

/** What is bought, and its price: the server's amount once it is known, and the catalog's until then. */
function OrderSummary({ plan, checkout, query, offer }: OrderSummaryProps) {
  const words = planWords[plan.id];
  const status = offer.snapshot ? selectOfferStatus(offer.snapshot) : 'pending';
  // A checkout keeps the price that it was opened with.
  const isRegular = checkout ? checkout.amount > priceOf(plan).discounted : status === 'over';
  const isKnown = checkout !== undefined || status !== 'pending';
  const differences = isKnown ? query.differences(isRegular) : [];
  const { price: catalogPrice, per, regular, saving } = planPrice(plan, isRegular);
  const charged = checkout ? formatPrice(checkout.amount, checkout.currency) : catalogPrice;
  const price = [charged, per].filter(Boolean).join(' ');
  return (
    <OrderCard
      data-machine-state={stateValueNames('offer', offer.snapshot?.value ?? 'loading').join(' ')}
      plan={plan.name}
      badge={(isKnown && !isRegular && words.offer?.checkoutBadge) || words.badge}
      price={
        isKnown
          ? { price: charged, per, regular, saving: charged === catalogPrice ? saving : undefined }
          : undefined
      }
      terms={orderTerms(plan)}
    >
      {differences.length > 0 && (
        <Alert
          tone="warning"
          title={messages.addressDiffers({ differences: differences.join(', '), title: plan.name, price })}
        />
      )}
      {checkout && checkout.amount < chargedPrice(plan, isRegular) && <Text>{messages.restTakenOff}</Text>}
      <Text size="s" tone="textMuted">
        {regularPricesText(plan)}
      </Text>
      <Offer offer={offer} status={status} price={price} isRegular={isRegular} />
    </OrderCard>
  );
}

/** How the plan is billed, and what it includes. */
function orderTerms({ billingPeriod, name }: Plan): string[] {
  return billingPeriod === 'lifetime'
    ? [messages.once, messages.forLife]
    : [messages.billedMonthly, messages.accessWhileActive({ title: name })];
}

/** The regular prices of Premium, which the savings are compared with. */
function regularPricesText({ id }: Plan): string {
  const monthly = formatPrice(priceOf(plans.premium).regular, currency);
  const yearly = formatPrice(premiumYearlyRegularPrice, currency);
  return id === 'premium'
    ? messages.regularPrices({ monthly, yearly })
    : messages.regularPricesOf({ title: plans.premium.name, monthly, yearly });
}

interface OfferProps {
  offer: LazyActor<OfferActor>;
  status: OfferStatus;
  /** What is paid, with the period. */
  price: string;
  /** Whether that is the regular price. */
  isRegular: boolean;
}

/** How long the offer runs for the user, once a checkout has started its clock. */
function Offer({ offer: { snapshot, send }, status, price, isRegular }: OfferProps) {
  useEverySecond(status === 'running');
  if (status === 'pending' || status === 'running') {
    return <OfferCountdown label={messages.offerEnds} left={snapshot && selectTimeLeft(snapshot)} />;
  }
  if (status === 'failed') {
    return (
      <Alert
        tone="warning"
        title={messages.offerUnchecked}
        actions={
          <Button size="s" onClick={() => send({ type: 'refresh.requested' })}>
            {common.tryAgain}
          </Button>
        }
      />
    );
  }
  if (status === 'open') return null;
  const text = isRegular ? messages.offerOver : messages.offerLocked;
  return <Text size="s">{text({ offerDays, price })}</Text>;
}
