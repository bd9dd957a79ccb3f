import { passwordMinCharacters, passwordScore, passwordStrengthOf } from '@verapix/domain';
import * as messages from '@verapix/messages/auth';
import { PasswordField, type PasswordFieldProps, Stack, StrengthMeter } from '@verapix/ui';
import { useId, useState } from 'react';

const strengths = {
  weak: { label: messages.weakPassword, tone: 'danger' },
  medium: { label: messages.mediumPassword, tone: 'warning' },
  strong: { label: messages.strongPassword, tone: 'success' },
} as const;

/** A field for a new password, described by the minimum length and the strength of the typed password. */
export function NewPasswordField(props: Pick<PasswordFieldProps, 'label' | 'name'>) {
  const [password, setPassword] = useState('');
  const meterId = useId();
  const score = passwordScore(password);
  const { label, tone } = strengths[passwordStrengthOf(score)];
  return (
    <Stack gap="s">
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={messages.passwordLength({ passwordMinCharacters })}
        required
        aria-describedby={meterId}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter id={meterId} score={score} tone={tone} label={password === '' ? undefined : label} />
    </Stack>
  );
}
