import { type CheckoutActor, type CountdownSnapshot, stateValueNames } from '@verapix/machines';
import { PageHeader } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { WaitingCard } from '../../auth/WaitingCard';
import * as css from './CheckoutView.css';
import { type CheckoutQuery, requestedPlan } from './checkout-query';
import { OrderSummary } from './OrderSummary';
import { PaymentPanel } from './PaymentPanel';

/** Fetched for an address that says too little. */
const ChoosePlan = lazy(async () => ({ default: (await import('./ChoosePlan')).ChoosePlan }));

export interface CheckoutViewProps extends LazyActor<CheckoutActor> {
  query: CheckoutQuery;
  countdown: CountdownSnapshot | undefined;
  /** Of amounts; the browser's own where none is given. */
  locale?: string | undefined;
}

/** The checkout as its machine's state shows it. */
export function CheckoutView(props: CheckoutViewProps) {
  const { snapshot, query } = props;
  const states = stateValueNames('checkout', snapshot?.value ?? 'checkingSession').join(' ');
  const plan = requestedPlan(query.request);
  const unknown = snapshot?.matches('unknownPlan') ?? false;
  const waiting = <WaitingCard title="Checkout" lead="One moment, please." data-machine-state={states} />;
  return (
    <Page title="Checkout">
      {unknown || snapshot?.matches('invalid') ? (
        <Suspense fallback={waiting}>
          <ChoosePlan unknown={unknown} data-machine-state={states} />
        </Suspense>
      ) : plan ? (
        <div className={css.root} data-machine-state={states}>
          <PageHeader
            title="Checkout"
            lead="You pay on the page of our payment provider, which opens in a new tab."
            back={{ to: paths.pricing, label: 'Back to pricing' }}
          />
          <div className={css.columns}>
            <OrderSummary {...props} plan={plan} />
            <PaymentPanel {...props} plan={plan} />
          </div>
        </div>
      ) : (
        waiting
      )}
    </Page>
  );
}
