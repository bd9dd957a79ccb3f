import type { Preferences } from '@verapix/facts';
import * as v from 'valibot';
import { attempt } from './attempt';
import type { Clients } from './clients';
import { columnsOf, preferencesOf } from './preference-columns';
import { type Failure, failure } from './problem';
import { rowIn } from './rest-answer';

type Loaded = { ok: true; preferences: Preferences };

/** The settings of the three pages, one row for each person. Expected faults are answers. */
export interface PreferencesApi {
  /** The settings of a new account when none are stored. */
  loadPreferences: (userId: string, signal: AbortSignal) => Promise<Loaded | Failure>;
  /** Saves what changed alone, so that two tabs don't overwrite each other; answers with everything. */
  savePreferences: (
    userId: string,
    changes: Partial<Preferences>,
    signal: AbortSignal,
  ) => Promise<Loaded | Failure>;
}

const rowSchema = v.record(v.string(), v.unknown());

export function createPreferencesApi({ rest }: Pick<Clients, 'rest'>): PreferencesApi {
  return {
    loadPreferences: (userId, signal) =>
      attempt(signal, async () => {
        const query = rest.from('preferences').select('*').eq('user_id', userId).limit(1);
        const answer = rowIn(await query.abortSignal(signal).maybeSingle(), rowSchema);
        return answer.ok ? { ok: true as const, preferences: preferencesOf(answer.row ?? {}) } : answer;
      }),
    savePreferences: (userId, changes, signal) =>
      attempt(signal, async () => {
        const row = { user_id: userId, ...columnsOf(changes) };
        const query = rest.from('preferences').upsert(row).select('*').abortSignal(signal);
        const answer = rowIn(await query.maybeSingle(), rowSchema);
        if (!answer.ok) return answer;
        return answer.row
          ? { ok: true as const, preferences: preferencesOf(answer.row) }
          : failure('invalid_response');
      }),
  };
}
