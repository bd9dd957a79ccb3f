import { displayStatusOf, type PlanId, type SubscriptionRow } from '@verapix/domain';
import { canCancel, canReactivate, canResume, selectSubscription, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/account-subscription';
import * as common from '@verapix/messages/common';
import { Alert, Button, EmptyState, InternalLink, Skeleton, SkeletonGroup } from '@verapix/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { RequireSession } from '../../app/access/RequireSession';
import { useAccountView } from '../../app/account/account';
import type { SubscriptionActor } from '../../app/account/subscription-sync';
import { useAccountRuntime } from '../../app/account/use-started-account';
import { paths } from '../../content/paths';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { formatDate } from '@verapix/messages/formats/dates';
import { ConfirmDialog } from '@verapix/studio/lib/ConfirmDialog';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { planNameOf, subscriptionDetails, subscriptionNote } from './describe-subscription';
import { SubscriptionCard } from './SubscriptionCard';

/** `/subscriptions`: the user's plan. */
export function SubscriptionsPage() {
  return (
    <RequireSession notice={messages.signInFirst} fallback={<SubscriptionsSkeleton />}>
      {({ id }) => <SubscriptionOfUser key={id} />}
    </RequireSession>
  );
}

export { SubscriptionsPage as Component };

function SubscriptionOfUser() {
  const { planId, hasFullAccess } = useAccountView();
  const actor = useAccountRuntime()?.subscription;
  return actor ? <LoadedSubscription {...{ actor, planId, hasFullAccess }} /> : <SubscriptionsSkeleton />;
}

interface LoadedSubscriptionProps {
  actor: SubscriptionActor;
  planId: PlanId;
  hasFullAccess: boolean;
}

/** The app's subscription. It is read again with the page: it may have changed elsewhere. */
function LoadedSubscription({ actor, ...view }: LoadedSubscriptionProps) {
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => {
    if (!actor.getSnapshot().matches('loading')) actor.send({ type: 'refresh.requested' });
  }, [actor]);
  return <SubscriptionsView {...view} snapshot={snapshot} send={actor.send} />;
}

/** The page while the session is read. */
function SubscriptionsSkeleton() {
  return (
    <SettingsFrame
      title={messages.title}
      lead={messages.lead}
      states={stateValueNames('subscription', 'loading')}
    >
      <SkeletonGroup busy label={messages.loading}>
        <SubscriptionPlaceholder />
      </SkeletonGroup>
    </SettingsFrame>
  );
}

const SubscriptionPlaceholder = () => <Skeleton shape="block" style={{ blockSize: '20rem' }} />;

interface SubscriptionsViewProps {
  snapshot: SnapshotFrom<SubscriptionActor>;
  send: SubscriptionActor['send'];
  planId: PlanId;
  hasFullAccess: boolean;
  /** For dates. Default: the browser's. */
  locale?: string | undefined;
}

/** The subscription, for each state of its machine. */
export function SubscriptionsView({ snapshot, send, planId, hasFullAccess, locale }: SubscriptionsViewProps) {
  const states = stateValueNames('subscription', snapshot.value);
  const content = useKeptFocus(states.join(' '));
  const failed = snapshot.matches('failed');
  const busy = snapshot.context.rows === undefined && !failed;
  const subscription = selectSubscription(snapshot);
  return (
    <SettingsFrame title={messages.title} lead={messages.lead} states={states}>
      <SkeletonGroup busy={busy} label={messages.loading} ref={content} tabIndex={-1}>
        {busy ? (
          <SubscriptionPlaceholder />
        ) : failed ? (
          <Alert
            tone="danger"
            title={messages.loadFailed}
            actions={<Button onClick={() => send({ type: 'load.retried' })}>{common.tryAgain}</Button>}
          >
            {messages.loadFailedFix}
          </Alert>
        ) : subscription ? (
          <CurrentSubscription {...{ subscription, snapshot, send, planId, locale }} />
        ) : (
          <NoSubscription hasFullAccess={hasFullAccess} />
        )}
      </SkeletonGroup>
    </SettingsFrame>
  );
}

function NoSubscription({ hasFullAccess }: { hasFullAccess: boolean }) {
  return (
    <EmptyState
      picture="card"
      title={messages.none}
      actions={
        <Button asChild tone="accent" variant="solid">
          <InternalLink to={paths.pricing}>{messages.viewPlans}</InternalLink>
        </Button>
      }
    >
      {hasFullAccess ? messages.noneFounder : messages.noneFree}
    </EmptyState>
  );
}

/** Whether the provider knows the user as a customer: for a plan that renews, and not for a trial. */
const hasBilling = ({ interval, status }: SubscriptionRow) => interval === 'monthly' && status !== 'trial';

interface CurrentSubscriptionProps {
  subscription: SubscriptionRow;
  snapshot: SnapshotFrom<SubscriptionActor>;
  send: SubscriptionActor['send'];
  planId: PlanId;
  locale: string | undefined;
}

/** A subscription with its actions, and the dialog that confirms canceling it. */
function CurrentSubscription({ subscription, snapshot, send, planId, locale }: CurrentSubscriptionProps) {
  const planName = planNameOf(subscription);
  const now = snapshot.context.now();
  const inactiveNote = planId === 'free' ? messages.inactive : undefined;
  const note =
    subscriptionNote(subscription, now, locale) ?? (canReactivate(snapshot) ? inactiveNote : undefined);
  const end = formatDate(subscription.current_period_end, locale);
  const question = end
    ? (subscription.status === 'trial' ? messages.cancelTrialText : messages.cancelText)({ planName, end })
    : messages.cancelTextWithoutEnd({ planName });
  return (
    <>
      <SubscriptionCard
        plan={planName}
        status={displayStatusOf(subscription, now)}
        details={subscriptionDetails(subscription, locale, now)}
        note={note}
        actions={
          <>
            {canReactivate(snapshot) && (
              <Button asChild tone="accent" variant="solid">
                <InternalLink to={paths.pricing}>{messages.reactivate}</InternalLink>
              </Button>
            )}
            {canResume(snapshot) && (
              <Button
                tone="accent"
                variant="solid"
                aria-disabled={snapshot.matches('loading')}
                pending={snapshot.matches('resuming')}
                pendingLabel={messages.undoing}
                onClick={() => send({ type: 'resume.requested' })}
              >
                {messages.undo}
              </Button>
            )}
            <Button asChild>
              <InternalLink to={paths.pricing}>{messages.manage}</InternalLink>
            </Button>
            {hasBilling(subscription) && (
              <Button
                aria-disabled={snapshot.matches('loading')}
                pending={snapshot.matches('openingBilling')}
                pendingLabel={messages.openingBilling}
                onClick={() => send({ type: 'billing.requested' })}
              >
                {messages.billing}
              </Button>
            )}
            {canCancel(snapshot) && (
              <Button
                tone="danger"
                aria-disabled={snapshot.matches('loading')}
                onClick={() => send({ type: 'cancel.requested' })}
              >
                {messages.cancelAction}
              </Button>
            )}
          </>
        }
      />
      {(snapshot.matches('confirming') || snapshot.matches('canceling')) && (
        <ConfirmDialog
          title={messages.cancelQuestion}
          description={question}
          confirmLabel={messages.cancelAction}
          cancelLabel={messages.keepPlan}
          pending={snapshot.matches('canceling')}
          pendingLabel={messages.canceling}
          onConfirm={() => send({ type: 'cancel.confirmed' })}
          onDismiss={() => send({ type: 'cancel.dismissed' })}
        />
      )}
    </>
  );
}
