import { hasUnsavedMerchantSettings } from '@verapix/machines';
import { RequireSession } from '../../../access/RequireSession';
import { paths } from '../../../paths';
import { LeaveDialog } from '../../../shell/LeaveDialog';
import { useLeaveGuard } from '../../../wiring/use-leave-guard';
import { MerchantSettingsView } from './MerchantSettingsView';
import { useMerchantSettings } from './use-merchant-settings';

/** Nothing can be changed before it is known who is there. */
const ignore = () => {};

/** `/merchant/settings` and `/merchant-settings`: who is paid and where. The server says who may see it. */
export function MerchantSettingsPage() {
  return (
    <RequireSession
      notice="Please sign in to view the payment settings"
      returnTo={paths.merchantSettingsAlias}
      fallback={<MerchantSettingsView snapshot={undefined} send={ignore} />}
    >
      {(user) => <SettingsForOne key={user.id} />}
    </RequireSession>
  );
}

function SettingsForOne() {
  const { snapshot, send } = useMerchantSettings();
  // What is being saved is not lost by leaving: the save goes on.
  const isOpen = snapshot?.matches('editing') || snapshot?.matches('testing');
  const blocker = useLeaveGuard(
    snapshot !== undefined && Boolean(isOpen) && hasUnsavedMerchantSettings(snapshot),
  );
  return (
    <>
      <MerchantSettingsView snapshot={snapshot} send={send} />
      <LeaveDialog blocker={blocker} losing="changes" />
    </>
  );
}
