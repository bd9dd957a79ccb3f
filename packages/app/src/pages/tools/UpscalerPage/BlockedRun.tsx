import type { Blocker } from '@verapix/machines';
import { Alert, Button, InternalLink } from '@verapix/ui';
import { paths } from '../../../paths';

/** Why the result would be too large, and where to go for larger ones. */
export function BlockedRun({ blocker: { code, message, fix } }: { blocker: Blocker }) {
  return (
    <Alert
      tone="warning"
      title={message}
      live
      actions={
        code === 'larger-than-plan' && (
          <Button asChild size="s">
            <InternalLink to={paths.pricing}>See the plans</InternalLink>
          </Button>
        )
      }
    >
      {fix}
    </Alert>
  );
}
