import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import type { Environment, Session, Sessions, SessionUser } from '../ports';
import { isAdministrator } from './accounts';
import { answerOf } from './transactions';

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  session_id: v.pipe(v.string(), v.uuid()),
  aal: v.fallback(v.picklist(['aal1', 'aal2']), 'aal1'),
});

/**
 * Sessions in the tables of the auth service, read by the role of the connection. `jwks` holds the public keys that
 * access tokens are signed with, and `issuer` is the address of the auth service that they name.
 */
export function createSessions(
  sql: Sql,
  { jwks, issuer, now }: Pick<Environment, 'now'> & { jwks: JSONWebKeySet; issuer: string },
): Sessions {
  const keys = createLocalJWKSet(jwks);
  return {
    verify: async (token) => {
      const verified = await jwtVerify(token, keys, {
        audience: 'authenticated',
        issuer,
        algorithms: ['ES256', 'RS256', 'EdDSA'],
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      }).catch(() => undefined);
      const parsed = v.safeParse(claims, verified?.payload);
      if (!parsed.success) return undefined;
      const { session_id: sessionId, sub: userId, aal: assuranceLevel } = parsed.output;
      return { sessionId, userId, assuranceLevel };
    },
    findUser: async ({ sessionId, userId }) => {
      const [user] = await answerOf(sql<SessionUser[]>`
        select u.id, u.email, ${isAdministrator(sql)} as "isAdmin",
          exists (
            select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
          ) as "hasSecondFactor"
        from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = ${sessionId} and s.user_id = ${userId} and (s.not_after is null or s.not_after > now())
          and private.is_active_user(u.id)`);
      return user;
    },
    list: async (userId) => {
      const rows = await answerOf(sql<
        (Omit<Session, 'created_at' | 'last_used_at'> & { created_at: Date; last_used_at: Date })[]
      >`
        select id, coalesce(user_agent, '') as user_agent, coalesce(host(ip), '') as ip, created_at,
          coalesce(refreshed_at at time zone 'utc', updated_at, created_at) as last_used_at
        from auth.sessions where user_id = ${userId} order by last_used_at desc, id`);
      return rows.map(({ created_at, last_used_at, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
      }));
    },
    // Refresh tokens fall with their session.
    end: async ({ sessionId, userId }) => {
      const isUuid = v.safeParse(claims.entries.session_id, sessionId).success;
      if (!isUuid) return false;
      const ended = await answerOf(
        sql`delete from auth.sessions where id = ${sessionId} and user_id = ${userId}`,
      );
      return ended.count > 0;
    },
    endAll: async (userId) => {
      await answerOf(sql`delete from auth.sessions where user_id = ${userId}`);
    },
  };
}
