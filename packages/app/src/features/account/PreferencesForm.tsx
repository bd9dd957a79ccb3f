import {
  emailFrequencies,
  type PreferencePage,
  type PreferenceSwitch,
  preferenceDefaults,
  preferencePages,
} from '@verapix/domain';
import { type preferencesMachine, selectPreferences } from '@verapix/machines';
import * as messages from '@verapix/messages/account-settings';
import { locale } from '@verapix/messages/locale';
import { Button, Inline, Link, RadioGroup, SettingsList, Stack, Text } from '@verapix/ui';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { paths } from '../../content/paths';
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
              label={messages.frequency}
              hint={messages.frequencyHint}
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
              {snapshot.matches('saving') ? messages.saving : messages.saveChanges}
            </Button>
            {snapshot.matches({ ready: 'dirty' }) && <Text tone="textMuted">{messages.unsaved}</Text>}
          </Inline>
        </SettingsList.Row>
      </SettingsList.Root>
      {page !== 'privacy' && (
        <Text size="s" tone="textMuted" measure>
          {requiredMails}
        </Text>
      )}
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
  privacy: paths.privacySettings,
  email: paths.emailPreferences,
};

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Names the settings that another page shows too: changing one here changes it there. */
function SharedNote({ page }: { page: PreferencePage }) {
  return sharedSwitches(page).map(({ page: other, switches }) => (
    <Text key={other} size="s" tone="textMuted" measure>
      {messages.shared({
        list: list.format(switches.map((key) => preferenceSwitchTexts[key].label)),
        link: (children) => <Link to={pagePaths[other]}>{children}</Link>,
        title: preferencePageTexts[other].title,
      })}
    </Text>
  ));
}
