import * as v from 'valibot';
import type { Clients } from './clients';
import { attempt, callFunction, confirm } from './requests';

const sessionSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    user_agent: v.nullish(v.string(), ''),
    ip: v.nullish(v.string(), ''),
    created_at: v.string(),
    last_used_at: v.string(),
    current: v.boolean(),
  }),
  v.transform(({ user_agent, created_at, last_used_at, ...rest }) => ({
    ...rest,
    userAgent: user_agent,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  })),
);

const sessionsSchema = v.object({ sessions: v.array(sessionSchema) });

/** Only saved to a file: the app reads none of it. */
const recordsSchema = v.record(v.string(), v.unknown());

/** Functions for the account. Expected failures are returned. */
export function createAccountApi({ functions }: Pick<Clients, 'functions'>) {
  return {
    /** Deletes the account. The session in this browser stays until `forgetSession`. */
    deleteAccount: (signal: AbortSignal) =>
      confirm(functions, { name: 'delete-account', confirmation: 'deleted' }, signal),
    /** Everything that the server stores about the user besides the profile, by table. */
    exportData: (signal: AbortSignal) =>
      attempt(signal, async () => ({
        records: await callFunction(functions, { name: 'export-data', schema: recordsSchema }, signal),
      })),
    revokeSession: (id: string, signal: AbortSignal) => {
      const call = { name: 'revoke-session', body: { session_id: id }, confirmation: 'revoked' };
      return confirm(functions, call, signal);
    },
    /** The places where the user is signed in, the most recently used first. */
    listSessions: (signal: AbortSignal) =>
      attempt(signal, () =>
        callFunction(functions, { name: 'list-sessions', schema: sessionsSchema }, signal),
      ),
  };
}
