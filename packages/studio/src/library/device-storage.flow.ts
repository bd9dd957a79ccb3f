import type { Problem } from '@verapix/domain';
import { deviceStorageMachine, forwardEvents, provideActors } from '@verapix/machines';
import * as messages from '@verapix/messages/library-storage';
import { createActor } from 'xstate';
import type { StudioHost } from '../host';
import { deleteDeviceStorage, readDeviceStorage } from './device-storage';

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

/** Reads and frees what the site keeps on this device, and asks the browser to keep it. The caller starts the actor. */
export function createDeviceStorage({
  isAppCache,
  ...outside
}: Pick<StudioHost, 'isAppCache' | 'notify' | 'navigate'>) {
  const machine = provideActors(deviceStorageMachine, {
    loadStorage: () => unlessRefused(async () => ({ storage: await readDeviceStorage(isAppCache) })),
    freeSpace: () =>
      unlessRefused(async () => {
        await deleteDeviceStorage(isAppCache);
        return {};
      }),
    requestPersistence: () => unlessRefused(async () => ({ isPersisted: await navigator.storage.persist() })),
  });
  const actor = createActor(machine);
  forwardEvents(actor, outside);
  return actor;
}
