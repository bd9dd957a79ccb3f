import { paidPlanIds, plans } from '@verapix/domain';
import { Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../app/paths';
import { checkoutPath } from '../../content/checkout-path';

/** Shown instead of the checkout if the address names no plan, or one that is not sold (`unknown`): links to the plans. */
export function ChoosePlan({ unknown, ...rest }: { unknown: boolean; 'data-machine-state': string }) {
  return (
    <EmptyState
      {...rest}
      level={1}
      title={unknown ? 'Unknown plan selected' : 'Choose a plan to pay for'}
      actions={
        <>
          {paidPlanIds.map((id) => (
            <Button key={id} asChild>
              <InternalLink to={checkoutPath(id)}>{plans[id].title}</InternalLink>
            </Button>
          ))}
          <Button asChild tone="accent" variant="solid">
            <InternalLink to={paths.pricing}>Compare the plans</InternalLink>
          </Button>
        </>
      }
    >
      {unknown
        ? 'The plan in this address is none that is sold. Nothing was ordered and nothing is charged.'
        : 'This address does not say which plan it is for, or names no amount above 0. Nothing was ordered and nothing is charged.'}
    </EmptyState>
  );
}
