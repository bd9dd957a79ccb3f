import type { Sql } from 'postgres';
import { toUserJson } from '../../mocks/auth/users.ts';
import type { Store } from '../../mocks/db/store.ts';

const time = (milliseconds: number) => new Date(milliseconds);

/**
 * Copies users, sessions and second factors from the store of the mock backend's auth service to the tables where a real
 * auth service keeps them. What was deleted in the store is deleted there.
 */
export async function writeAuthTables(sql: Sql, store: Store): Promise<void> {
  const { users, sessions } = store.read();
  await sql.begin(async (tx) => {
    await tx`delete from auth.users where not id = any (${users.map(({ id }) => id)}::uuid[])`;
    for (const user of users) {
      const { id, email, passwordHash, appMetadata, userMetadata, createdAt, factors, lastSignInAt } = user;
      await tx`
        insert into auth.users (id, email, last_sign_in_at, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at)
        values (${id}, ${email}, ${lastSignInAt === null ? null : time(lastSignInAt)}, ${passwordHash}, ${tx.json(appMetadata)}, ${tx.json(JSON.parse(JSON.stringify(userMetadata)))},
          ${time(createdAt)})
        on conflict (id) do update set
          email = excluded.email, last_sign_in_at = excluded.last_sign_in_at, encrypted_password = excluded.encrypted_password, raw_app_meta_data = excluded.raw_app_meta_data,
          raw_user_meta_data = excluded.raw_user_meta_data`;
      for (const { provider, id: providerId, identity_data } of toUserJson(user).identities) {
        await tx`
          insert into auth.identities (provider_id, user_id, provider, identity_data)
          values (${providerId}, ${id}, ${provider}, ${tx.json(JSON.parse(JSON.stringify(identity_data)))})
          on conflict do nothing`;
      }
      await tx`
        delete from auth.mfa_factors
        where user_id = ${id} and not id = any (${factors.map((factor) => factor.id)}::uuid[])`;
      for (const factor of factors) {
        await tx`
          insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
          values (${factor.id}, ${id}, ${factor.friendlyName}, 'totp', ${factor.status})
          on conflict (id) do update set status = excluded.status`;
      }
    }
    await tx`delete from auth.sessions where not id = any (${sessions.map(({ id }) => id)}::uuid[])`;
    for (const { id, userId, userAgent, ip, createdAt, refreshedAt } of sessions) {
      await tx`
        insert into auth.sessions (id, user_id, user_agent, ip, created_at, updated_at)
        values (${id}, ${userId}, ${userAgent}, ${ip}, ${time(createdAt)}, ${time(refreshedAt)})
        on conflict (id) do update set updated_at = excluded.updated_at`;
    }
  });
}

/** Deletes the users, sessions and factors from the store that a function deleted from the tables. */
export async function readAuthTables(sql: Sql, store: Store): Promise<void> {
  const idsOf = async (table: string) =>
    new Set((await sql<{ id: string }[]>`select id from ${sql(table)}`).map(({ id }) => id));
  const users = await idsOf('auth.users');
  const sessions = await idsOf('auth.sessions');
  const factors = await idsOf('auth.mfa_factors');
  const { users: known, sessions: open } = store.read();
  const isKnown =
    known.every(({ id, factors: own }) => users.has(id) && own.every((factor) => factors.has(factor.id))) &&
    open.every(({ id }) => sessions.has(id));
  if (isKnown) return;
  store.write((draft) => {
    draft.users = draft.users.filter(({ id }) => users.has(id));
    for (const user of draft.users) user.factors = user.factors.filter(({ id }) => factors.has(id));
    draft.sessions = draft.sessions.filter(({ id }) => sessions.has(id));
    draft.refreshTokens = draft.refreshTokens.filter(({ sessionId }) => sessions.has(sessionId));
  });
}
