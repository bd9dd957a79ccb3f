import { StandInLauncher } from '@verapix/ui';
import { useState } from 'react';
import { useAccount } from '../wiring/account/account';
import type { AccountRuntime } from '../wiring/account/account-runtime';
import { useToasts } from '../wiring/toasts';
import { notStarted } from './messages';
import type { StandInControls } from './StandInControls';
import { useSigns } from './use-signs';

interface Loaded {
  Controls: typeof StandInControls;
  runtime: AccountRuntime;
}

/** The way to the stand-in backend's panel. It fetches and starts nothing before it is pressed. */
export function StandIn() {
  const account = useAccount();
  const { notify } = useToasts();
  const { standIn, unread, warning } = useSigns();
  const [loaded, setLoaded] = useState<Loaded>();
  const [open, setOpen] = useState(false);

  const show = async () => {
    setOpen(true);
    try {
      const [{ StandInControls }, runtime] = await Promise.all([
        import('./StandInControls'),
        account.start(),
      ]);
      setLoaded({ Controls: StandInControls, runtime });
    } catch (error) {
      setOpen(false);
      notify(notStarted(error));
    }
  };
  return (
    <>
      <StandInLauncher unread={unread} warning={warning} onClick={show} />
      {standIn && loaded && (
        <loaded.Controls standIn={standIn} runtime={loaded.runtime} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
