import { deviceStorageMachine, type Problem } from '@verapix/machines';
import { defineFlow } from '../../app/flow/define-lazy-flow';
import { deleteDeviceStorage, readDeviceStorage } from './device-storage';
import * as messages from '@verapix/messages/library-storage';

const unavailable: Problem = {
  code: 'unavailable',
  message: messages.noStorage,
  fix: messages.noStorageFix,
};

/** The browser's refusals as outcomes. Any other error is a bug. */
async function unlessRefused<Value extends object>(work: () => Promise<Value>) {
  try {
    return { ok: true as const, ...(await work()) };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false as const, problem: unavailable };
  }
}

/** Reads and frees what the site keeps on this device, and asks the browser to keep it. */
export const deviceStorageFlow = defineFlow({
  machine: deviceStorageMachine,
  keepAlive: (snapshot) => snapshot.matches('freeing'),
  run: () => ({
    actors: {
      loadStorage: () => unlessRefused(async () => ({ storage: await readDeviceStorage() })),
      freeSpace: () =>
        unlessRefused(async () => {
          await deleteDeviceStorage();
          return {};
        }),
      requestPersistence: () =>
        unlessRefused(async () => ({ isPersisted: await navigator.storage.persist() })),
    },
  }),
});
