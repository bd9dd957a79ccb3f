import { type Outcome, randomId } from '@verapix/domain';
import { createModelChecker } from '@verapix/engines/upscale';
import { customModelMachine, forwardEvents, provideActors } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-upscale-models';
import { createActor } from 'xstate';
import type { StudioHost } from '../../../host';
import { modelStore } from './model-store';

const blocked = {
  code: 'storage-blocked',
  message: messages.blocked,
  fix: messages.blockedFix,
};
const full = {
  code: 'storage-full',
  message: messages.full,
  fix: messages.fullFix,
};

/** What the store does, with the browser's refusals as problems. */
async function stored<Value extends object>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, problem: error.name === 'QuotaExceededError' ? full : blocked };
  }
}

/** Lists, checks, keeps and deletes the user's own models. The caller starts the actor. */
export function createOwnModels(outside: Pick<StudioHost, 'notify' | 'navigate'>) {
  const machine = provideActors(customModelMachine, {
    listModels: () => stored(async () => ({ models: await modelStore.list() })),
    checkModel: async ({ file }, signal) => {
      const outcome = await createModelChecker().run(file, { signal, onProgress: () => {} });
      if (!outcome.ok) return { ok: false, problem: outcome.failure };
      const { format, msPerMegapixel, memoryBytes } = outcome.value;
      return { ok: true, checked: { format, msPerMegapixel, memoryBytes } };
    },
    keepModel: ({ file, checked, name }) =>
      stored(async () => {
        const model = { ...checked, id: randomId(), name, bytes: file.size };
        // A copy: the chosen file may be moved or deleted.
        await modelStore.add(model, new Blob([await file.arrayBuffer()]));
        return { model };
      }),
    deleteModel: ({ id }) =>
      stored(async () => {
        await modelStore.remove(id);
        return { id };
      }),
  });
  const actor = createActor(machine);
  forwardEvents(actor, outside);
  return actor;
}
