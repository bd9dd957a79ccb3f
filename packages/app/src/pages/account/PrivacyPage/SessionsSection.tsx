import { Button, SettingsList } from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';

/** Fetched when it is first opened. */
const SessionsDialog = lazy(async () => ({ default: (await import('./SessionsDialog')).SessionsDialog }));

/** Leads to the list of the places where one is signed in. */
export function SessionsSection() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsList.Root
      title="Active sessions"
      description="See where you are signed in, and end the sessions that you do not know."
    >
      <SettingsList.Row>
        <Button onClick={() => setOpen(true)}>Manage Active Sessions</Button>
        {open && (
          <Suspense>
            <SessionsDialog onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </SettingsList.Row>
    </SettingsList.Root>
  );
}
