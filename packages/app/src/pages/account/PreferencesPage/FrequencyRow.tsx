import { type EmailFrequency, emailFrequencies } from '@verapix/facts';
import { RadioGroup, SettingsList } from '@verapix/ui';
import { emailFrequencyTexts } from '../../../content/preferences';
import type { PreferencesSend } from './PreferencesView';

const options = emailFrequencies.map((value) => ({ value, label: emailFrequencyTexts[value] }));

interface FrequencyRowProps {
  value: EmailFrequency;
  disabled: boolean;
  send: PreferencesSend;
}

/** How often emails come. */
export function FrequencyRow({ value, disabled, send }: FrequencyRowProps) {
  return (
    <SettingsList.Row>
      <RadioGroup
        look="segmented"
        label="Email frequency"
        hint="How often we write to you at most. Security alerts come at once."
        options={options}
        value={value}
        disabled={disabled}
        onValueChange={(frequency) => send({ type: 'frequency.chosen', frequency })}
      />
    </SettingsList.Row>
  );
}
