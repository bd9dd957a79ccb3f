import {
  dataExportMachine,
  type PrepareExportInput,
  type PrepareExportOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { BackendApi } from '../../../backend';
import { accountDataFile } from './account-data-file';

export type DataExportActor = ActorRefFrom<typeof dataExportMachine>;

interface StartDataExport {
  api: Pick<BackendApi, 'currentUser'>;
  /** Whose data it is. */
  userId: string;
  saveFile: (file: File, name: string) => void;
  notify: (toast: ToastOptions) => void;
}

const signedOut: PrepareExportOutcome = {
  ok: false,
  problem: { code: 'session_missing', message: 'You are no longer signed in. Please sign in again.' },
};

/** Starts the machine of the download with its real actor, which makes the file here, and forwards what it says. */
export function startDataExport({ api, userId, saveFile, notify }: StartDataExport): DataExportActor {
  const machine = dataExportMachine.provide({
    actors: {
      prepareExport: fromPromise<PrepareExportOutcome, PrepareExportInput>(async ({ input, signal }) => {
        const answer = await api.currentUser(signal);
        if (!answer.ok) return answer;
        // Someone else may have signed in meanwhile, in another tab.
        if (answer.user?.id !== userId) return signedOut;
        const file = accountDataFile(answer.user, input.format);
        saveFile(file, file.name);
        return { ok: true };
      }),
    },
  });
  const actor = createActor(machine);
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
