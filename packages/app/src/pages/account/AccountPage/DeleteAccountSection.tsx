import { type PlanId, plans } from '@verapix/facts';
import { DangerZone, Link } from '@verapix/ui';
import { paths } from '../../../paths';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import type { DeleteAccountActor } from './start-delete-account';

const labels = { act: 'Delete Account', confirm: 'Confirm Delete', pending: 'Deleting...' };

/** What becomes of the plan. The free one is said too where the plan is not known. */
const endOfPlan: Record<PlanId, string> = {
  free: 'If you have a paid plan, it ends at once and is not charged again.',
  premium: `Your ${plans.premium.title} plan ends at once and is not charged again.`,
  lifetime: `Your ${plans.lifetime.title} plan ends at once and does not come back with a new account.`,
};

interface DeleteAccountSectionProps extends LazyActor<DeleteAccountActor> {
  /** The paid plan that would end. */
  planId: PlanId;
}

/** Deletes the account in two presses, and says what is lost before the first. */
export function DeleteAccountSection({ snapshot, send, planId }: DeleteAccountSectionProps) {
  const confirming = snapshot?.matches('confirming') ?? false;
  const idle = snapshot?.matches('idle') ?? true;
  return (
    <DangerZone
      title="Delete account"
      state={idle ? 'idle' : confirming ? 'confirming' : 'pending'}
      labels={labels}
      question="This cannot be undone. Press Confirm Delete to delete your account for good."
      onAsk={() => send({ type: 'delete.requested' })}
      onConfirm={() => send({ type: 'delete.confirmed' })}
      onCancel={() => send({ type: 'delete.cancelled' })}
    >
      Your profile, your settings and everything else stored with your account are deleted for good, and you
      are signed out. {endOfPlan[planId]} To keep a copy of the data in your profile,{' '}
      <Link to={paths.accountData}>download your data</Link> first.
    </DangerZone>
  );
}
