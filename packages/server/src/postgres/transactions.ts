import type { Sql, TransactionSql } from 'postgres';
import { UnavailableError } from '../http/http-error';

/**
 * How long a statement may run, wait for a lock, or hold its transaction open, in milliseconds. Set in each transaction
 * and not with the connection: poolers ignore or refuse parameters of a connection.
 */
const limits = `
  set local statement_timeout = 4000; set local lock_timeout = 3000;
  set local idle_in_transaction_session_timeout = 10000`;

/** How long an answer of the database is waited for, in milliseconds: one that is frozen keeps to no limit. */
const answerTime = 4500;

/** Codes of the driver, of the system and of Postgres for a database that is away, overloaded or locked. */
const unavailableCodes =
  /^(?:CONNECT|CONNECTION_|E(?:CONNREFUSED|CONNRESET|PIPE|NOTFOUND|TIMEDOUT|HOSTUNREACH|AI_AGAIN)|08|53|57|55P03)/;

/** Rejects with an `UnavailableError` if the database does not answer, or not in time. */
export async function answerOf<Result>(query: PromiseLike<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnavailableError('The database does not answer.')), answerTime);
  });
  try {
    return await Promise.race([query, late]);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!unavailableCodes.test(code)) throw error;
    throw new UnavailableError('The database is not available.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function inTransaction<Result>(
  sql: Sql,
  work: (tx: TransactionSql) => Promise<Result>,
  settings: string,
): Promise<Result> {
  // In an object, because `begin` would await each element of an array.
  const { result } = await answerOf(
    sql.begin(async (tx) => {
      // Sent together: the connection keeps the order.
      const [, result] = await Promise.all([tx.unsafe(settings), work(tx)]);
      return { result };
    }),
  );
  return result as Result;
}

/** Runs a transaction as the role of the connection, which may read the auth schema. */
export const transaction = <Result>(sql: Sql, work: (tx: TransactionSql) => Promise<Result>) =>
  inTransaction(sql, work, limits);

/** Continues a transaction as the server's role, which reaches our tables and nothing else. */
export async function actAsServer(tx: TransactionSql): Promise<void> {
  await tx`set local role service_role`;
}

/** Runs a transaction as the server's role. */
export const asServer = <Result>(sql: Sql, work: (tx: TransactionSql) => Promise<Result>) =>
  inTransaction(sql, work, `set local role service_role; ${limits}`);
