import type { RecoveryCodes } from '@verapix/server/ports';
import { endSessions } from '../auth/sessions';
import { findUser } from '../auth/users';
import type { BackendOptions } from '../backend';
import type { Data } from '../db/schema';
import { noteEvent } from './mails';

const countLeft = ({ recoveryCodes }: Data, owner: string) =>
  recoveryCodes.filter(({ userId, usedAt }) => userId === owner && usedAt === null).length;

/** Recovery codes in the mock backend's store. */
export function createRecoveryCodes(options: BackendOptions): RecoveryCodes {
  const { store, now } = options;
  return {
    left: async (userId) => countLeft(store.read(), userId),
    replace: async (userId, hashes, sessionId) => {
      store.write((draft) => {
        const others = draft.recoveryCodes.filter((code) => code.userId !== userId);
        if (others.length < draft.recoveryCodes.length)
          noteEvent(draft, options, userId, { kind: 'recovery-codes-replaced', sessionId });
        const own = hashes.map((hash) => ({ userId, hash, createdAt: now(), usedAt: null }));
        draft.recoveryCodes = [...others, ...own];
      });
    },
    use: async ({ userId, hash, sessionId }) =>
      store.write((draft) => {
        const code = draft.recoveryCodes.find(
          (each) => each.userId === userId && each.hash === hash && each.usedAt === null,
        );
        const owner = findUser(draft, userId);
        if (!code || !owner) return undefined;
        code.usedAt = now();
        owner.factors = [];
        for (const session of draft.sessions) if (session.userId === userId) session.secondFactor = null;
        endSessions(draft, (session) => session.userId === userId && session.id !== sessionId);
        const left = countLeft(draft, userId);
        noteEvent(draft, options, userId, {
          kind: 'recovery-code-used',
          detail: { left: String(left) },
          sessionId,
        });
        return left;
      }),
  };
}
