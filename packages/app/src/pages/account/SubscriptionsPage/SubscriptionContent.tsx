import { selectSubscription } from '@verapix/machines';
import { Alert, Button, EmptyState, InternalLink, Skeleton } from '@verapix/ui';
import { paths } from '../../../paths';
import { CurrentSubscription } from './CurrentSubscription';
import type { SubscriptionsViewProps } from './SubscriptionsView';

/** The subscription, that there is none, that it could not be read; or room for it while it is not known. */
export function SubscriptionContent({ snapshot, send, hasFullAccess, ...rest }: SubscriptionsViewProps) {
  if (!snapshot) return <Skeleton shape="block" style={{ blockSize: '20rem' }} />;
  if (snapshot.matches('failed')) return <LoadFailed onRetry={() => send({ type: 'load.retried' })} />;
  const subscription = selectSubscription(snapshot);
  if (!subscription) return <NoSubscription hasFullAccess={hasFullAccess} />;
  return <CurrentSubscription {...{ subscription, snapshot, send }} {...rest} />;
}

/** A toast has said it already. */
function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title="Failed to load subscription information"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      Check your connection and try again. Nothing about your subscription has changed.
    </Alert>
  );
}

function NoSubscription({ hasFullAccess }: { hasFullAccess: boolean }) {
  return (
    <EmptyState
      title="No Active Subscription"
      actions={
        <Button asChild tone="accent" look="solid">
          <InternalLink to={paths.pricing}>View Plans</InternalLink>
        </Button>
      }
    >
      {hasFullAccess
        ? 'As a founder you have full access without one.'
        : 'You are on the free plan. A paid plan lifts its limits.'}
    </EmptyState>
  );
}
