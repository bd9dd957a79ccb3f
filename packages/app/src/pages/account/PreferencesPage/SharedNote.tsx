import type { PreferencePage } from '@verapix/facts';
import { Link, Text } from '@verapix/ui';
import { preferencePageTexts, preferenceSwitchTexts } from '../../../content/preferences';
import { paths } from '../../../paths';
import { sharedSwitches } from './shared-switches';

const pagePaths: Record<PreferencePage, string> = {
  notifications: paths.notifications,
  privacy: paths.privacySettings,
  email: paths.emailPreferences,
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Names the settings that another page shows too: changing one here changes it there. */
export function SharedNote({ page }: { page: PreferencePage }) {
  return sharedSwitches(page).map(({ page: other, switches }) => (
    <Text key={other} size="s" tone="textMuted" measure>
      {list.format(switches.map((key) => preferenceSwitchTexts[key].label))} are the same settings as in{' '}
      <Link to={pagePaths[other]}>{preferencePageTexts[other].title}</Link>: changing one here changes it
      there.
    </Text>
  ));
}
