import { usageLimitProblem } from '@verapix/machines';
import { Alert, Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../../paths';

const { title, message, fix } = usageLimitProblem;

/** Stands in the place of a generator's form when no free use is left. */
export function UsageLimit() {
  return (
    <EmptyState
      title={title}
      resolved={1}
      data-machine-state="free-use.exhausted"
      actions={<Upgrade size="l" />}
    >
      {`${message} ${fix}`}
    </EmptyState>
  );
}

/** The same beside what was made with the last free use: short, so that it stays in sight. */
export function UsageLimitNote() {
  return (
    <Alert
      tone="warning"
      title={title}
      data-machine-state="free-use.exhausted"
      actions={<Upgrade size="m" />}
    >
      {`${message} ${fix}`}
    </Alert>
  );
}

function Upgrade({ size }: { size: 'm' | 'l' }) {
  return (
    <Button asChild tone="accent" look="solid" size={size}>
      <InternalLink to={paths.pricing}>Upgrade to Premium</InternalLink>
    </Button>
  );
}
