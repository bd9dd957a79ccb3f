import {
  emailFrequencies,
  type PreferencePage,
  type PreferenceSwitch,
  preferenceDefaults,
  preferencePages,
} from '@verapix/domain';
import { type preferencesMachine, selectPreferences } from '@verapix/machines';
import { Button, Inline, Link, RadioGroup, SettingsList, Stack, Text } from '@verapix/ui';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { paths } from '../../app/paths';
import {
  emailFrequencyTexts,
  preferencePageTexts,
  preferenceSwitchTexts,
  requiredMails,
  switchesOf,
} from '../../content/preferences';

interface PreferencesFormProps {
  page: PreferencePage;
  snapshot: SnapshotFrom<typeof preferencesMachine>;
  send: (event: EventFrom<typeof preferencesMachine>) => void;
}

/** The switches of a page, the frequency on the page of emails, and the button that saves them. */
export function PreferencesForm({ page, snapshot, send }: PreferencesFormProps) {
  const preferences = selectPreferences(snapshot);
  const locked = !snapshot.matches('ready');
  return (
    <Stack gap="l">
      <SettingsList.Root title={preferencePageTexts[page].list} aria-busy={locked}>
        {switchesOf(page).map((key) => {
          const { label, hint } = preferenceSwitchTexts[key];
          return (
            <SettingsList.Item
              key={key}
              label={label}
              hint={hint}
              checked={preferences[key]}
              disabled={locked}
              onCheckedChange={(on) => send({ type: 'switch.toggled', key, on })}
            />
          );
        })}
        {page === 'email' && (
          <SettingsList.Row>
            <RadioGroup
              variant="segmented"
              label="Email frequency"
              hint="How often one of these mails comes at most."
              options={frequencyOptions}
              value={preferences.emailFrequency}
              disabled={locked}
              onValueChange={(frequency) => send({ type: 'frequency.chosen', frequency })}
            />
          </SettingsList.Row>
        )}
        <SettingsList.Row>
          <Inline gap="m">
            <Button
              tone="accent"
              variant="solid"
              aria-disabled={locked}
              onClick={() => locked || send({ type: 'save.requested' })}
            >
              {snapshot.matches('saving') ? 'Saving...' : 'Save Changes'}
            </Button>
            {snapshot.matches({ ready: 'dirty' }) && <Text tone="textMuted">You have unsaved changes.</Text>}
          </Inline>
        </SettingsList.Row>
      </SettingsList.Root>
      <Text size="s" tone="textMuted" measure>
        {requiredMails}
      </Text>
      <SharedNote page={page} />
    </Stack>
  );
}

const frequencyOptions = emailFrequencies.map((value) => ({ value, label: emailFrequencyTexts[value] }));

/** The other pages that show some of a page's switches, each with the switches in common. */
export function sharedSwitches(
  page: PreferencePage,
): readonly { page: PreferencePage; switches: readonly PreferenceSwitch[] }[] {
  return preferencePages
    .filter((other) => other !== page)
    .map((other) => ({
      page: other,
      switches: switchesOf(page).filter((key) => key in preferenceDefaults[other]),
    }))
    .filter(({ switches }) => switches.length > 0);
}

const pagePaths: Record<PreferencePage, string> = {
  notifications: paths.notifications,
  email: paths.emailPreferences,
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Names the settings that another page shows too: changing one here changes it there. */
function SharedNote({ page }: { page: PreferencePage }) {
  return sharedSwitches(page).map(({ page: other, switches }) => (
    <Text key={other} size="s" tone="textMuted" measure>
      {list.format(switches.map((key) => preferenceSwitchTexts[key].label))} are the same settings as in{' '}
      <Link to={pagePaths[other]}>{preferencePageTexts[other].title}</Link>: changing one here changes it
      there.
    </Text>
  ));
}
