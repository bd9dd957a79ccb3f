import { DemoBackendLauncher } from '@verapix/ui';
import { useState } from 'react';
import { useAccount } from '../account/account';
import type { AccountRuntime } from '../account/account';
import { useToasts } from '../toasts';
import { notStarted } from './mails';
import type { DemoBackendControls } from './DemoBackendControls';
import { useStatus } from './use-status';

interface Loaded {
  Controls: typeof DemoBackendControls;
  runtime: AccountRuntime;
}

/** The button that opens the demo backend's panel. It loads and starts nothing until it is pressed. */
export function DemoBackend() {
  const account = useAccount();
  const { notify } = useToasts();
  const { backend, unread, warning } = useStatus();
  const [loaded, setLoaded] = useState<Loaded>();
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
      <DemoBackendLauncher unread={unread} warning={warning} onClick={show} />
      {backend && loaded && (
        <loaded.Controls backend={backend} runtime={loaded.runtime} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
