import type { Outcome, Problem } from '@verapix/domain';
import { signOutMachine } from '@verapix/machines';
import * as messages from '@verapix/messages/shell-device-data';
import { deleteOwnData } from '@verapix/studio/store/own-data';
import { defineFlow, type FlowContext } from '../flow/define-flow';
import { countOwnData } from './own-data';

const notDeleted: Problem = { code: 'not-deleted', message: messages.notDeleted };

/** Asks what stays on this device, and deletes what does not. */
export const signOutFlow = defineFlow({
  machine: signOutMachine,
  run: ({ account, params: { onClosed } }: FlowContext<{ onClosed: (confirmed: boolean) => void }>) => {
    const owner = account.view().user?.id;
    return {
      actors: {
        readOwnData: async () => {
          if (owner === undefined) throw new Error('Nobody is signed in who could sign out.');
          return countOwnData(owner);
        },
        deleteOwnData: async (): Promise<Outcome> => {
          try {
            if (owner !== undefined) await deleteOwnData(owner);
            return { ok: true };
          } catch (error) {
            if (!(error instanceof DOMException)) throw error;
            return { ok: false, problem: notDeleted };
          }
        },
      },
      on: { 'question.closed': ({ confirmed }) => onClosed(confirmed) },
    };
  },
});
