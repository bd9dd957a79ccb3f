import { displayStatusOf, type SubscriptionRow } from '@verapix/facts';
import { canCancel, canReactivate } from '@verapix/machines';
import { Button, InternalLink, SubscriptionCard } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { paths } from '../../../paths';
import { planNameOf, renewalNote, subscriptionFacts } from './describe-subscription';
import type { SubscriptionsViewProps } from './SubscriptionsView';

/** Fetched when a subscription is to be canceled. */
const CancelQuestion = lazy(async () => ({ default: (await import('./CancelQuestion')).CancelQuestion }));

interface CurrentSubscriptionProps extends Omit<SubscriptionsViewProps, 'hasFullAccess' | 'snapshot'> {
  snapshot: NonNullable<SubscriptionsViewProps['snapshot']>;
  subscription: SubscriptionRow;
}

/** A subscription, with what can be done about it, and the question before it is canceled. */
export function CurrentSubscription({ subscription, planId, locale, ...machine }: CurrentSubscriptionProps) {
  const { snapshot, send } = machine;
  const asked = snapshot.matches('confirming') || snapshot.matches('canceling');
  return (
    <>
      <SubscriptionCard
        plan={planNameOf(subscription)}
        status={displayStatusOf(subscription.status)}
        facts={subscriptionFacts(subscription, locale)}
        note={noteOn(subscription, { snapshot, planId, locale })}
        actions={<Actions {...machine} />}
      />
      {asked && (
        <Suspense>
          <CancelQuestion
            planName={planNameOf(subscription)}
            pending={snapshot.matches('canceling')}
            onConfirm={() => send({ type: 'cancel.confirmed' })}
            onDismiss={() => send({ type: 'cancel.dismissed' })}
          />
        </Suspense>
      )}
    </>
  );
}

function noteOn(
  subscription: SubscriptionRow,
  { snapshot, planId, locale }: Pick<CurrentSubscriptionProps, 'snapshot' | 'planId' | 'locale'>,
): string | undefined {
  if (canCancel(snapshot)) return renewalNote(subscription, locale);
  if (!canReactivate(snapshot) || planId !== 'free') return undefined;
  return 'This subscription is not active, so the free plan applies.';
}

function Actions({ snapshot, send }: Pick<CurrentSubscriptionProps, 'snapshot' | 'send'>) {
  return (
    <>
      {canReactivate(snapshot) && (
        <Button asChild tone="accent" look="solid">
          <InternalLink to={paths.pricing}>Reactivate Subscription</InternalLink>
        </Button>
      )}
      <Button asChild>
        <InternalLink to={paths.pricing}>Manage Plan</InternalLink>
      </Button>
      {canCancel(snapshot) && (
        <Button
          tone="danger"
          aria-disabled={snapshot.matches('loading')}
          onClick={() => send({ type: 'cancel.requested' })}
        >
          Cancel Subscription
        </Button>
      )}
    </>
  );
}
