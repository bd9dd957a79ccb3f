import { defaultPreferences, emailFrequencies, type Preferences } from '@verapix/facts';
import type { Data } from '../db/schema';
import { Refusal } from '../http/refusal';
import type { Columns, Row } from './columns';
import { requireCheck, requireOwnRow, requireUser, requireValues } from './constraints';
import type { SaveContext, Saved, Table } from './table';

type PreferencesRecord = Data['preferences'][number];

const name = 'preferences';
const keys = Object.keys(defaultPreferences) as (keyof Preferences)[];
const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const chosenColumns = keys.map(columnOf);

const columns: Columns = {
  user_id: 'uuid',
  ...Object.fromEntries(
    keys.map((key) => [columnOf(key), typeof defaultPreferences[key] === 'boolean' ? 'boolean' : 'text']),
  ),
  updated_at: 'timestamptz',
};

function rowOf({ userId, updatedAt, ...chosen }: PreferencesRecord): Row {
  return {
    user_id: userId,
    ...Object.fromEntries(keys.map((key) => [columnOf(key), chosen[key]])),
    updated_at: new Date(updatedAt).toISOString(),
  };
}

/** Lays the columns of a row over a record; the row is checked already. */
function withRow(record: PreferencesRecord, row: Row): PreferencesRecord {
  const chosen = keys.map((key) => [key, row[columnOf(key)] ?? record[key]]);
  return { ...record, ...Object.fromEntries(chosen) };
}

function duplicate(userId: string): Refusal {
  const details = `Key (user_id)=(${userId}) already exists.`;
  const message = 'duplicate key value violates unique constraint "preferences_pkey"';
  return new Refusal(409, '23505', message, { details });
}

function checkRow(draft: Data, row: Row, userId: string): void {
  requireOwnRow(name, row.user_id === userId);
  requireValues(name, row, chosenColumns);
  const frequency = row.email_frequency;
  requireCheck(
    name,
    'email_frequency',
    emailFrequencies.some((known) => known === frequency),
  );
  requireUser(
    name,
    userId,
    draft.users.some(({ id }) => id === userId),
  );
}

function save(draft: Data, given: Row, { userId, resolution, now }: SaveContext): Saved {
  if (userId === null) throw new Refusal(401, '42501', `permission denied for table ${name}`);
  const at = draft.preferences.findIndex((record) => record.userId === userId);
  const found = draft.preferences[at];
  const before = found ?? { ...defaultPreferences, userId, updatedAt: now };
  checkRow(draft, { ...rowOf(before), ...given }, userId);
  if (found && resolution === null) throw duplicate(userId);
  if (found && resolution === 'ignore') return null;
  const saved = { ...withRow(before, given), updatedAt: now };
  if (found) draft.preferences[at] = saved;
  else draft.preferences.push(saved);
  return { row: rowOf(saved), inserted: !found };
}

/** The settings of a person: one row, whose columns without a value have the defaults. */
export const preferences: Table = {
  name,
  columns,
  read: {
    roles: ['authenticated'],
    rows: (data, userId) => data.preferences.filter((record) => record.userId === userId).map(rowOf),
  },
  write: {
    roles: ['authenticated'],
    columns: ['user_id', ...chosenColumns, 'updated_at'],
    delay: 'preferences.write',
    save,
  },
};
