import * as v from 'valibot';
import type { Clients } from './clients';
import type { Failure } from './problem';
import { callFunction } from './requests';

/** A place where the user is signed in. */
export interface ActiveSession {
  id: string;
  userAgent: string;
  ip: string;
  /** ISO 8601, like `lastUsedAt`. */
  createdAt: string;
  lastUsedAt: string;
  /** It is the session of this browser. */
  current: boolean;
}

type Done = { ok: true };

/** Functions for the account. Expected failures are returned. */
export interface AccountApi {
  /** Deletes the account. The session in this browser stays until `forgetSession`. */
  deleteAccount: (signal: AbortSignal) => Promise<Done | Failure>;
  /** The most recently used session first. */
  listSessions: (signal: AbortSignal) => Promise<{ ok: true; sessions: ActiveSession[] } | Failure>;
  revokeSession: (id: string, signal: AbortSignal) => Promise<Done | Failure>;
  /** Sends instructions by mail. */
  startTwoFactorSetup: (signal: AbortSignal) => Promise<Done | Failure>;
}

const sessionSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    user_agent: v.nullish(v.string(), ''),
    ip: v.nullish(v.string(), ''),
    created_at: v.string(),
    last_used_at: v.string(),
    current: v.boolean(),
  }),
  v.transform(
    ({ id, user_agent, ip, created_at, last_used_at, current }): ActiveSession => ({
      id,
      userAgent: user_agent,
      ip,
      createdAt: created_at,
      lastUsedAt: last_used_at,
      current,
    }),
  ),
);

const sessionsSchema = v.object({ sessions: v.array(sessionSchema) });

/** The schema of an answer like `{deleted: true}`. */
function confirmation(name: string) {
  return v.object({ [name]: v.literal(true) });
}

export function createAccountApi({ functions }: Pick<Clients, 'functions'>): AccountApi {
  async function confirmed(
    name: string,
    { key, body = {} }: { key: string; body?: Record<string, unknown> },
    signal: AbortSignal,
  ): Promise<Done | Failure> {
    const answer = await callFunction(functions, { name, body, schema: confirmation(key) }, signal);
    return answer.ok ? { ok: true } : answer;
  }
  return {
    deleteAccount: (signal) => confirmed('delete-account', { key: 'deleted' }, signal),
    revokeSession: (id, signal) =>
      confirmed('revoke-session', { key: 'revoked', body: { session_id: id } }, signal),
    startTwoFactorSetup: (signal) => confirmed('start-two-factor-setup', { key: 'sent' }, signal),
    async listSessions(signal) {
      const answer = await callFunction(functions, { name: 'list-sessions', schema: sessionsSchema }, signal);
      return answer.ok ? { ok: true, sessions: answer.data.sessions } : answer;
    },
  };
}
