import { plans } from '@verapix/facts';
import { Alert } from '@verapix/ui';
import type { Viewer } from './plan-standing';

/** What whoever looks should know before they read what plans cost. */
export function PlanNotice({ viewer: { status, planStatus, planId, hasFullAccess } }: { viewer: Viewer }) {
  if (status !== 'signed-in') return null;
  if (hasFullAccess) {
    return (
      <Alert title="You have full access">
        Everything in every plan is open to you. There is nothing you need to buy.
      </Alert>
    );
  }
  if (planStatus === 'failed') {
    return (
      <Alert tone="warning" title="We could not check your plan">
        Nothing about it has changed; it is just not marked here. You are not charged twice for a plan you
        have.
      </Alert>
    );
  }
  if (planId !== 'lifetime') return null;
  return (
    <Alert tone="success" title={`${plans.lifetime.title} is yours`}>
      You have everything there is, for good. There is nothing left to buy.
    </Alert>
  );
}
