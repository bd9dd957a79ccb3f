import type { ActiveSession } from '@verapix/machines';
import * as v from 'valibot';
import type { Clients } from './clients';
import { callFunction } from './function-call';
import type { Failure } from './problem';

type Done = { ok: true };

/** What a server has to do for an account. Expected faults are answers. */
export interface AccountApi {
  /** Deletes the account. The session here is left to `forgetSession`. */
  deleteAccount: (signal: AbortSignal) => Promise<Done | Failure>;
  /** Newest use first. */
  listSessions: (signal: AbortSignal) => Promise<{ ok: true; sessions: ActiveSession[] } | Failure>;
  revokeSession: (id: string, signal: AbortSignal) => Promise<Done | Failure>;
  /** Has instructions mailed. */
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

/** An answer of the shape `{deleted: true}`. */
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
