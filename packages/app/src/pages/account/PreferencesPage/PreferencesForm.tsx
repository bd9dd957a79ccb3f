import { selectPreferences } from '@verapix/machines';
import { SettingsList, Stack } from '@verapix/ui';
import { preferencePageTexts, preferenceSwitchTexts } from '../../../content/preferences';
import { FrequencyRow } from './FrequencyRow';
import type { PreferencesSnapshot, PreferencesViewProps } from './PreferencesView';
import { SaveBar } from './SaveBar';
import { SharedNote } from './SharedNote';
import { switchesOf } from './shared-switches';

interface PreferencesFormProps extends Pick<PreferencesViewProps, 'page' | 'send'> {
  snapshot: PreferencesSnapshot;
}

/** The switches of a page, the frequency on that of email, and the button that saves them. */
export function PreferencesForm({ page, snapshot, send }: PreferencesFormProps) {
  const preferences = selectPreferences(snapshot);
  const settingUp = snapshot.matches('startingTwoFactor');
  const locked = !snapshot.matches('ready');
  return (
    <Stack gap="l">
      <SettingsList.Root title={preferencePageTexts[page].list} aria-busy={locked}>
        {switchesOf(page).map((key) => {
          // The switch that was pressed keeps the focus, which a disabled one would lose.
          const pressed = settingUp && key === 'twoFactorAuth';
          const { label, hint } = preferenceSwitchTexts[key];
          return (
            <SettingsList.Item
              key={key}
              label={label}
              hint={pressed ? 'Sending the instructions...' : hint}
              checked={preferences[key]}
              disabled={locked && !pressed}
              aria-disabled={pressed || undefined}
              onCheckedChange={(on) => send({ type: 'switch.toggled', key, on })}
            />
          );
        })}
        {page === 'email' && (
          <FrequencyRow value={preferences.emailFrequency} disabled={locked} send={send} />
        )}
        <SettingsList.Row>
          <SaveBar snapshot={snapshot} onSave={() => send({ type: 'save.requested' })} />
        </SettingsList.Row>
      </SettingsList.Root>
      <SharedNote page={page} />
    </Stack>
  );
}
