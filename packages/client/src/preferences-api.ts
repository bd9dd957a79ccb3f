import { defaultPreferences, emailFrequencies, type Preferences } from '@verapix/domain';
import * as v from 'valibot';
import type { PreferencesApi } from './api/account';
import type { Clients } from './clients';
import { attempt, dataOf } from './requests';

const rowSchema = v.record(v.string(), v.unknown());

export function createPreferencesApi({ rest }: Pick<Clients, 'rest'>): PreferencesApi {
  return {
    loadPreferences: (userId, signal) =>
      attempt(signal, async () => {
        const query = rest.from('preferences').select('*').eq('user_id', userId).limit(1);
        const row = dataOf(await query.abortSignal(signal).maybeSingle(), v.nullable(rowSchema, {}));
        return { preferences: preferencesOf(row) };
      }),
    savePreferences: (userId, changes, signal) =>
      attempt(signal, async () => {
        const row = { user_id: userId, ...columnsOf(changes) };
        const query = rest.from('preferences').upsert(row).select('*').abortSignal(signal);
        return { preferences: preferencesOf(dataOf(await query.maybeSingle(), rowSchema)) };
      }),
  };
}

/** `emailNotifications` → `email_notifications`. */
function columnOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function isValid(key: string, value: unknown): boolean {
  if (key === 'emailFrequency') return emailFrequencies.some((known) => known === value);
  return typeof value === 'boolean';
}

/** The settings in a row of the table `preferences`. Missing and invalid values get their defaults. */
function preferencesOf(row: Readonly<Record<string, unknown>>): Preferences {
  const stored = Object.keys(defaultPreferences)
    .map((key) => [key, row[columnOf(key)]] as const)
    .filter(([key, value]) => isValid(key, value));
  return { ...defaultPreferences, ...Object.fromEntries(stored) };
}

/** Changed settings as columns. */
function columnsOf(changes: Partial<Preferences>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [columnOf(key), value]));
}
