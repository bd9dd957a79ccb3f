import type { PlanId } from '@verapix/facts';
import { stateValueNames } from '@verapix/machines';
import { PageHeader, SkeletonGroup, Stack } from '@verapix/ui';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';
import type { SubscriptionActor } from '../../../wiring/account/use-subscription';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { SubscriptionContent } from './SubscriptionContent';
import { useKeptFocus } from './use-kept-focus';

export interface SubscriptionsViewProps extends LazyActor<SubscriptionActor> {
  planId: PlanId;
  hasFullAccess: boolean;
  /** Of dates and amounts; the browser's own where none is given. */
  locale?: string | undefined;
}

/** The subscription as its machine's state shows it. */
export function SubscriptionsView({ snapshot, ...rest }: SubscriptionsViewProps) {
  const states = stateValueNames('subscription', snapshot?.value ?? 'loading').join(' ');
  const content = useKeptFocus(states);
  const unknown = snapshot?.context.rows === undefined && !snapshot?.matches('failed');
  return (
    <Page title="Subscriptions">
      <Stack gap="l" data-machine-state={states}>
        <PageHeader
          title="Subscriptions"
          back={{ to: paths.account, label: 'Back to account' }}
          lead="Your plan, what it costs and when it renews."
        />
        <SkeletonGroup busy={unknown} label="Loading your subscription" ref={content} tabIndex={-1}>
          <SubscriptionContent snapshot={unknown ? undefined : snapshot} {...rest} />
        </SkeletonGroup>
      </Stack>
    </Page>
  );
}
