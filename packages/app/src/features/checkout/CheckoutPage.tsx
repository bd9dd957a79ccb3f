import {
  type CheckoutRow,
  chargedPrice,
  currency,
  isOnMerchantPage,
  type OfferStatus,
  offerDays,
  type Plan,
  type PlanId,
  plans,
  premiumYearlyRegularPrice,
  priceOf,
} from '@verapix/domain';
import {
  type CheckoutActor,
  type OfferActor,
  type OfferSnapshot,
  selectOfferStatus,
  selectTimeLeft,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/checkout';
import * as common from '@verapix/messages/common';
import { Alert, Button, PageHeader, Text } from '@verapix/ui';
import { OfferCountdown } from '@verapix/ui/product';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccountRuntime, useStartedAccount } from '../../app/account/use-started-account';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';
import { formatPrice } from '@verapix/messages/formats/dates';
import { planPrice } from '../../content/plan-price';
import { planWords } from '../../content/plan-words';
import { useEverySecond } from '../../lib/use-every-second';
import { WaitingCard } from '../../lib/WaitingCard';
import * as css from './CheckoutPage.css';
import { type CheckoutQuery, readCheckoutQuery, requestedPlan } from './checkout-query';
import { ChoosePlan } from './ChoosePlan';
import { OrderCard } from './OrderCard';
import { PaymentPanel } from './PaymentPanel';
import { checkoutFlow } from './checkout.flow';

/** `/payment`: buying the plan that the address names. */
export function CheckoutPage() {
  useStartedAccount();
  const { pathname, search, key } = useLocation();
  const query = useMemo(() => readCheckoutQuery(search), [search]);
  const historyKey = `${key} ${search}`;
  const checkout = useFlow(checkoutFlow, {
    params: { request: query.request, returnTo: `${pathname}${search}`, historyKey },
    key: historyKey,
  });
  return <CheckoutView {...checkout} query={query} offer={useOffer()} />;
}

export { CheckoutPage as Component };

/** The app's offer; undefined until the account has started. */
type OfferView = { snapshot: OfferSnapshot; send: OfferActor['send'] } | undefined;

function useOffer(): OfferView {
  const actor = useAccountRuntime()?.offer;
  const snapshot = useSelector(actor, (current) => current);
  return actor && snapshot && { snapshot, send: actor.send };
}

interface CheckoutViewProps extends FlowView<CheckoutActor> {
  query: CheckoutQuery;
  offer: OfferView;
}

/** The checkout, for each state of its machine. */
export function CheckoutView({ snapshot, send, query, offer }: CheckoutViewProps) {
  const states = stateValueNames('checkout', snapshot.value).join(' ');
  const plan = requestedPlan(query.request);
  const unknown = snapshot.matches('unknownPlan');
  const waiting = <WaitingCard title={messages.title} lead={messages.moment} data-machine-state={states} />;
  return (
    <Page title={messages.title}>
      {unknown || snapshot.matches('invalid') ? (
        <ChoosePlan unknown={unknown} data-machine-state={states} />
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
              checkout={snapshot.context.checkout}
              ownedPlan={snapshot.context.planId}
              query={query}
              offer={offer}
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
  /** The user's plan; undefined while it is not known. */
  ownedPlan: PlanId | undefined;
  query: CheckoutQuery;
  offer: OfferView;
}

/** What is bought, and its price: the server's amount once it is known, and the catalog's until then. */
function OrderSummary({ plan, checkout, ownedPlan, query, offer }: OrderSummaryProps) {
  const words = planWords[plan.id];
  const status = offer ? selectOfferStatus(offer.snapshot) : 'pending';
  // A checkout keeps the price that it was opened with.
  const isRegular = checkout ? checkout.amount > priceOf(plan).discounted : status === 'over';
  const isKnown = checkout !== undefined || status !== 'pending';
  const differences = isKnown ? query.differences(isRegular) : [];
  const { price: catalogPrice, per, regular, saving } = planPrice(plan, isRegular);
  const charged = checkout ? formatPrice(checkout.amount, checkout.currency) : catalogPrice;
  const price = [charged, per].filter(Boolean).join(' ');
  return (
    <OrderCard
      data-machine-state={stateValueNames('offer', offer?.snapshot.value ?? 'loading').join(' ')}
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
      {checkout && isOnMerchantPage(checkout) && ownedPlan === 'premium' && plan.id === 'lifetime' && (
        <Text>{messages.restRefunded}</Text>
      )}
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
  offer: OfferView;
  status: OfferStatus;
  /** What is paid, with the period. */
  price: string;
  /** Whether that is the regular price. */
  isRegular: boolean;
}

/** How long the offer runs for the user, once a checkout has started its clock. */
function Offer({ offer, status, price, isRegular }: OfferProps) {
  useEverySecond(status === 'running');
  if (status === 'pending' || status === 'running') {
    return <OfferCountdown label={messages.offerEnds} left={offer && selectTimeLeft(offer.snapshot)} />;
  }
  if (status === 'failed') {
    return (
      <Alert
        tone="warning"
        title={messages.offerUnchecked}
        actions={
          <Button size="s" onClick={() => offer?.send({ type: 'refresh.requested' })}>
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
