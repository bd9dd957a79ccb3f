import { usageLimitProblem } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-free-uses';
import { Alert, Button, EmptyState, InternalLink } from '@verapix/ui';
import { useHost } from '../host';

const { title, message, fix } = usageLimitProblem;
const text = `${message} ${fix}`;

/** The Usage Limit screen, in place of a generator's form. */
export function UsageLimit() {
  return (
    <EmptyState
      picture="hourglass"
      title={title}
      data-machine-state="free-use.exhausted"
      actions={<Upgrade size="l" />}
    >
      {text}
    </EmptyState>
  );
}

/** The Usage Limit as a short note beside the results of the last free use, which stay in view. */
export function UsageLimitNote() {
  return (
    <Alert
      tone="warning"
      title={title}
      data-machine-state="free-use.exhausted"
      actions={<Upgrade size="m" />}
    >
      {text}
    </Alert>
  );
}

function Upgrade({ size }: { size: 'm' | 'l' }) {
  return (
    <Button asChild tone="accent" variant="solid" size={size}>
      <InternalLink to={useHost().plansPath()}>{messages.upgrade}</InternalLink>
    </Button>
  );
}
