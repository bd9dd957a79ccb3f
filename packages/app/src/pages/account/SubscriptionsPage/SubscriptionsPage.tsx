import { RequireSession } from '../../../access/RequireSession';
import { useAccountView } from '../../../wiring/account/account';
import { useSubscription } from '../../../wiring/account/use-subscription';
import { SubscriptionsView } from './SubscriptionsView';

const nothing = () => {};

/** `/subscriptions`: the plan of whoever is signed in. */
export function SubscriptionsPage() {
  return (
    <RequireSession
      notice="Please sign in to view your subscriptions"
      fallback={<SubscriptionsView snapshot={undefined} send={nothing} planId="free" hasFullAccess={false} />}
    >
      {({ id }) => <OwnSubscription key={id} />}
    </RequireSession>
  );
}

function OwnSubscription() {
  const { planId, hasFullAccess } = useAccountView();
  const { snapshot, send } = useSubscription();
  return <SubscriptionsView {...{ snapshot, send, planId, hasFullAccess }} />;
}
