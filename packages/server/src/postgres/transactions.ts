import type { Sql, TransactionSql } from 'postgres';

/** Continues a transaction as the server's role, which reaches our tables and nothing else. */
export async function actAsServer(tx: TransactionSql): Promise<void> {
  await tx`set local role service_role`;
}

/** Runs a transaction as the server's role. */
export async function asServer<Result>(
  sql: Sql,
  work: (tx: TransactionSql) => Promise<Result>,
): Promise<Result> {
  // In an object, because `begin` would await each element of an array.
  const { result } = await sql.begin(async (tx) => {
    await actAsServer(tx);
    return { result: await work(tx) };
  });
  return result as Result;
}
