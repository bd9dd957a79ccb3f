import { paidPlanIds, plans } from '@verapix/domain';
import * as messages from '@verapix/messages/checkout';
import { Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../content/paths';
import { checkoutPath } from '../../lib/checkout-path';

/** Shown instead of the checkout if the address names no plan, or one that is not sold (`unknown`): links to the plans. */
export function ChoosePlan({ unknown, ...rest }: { unknown: boolean; 'data-machine-state': string }) {
  return (
    <EmptyState
      picture="card"
      {...rest}
      level={1}
      title={unknown ? messages.unknownPlan : messages.choosePlan}
      actions={
        <>
          {paidPlanIds.map((id) => (
            <Button key={id} asChild>
              <InternalLink to={checkoutPath(id)}>{plans[id].name}</InternalLink>
            </Button>
          ))}
          <Button asChild tone="accent" variant="solid">
            <InternalLink to={paths.pricing}>{messages.comparePlans}</InternalLink>
          </Button>
        </>
      }
    >
      {unknown ? messages.unknownPlanText : messages.choosePlanText}
    </EmptyState>
  );
}
