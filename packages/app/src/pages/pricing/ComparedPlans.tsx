import { highlightLabel, type Plan, planComparison } from '@verapix/facts';
import { type PlanColumn, PlanTable } from '@verapix/ui';
import { planPrice } from '../../content/plan-price';
import { PlanActionControl } from './PlanActionControl';
import type { PlanStanding } from './plan-standing';
import { yourPlan } from './your-plan';

interface ComparedPlansProps {
  standings: readonly PlanStanding[];
  locale?: string | undefined;
}

function priceInWords(plan: Plan, locale?: string): string {
  const { price, per = '' } = planPrice(plan, locale);
  return `${price} ${per}`.trim();
}

function noteOn({ plan, isCurrent, isOffered }: PlanStanding): string | undefined {
  if (isCurrent) return yourPlan;
  if (!isOffered) return undefined;
  return plan.highlight ? highlightLabel : plan.badge;
}

/** The plans feature by feature. */
export function ComparedPlans({ standings, locale }: ComparedPlansProps) {
  const columns = standings.map((standing): PlanColumn => {
    const { plan, action, isMainAction } = standing;
    const { id, title, highlight } = plan;
    return {
      id,
      title,
      price: priceInWords(plan, locale),
      note: noteOn(standing),
      highlight,
      action: <PlanActionControl size="m" {...{ action, isMainAction }} />,
    };
  });
  return <PlanTable caption="What each plan has" columns={columns} groups={planComparison} />;
}
