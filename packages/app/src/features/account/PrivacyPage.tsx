import { Button, SettingsList } from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';
import { PreferencesPage } from './PreferencesPage';
import { TwoFactorSection } from './TwoFactorSection';

/** Loaded when it first opens. */
const SessionsDialog = lazy(async () => ({ default: (await import('./SessionsDialog')).SessionsDialog }));

/** `/account/privacy`: the settings, two-factor authentication, and the active sessions. */
export function PrivacyPage() {
  return (
    <PreferencesPage page="privacy">
      <TwoFactorSection />
      <SessionsSection />
    </PreferencesPage>
  );
}

export { PrivacyPage as Component };

/** Opens the list of active sessions. */
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
