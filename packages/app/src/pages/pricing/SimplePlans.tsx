import { highlightLabel } from '@verapix/facts';
import { PlanCard, PlanCards, PlanPrice } from '@verapix/ui';
import { planPrice } from '../../content/plan-price';
import { PlanActionControl } from './PlanActionControl';
import type { PlanStanding } from './plan-standing';
import { yourPlan } from './your-plan';

interface SimplePlansProps {
  standings: readonly PlanStanding[];
  /** The rank of the plans' headings. */
  level: 2 | 3;
  locale?: string | undefined;
}

/** The plans as cards. */
export function SimplePlans({ standings, level, locale }: SimplePlansProps) {
  return (
    <PlanCards>
      {standings.map(({ plan, isCurrent, isOffered, action, isMainAction }) => (
        <PlanCard
          key={plan.id}
          level={level}
          title={plan.title}
          description={plan.description}
          price={<PlanPrice size="l" {...planPrice(plan, locale)} />}
          features={plan.features}
          badge={isOffered ? plan.badge : undefined}
          highlight={isOffered && plan.highlight ? highlightLabel : undefined}
          current={isCurrent ? yourPlan : undefined}
          delay={plan.delay}
          action={<PlanActionControl size="l" {...{ action, isMainAction }} />}
        />
      ))}
    </PlanCards>
  );
}
