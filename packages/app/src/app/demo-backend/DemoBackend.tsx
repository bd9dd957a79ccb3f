import { DemoBackendLauncher } from '@verapix/ui/product';
import { useState, useSyncExternalStore } from 'react';
import { type AccountRuntime, useAccount } from '../account/account';
import { useToasts } from '../toasts';
import type { DemoBackendControls } from './DemoBackendControls';
import { notStarted, unreadIn } from './mails';
import { networks } from './networks';
import { runningBackend, subscribeToBackend } from './start';

/** The button that opens the demo backend's panel. It loads and starts nothing until it is pressed. */
export function DemoBackend() {
  const account = useAccount();
  const { notify } = useToasts();
  const backend = useSyncExternalStore(subscribeToBackend, runningBackend);
  const unread = useSyncExternalStore(subscribeToBackend, () => unreadIn(backend?.store.read().mails ?? []));
  const scenario = useSyncExternalStore(subscribeToBackend, () => backend?.network.read() ?? 'ok');
  const [loaded, setLoaded] = useState<{ Controls: typeof DemoBackendControls; runtime: AccountRuntime }>();
  const [open, setOpen] = useState(false);

  const show = async () => {
    setOpen(true);
    try {
      const [{ DemoBackendControls }, runtime] = await Promise.all([
        import('./DemoBackendControls'),
        account.start(),
      ]);
      setLoaded({ Controls: DemoBackendControls, runtime });
    } catch (error) {
      setOpen(false);
      notify(notStarted(error));
    }
  };
  return (
    <>
      <DemoBackendLauncher unread={unread} warning={networks[scenario].warning} onClick={show} />
      {backend && loaded && (
        <loaded.Controls backend={backend} runtime={loaded.runtime} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
