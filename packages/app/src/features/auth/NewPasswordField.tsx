import { passwordMinCharacters, passwordScore, passwordStrengthOf } from '@verapix/domain';
import { PasswordField, type PasswordFieldProps, Stack, StrengthMeter } from '@verapix/ui';
import { useId, useState } from 'react';

const strengths = {
  weak: { label: 'Weak password', tone: 'danger' },
  medium: { label: 'Medium strength', tone: 'warning' },
  strong: { label: 'Strong password', tone: 'success' },
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
        hint={`Password must be at least ${passwordMinCharacters} characters`}
        required
        aria-describedby={meterId}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter id={meterId} score={score} tone={tone} label={password === '' ? undefined : label} />
    </Stack>
  );
}
