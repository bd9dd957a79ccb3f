import * as messages from '@verapix/messages/account-settings';
import { Button, SettingsList, Skeleton } from '@verapix/ui';
import { type ReactNode, useState } from 'react';
import { RequireSession } from '../../app/access/RequireSession';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { ActivitySection } from './ActivitySection';
import { PreferencesSection, SettingsPlaceholder, usePreferences } from './PreferencesPage';
import { SessionsDialog } from './SessionsDialog';
import { TwoFactorSection } from './TwoFactorSection';

/** `/account/privacy`: two-factor authentication, the active sessions, and what is stored about the user. */
export function PrivacyPage() {
  return (
    <RequireSession
      notice={messages.signInFirst}
      fallback={
        <PrivacyView
          twoFactor={<Skeleton shape="block" style={{ blockSize: '12rem' }} />}
          preferences={<SettingsPlaceholder page="privacy" />}
        />
      }
    >
      {({ id }) => <PrivacyOfUser key={id} userId={id} />}
    </RequireSession>
  );
}

export { PrivacyPage as Component };

function PrivacyOfUser({ userId }: { userId: string }) {
  const { view, leaveDialog } = usePreferences({ page: 'privacy', userId });
  return (
    <>
      <PrivacyView
        twoFactor={<TwoFactorSection />}
        preferences={<PreferencesSection page="privacy" {...view} />}
        activity={<ActivitySection userId={userId} />}
      />
      {leaveDialog}
    </>
  );
}

interface PrivacyViewProps {
  /** The section of two-factor authentication. */
  twoFactor: ReactNode;
  /** The switches. */
  preferences: ReactNode;
  /** The log of what happened; absent while the session is read. */
  activity?: ReactNode;
}

/** The sections of the page. */
export function PrivacyView({ twoFactor, preferences, activity }: PrivacyViewProps) {
  return (
    <SettingsFrame title={messages.privacyTitle} lead={messages.privacyLead} states={[]}>
      {twoFactor}
      <SessionsSection />
      {preferences}
      {activity}
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
