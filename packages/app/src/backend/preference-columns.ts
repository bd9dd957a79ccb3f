import { defaultPreferences, emailFrequencies, type Preferences } from '@verapix/facts';

/** `emailNotifications` → `email_notifications`. */
function columnOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function isValid(key: string, value: unknown): boolean {
  if (key === 'emailFrequency') return emailFrequencies.some((known) => known === value);
  return typeof value === 'boolean';
}

/** The settings in a row of the table `preferences`: what is missing or makes no sense is as for a new account. */
export function preferencesOf(row: Readonly<Record<string, unknown>>): Preferences {
  const stored = Object.keys(defaultPreferences)
    .map((key) => [key, row[columnOf(key)]] as const)
    .filter(([key, value]) => isValid(key, value));
  return { ...defaultPreferences, ...Object.fromEntries(stored) };
}

/** The columns of the settings that changed. */
export function columnsOf(changes: Partial<Preferences>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [columnOf(key), value]));
}
