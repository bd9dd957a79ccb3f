import * as messages from '@verapix/messages/pricing';
import { Skeleton } from '@verapix/ui';
import { type PlanColumn, PlanTable } from '@verapix/ui/product';
import { planComparison } from '../../content/plan-comparison';
import { highlightLabel, planTitles } from '../../content/plan-words';
import { PlanAction, yourPlan } from './PlanAction';
import type { PlanOffer } from './plan-offers';

/** The plans, feature by feature. */
export function ComparedPlans({ offers }: { offers: readonly PlanOffer[] }) {
  const columns = offers.map((offer): PlanColumn => {
    const { plan, price, action, isMainAction } = offer;
    return {
      id: plan.id,
      title: planTitles[plan.id],
      price: price ? `${price.price} ${price.per ?? ''}`.trim() : <Skeleton />,
      note: noteOn(offer),
      highlight: plan.highlight,
      action: <PlanAction size="m" {...{ action, isMainAction }} />,
    };
  });
  return <PlanTable caption={messages.compared} columns={columns} groups={planComparison} />;
}

function noteOn({ plan, isCurrent, isOffered, badge }: PlanOffer): string | undefined {
  if (isCurrent) return yourPlan;
  if (!isOffered) return undefined;
  return plan.highlight ? highlightLabel : badge;
}
