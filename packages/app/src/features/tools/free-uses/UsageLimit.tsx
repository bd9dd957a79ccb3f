import { usageLimitProblem } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-free-uses';
import { Alert, Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../../app/paths';

const { title, message, fix } = usageLimitProblem;
const text = `${message} ${fix}`;

/** The Usage Limit screen, in place of a generator's form. */
export function UsageLimit() {
  return (
    <EmptyState title={title} resolved={1} data-machine-state="free-use.exhausted" actions={upgrade('l')}>
      {text}
    </EmptyState>
  );
}

/** The Usage Limit as a short note beside the results of the last free use, which stay in view. */
export function UsageLimitNote() {
  return (
    <Alert tone="warning" title={title} data-machine-state="free-use.exhausted" actions={upgrade('m')}>
      {text}
    </Alert>
  );
}

const upgrade = (size: 'm' | 'l') => (
  <Button asChild tone="accent" variant="solid" size={size}>
    <InternalLink to={paths.pricing}>{messages.upgrade}</InternalLink>
  </Button>
);
