import { usageLimitProblem } from '@verapix/machines';
import { Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../../paths';

const { title, message, fix } = usageLimitProblem;

/** Stands in the place of a generator's form when no free use is left. */
export function UsageLimit() {
  return (
    <EmptyState
      title={title}
      resolved={1}
      data-machine-state="free-use.exhausted"
      actions={
        <Button asChild tone="accent" look="solid" size="l">
          <InternalLink to={paths.pricing}>Upgrade to Premium</InternalLink>
        </Button>
      }
    >
      {`${message} ${fix}`}
    </EmptyState>
  );
}
