import type { PlanId } from '@verapix/facts';
import { stateValueNames } from '@verapix/machines';
import { SkeletonGroup } from '@verapix/ui';
import type { SubscriptionActor } from '../../../wiring/account/use-subscription';
import { useKeptFocus } from '../../../wiring/use-kept-focus';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { SettingsFrame } from '../SettingsFrame/SettingsFrame';
import { SubscriptionContent } from './SubscriptionContent';

export interface SubscriptionsViewProps extends LazyActor<SubscriptionActor> {
  planId: PlanId;
  hasFullAccess: boolean;
  /** Of dates and amounts; the browser's own where none is given. */
  locale?: string | undefined;
}

/** The subscription as its machine's state shows it. */
export function SubscriptionsView({ snapshot, ...rest }: SubscriptionsViewProps) {
  const states = stateValueNames('subscription', snapshot?.value ?? 'loading');
  const content = useKeptFocus(states.join(' '));
  const unknown = snapshot?.context.rows === undefined && !snapshot?.matches('failed');
  return (
    <SettingsFrame title="Subscriptions" lead="Your plan, what it costs and when it renews." states={states}>
      <SkeletonGroup busy={unknown} label="Loading your subscription" ref={content} tabIndex={-1}>
        <SubscriptionContent snapshot={unknown ? undefined : snapshot} {...rest} />
      </SkeletonGroup>
    </SettingsFrame>
  );
}
