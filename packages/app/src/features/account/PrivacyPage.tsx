import * as messages from '@verapix/messages/account-settings';
import { Button, SettingsList, Skeleton } from '@verapix/ui';
import { type ReactNode, useState } from 'react';
import { RequireSession } from '../../app/access/RequireSession';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { CookieSwitches } from '../../app/analytics/CookieSwitches';
import { SessionsDialog } from './SessionsDialog';
import { TwoFactorSection } from './TwoFactorSection';

/** `/account/privacy`: two-factor authentication, the active sessions, and what this browser may store. */
export function PrivacyPage() {
  return (
    <RequireSession
      notice={messages.signInFirst}
      fallback={<PrivacyView twoFactor={<Skeleton shape="block" style={{ blockSize: '12rem' }} />} />}
    >
      {({ id }) => <PrivacyView key={id} twoFactor={<TwoFactorSection />} />}
    </RequireSession>
  );
}

export { PrivacyPage as Component };

interface PrivacyViewProps {
  /** The section of two-factor authentication. */
  twoFactor: ReactNode;
}

/** The sections of the page. */
export function PrivacyView({ twoFactor }: PrivacyViewProps) {
  return (
    <SettingsFrame title={messages.privacyTitle} lead={messages.privacyLead} states={[]}>
      {twoFactor}
      <SessionsSection />
      <CookieSwitches level={2} />
    </SettingsFrame>
  );
}

/** Opens the list of active sessions. */
function SessionsSection() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsList.Root title={messages.sessions} description={messages.sessionsText}>
      <SettingsList.Row>
        <Button onClick={() => setOpen(true)}>{messages.manageSessions}</Button>
        {open && <SessionsDialog onClose={() => setOpen(false)} />}
      </SettingsList.Row>
    </SettingsList.Root>
  );
}
