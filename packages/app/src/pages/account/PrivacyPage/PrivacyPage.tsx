import { PreferencesPage } from '../PreferencesPage/PreferencesPage';
import { SessionsSection } from './SessionsSection';

/** `/account/privacy`: the settings, and where one is signed in. */
export function PrivacyPage() {
  return (
    <PreferencesPage page="privacy">
      <SessionsSection />
    </PreferencesPage>
  );
}
