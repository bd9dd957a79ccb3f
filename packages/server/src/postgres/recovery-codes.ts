import type { Sql, TransactionSql } from 'postgres';
import type { RecoveryCodes } from '../ports';
import { noteEvents } from './mails';
import { actAsServer, asServer, transaction } from './transactions';

async function countLeft(tx: TransactionSql, userId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from private.recovery_codes where user_id = ${userId} and used_at is null`;
  return row?.count ?? 0;
}

/** Recovery codes in a project's database. */
export function createRecoveryCodes(sql: Sql): RecoveryCodes {
  return {
    left: (userId) => asServer(sql, (tx) => countLeft(tx, userId)),
    replace: async (userId, hashes, sessionId) => {
      await asServer(sql, async (tx) => {
        const replaced = await tx`delete from private.recovery_codes where user_id = ${userId}`;
        await tx`insert into private.recovery_codes ${tx(hashes.map((hash) => ({ user_id: userId, hash })))}`;
        if (replaced.count > 0)
          await noteEvents(tx, userId, [{ kind: 'recovery-codes-replaced', sessionId }]);
      });
    },
    use: ({ userId, hash, sessionId }) =>
      transaction(sql, async (tx) => {
        // The trigger on factors knows by the time of the transaction that a code was the cause.
        const used = await tx`
          update private.recovery_codes set used_at = now()
          where user_id = ${userId} and hash = ${hash} and used_at is null`;
        if (used.count === 0) return undefined;
        await tx`delete from auth.mfa_factors where user_id = ${userId}`;
        // A session that waits for a code would count from now on.
        await tx`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`;
        await actAsServer(tx);
        const left = await countLeft(tx, userId);
        await noteEvents(tx, userId, [
          { kind: 'recovery-code-used', detail: { left: String(left) }, sessionId },
        ]);
        return left;
      }),
  };
}
