import * as v from 'valibot';
import type { AccountApi } from './api/account';
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

export function createAccountApi({ functions }: Pick<Clients, 'functions'>): AccountApi {
  return {
    deleteAccount: (signal) =>
      confirm(functions, { name: 'delete-account', confirmation: 'deleted' }, signal),
    exportData: (signal) =>
      attempt(signal, async () => ({
        records: await callFunction(functions, { name: 'export-data', schema: recordsSchema }, signal),
      })),
    revokeSession: (id, signal) => {
      const call = { name: 'revoke-session', body: { session_id: id }, confirmation: 'revoked' };
      return confirm(functions, call, signal);
    },
    listSessions: (signal) =>
      attempt(signal, () =>
        callFunction(functions, { name: 'list-sessions', schema: sessionsSchema }, signal),
      ),
  };
}
