import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, copyDatabase, type Template } from '../local/cluster.ts';

/** Ends a transaction without keeping anything. */
class Undo extends Error {}

async function undoing(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}

/** Who a statement is run as: a role that PostgREST takes, and the claims of the access token. */
export type Claims =
  | { role: 'anon' }
  | { role: 'authenticated'; sub: string; session_id: string; aal: 'aal1' | 'aal2' }
  | { role: 'service_role' };

export const anon: Claims = { role: 'anon' };
export const service: Claims = { role: 'service_role' };
/** A user in a session that has the same id (`startSession`). */
export const user = (id: string, aal: 'aal1' | 'aal2' = 'aal1'): Claims => ({
  role: 'authenticated',
  sub: id,
  session_id: id,
  aal,
});

/** Takes a role in a transaction, as PostgREST does for each request. */
export async function become(tx: TransactionSql, claims: Claims): Promise<void> {
  await tx`select set_config('role', ${claims.role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
}

/**
 * What a statement does as a role, without keeping it: `[n]` with the number of rows that it returns or changes, or the
 * code of the error.
 */
export async function outcome(tx: TransactionSql, claims: Claims, statement: string): Promise<string> {
  let result = '';
  await undoing(() =>
    tx.savepoint(async (inner) => {
      result = await keeping(inner, claims, statement);
      throw new Undo();
    }),
  );
  return result;
}

/** As `outcome`, but what the statement did is kept. */
export function keeping(tx: TransactionSql, claims: Claims, statement: string): Promise<string> {
  return tx
    .savepoint(async (inner) => {
      await become(inner, claims);
      const { count } = await inner.unsafe(statement);
      await inner`reset role`;
      return `[${count}]`;
    })
    .catch((error: unknown) => {
      if (error instanceof postgres.PostgresError) return error.code;
      throw error;
    });
}

let databases = 0;

/** A copy of a database for one test file. Connections are made as `postgres`, as those of functions. */
export function databaseOfFile(template: Template = 'base') {
  const cluster = inject('cluster');
  databases += 1;
  const name = `t_${process.pid}_${databases}_${Math.random().toString(36).slice(2)}`;
  let sql: Sql;
  beforeAll(async () => {
    await copyDatabase(cluster, template, name);
    sql = connect(cluster, name, 'postgres');
  });
  afterAll(async () => {
    await sql?.end();
  });
  return {
    get sql() {
      return sql;
    },
    /** Another connection, for races. The caller ends it. */
    connect: (username = 'postgres') => connect(cluster, name, username),
    /** The address for programs that connect by TCP. */
    url: (username = 'postgres') =>
      `postgres://${username}@127.0.0.1:${cluster.port}/${name}?sslmode=disable`,
    /** Runs a test in a transaction that is rolled back. */
    undone: (test: (tx: TransactionSql) => Promise<void>) => () =>
      undoing(() =>
        sql.begin(async (tx) => {
          await test(tx);
          throw new Undo();
        }),
      ),
  };
}

/** Adds a user as the auth service does. */
export async function addUser(
  tx: Sql | TransactionSql,
  { id, email, isAdmin = false }: { id: string; email: string; isAdmin?: boolean },
): Promise<void> {
  const metadata = isAdmin ? { provider: 'email', role: 'admin' } : { provider: 'email' };
  await tx`insert into auth.users (id, email, raw_app_meta_data) values (${id}, ${email}, ${tx.json(metadata)})`;
}

/** Starts a session of a user. It has the id of the user. */
export async function startSession(tx: Sql | TransactionSql, id: string): Promise<void> {
  await tx`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
}
