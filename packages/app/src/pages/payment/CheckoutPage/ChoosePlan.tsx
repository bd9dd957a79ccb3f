import { paidPlanIds, plans } from '@verapix/facts';
import { Button, EmptyState, type EmptyStateProps, InternalLink } from '@verapix/ui';
import { checkoutPath } from '../../../content/checkout-path';
import { paths } from '../../../paths';

interface ChoosePlanProps extends Pick<EmptyStateProps, never> {
  /** A plan was named, but none that is sold. */
  unknown: boolean;
  'data-machine-state': string;
}

/** Stands in the place of a checkout whose address says too little: the way to one that says enough. */
export function ChoosePlan({ unknown, ...rest }: ChoosePlanProps) {
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
          <Button asChild tone="accent" look="solid">
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
