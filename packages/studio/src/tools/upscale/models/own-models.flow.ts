import { type Outcome, randomId } from '@verapix/domain';
import { customModelMachine, forwardEvents, provideActors } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-upscale-models';
import { createActor } from 'xstate';
import type { StudioHost } from '../../../host';
import { modelStore } from '../../../store/model-store';
import type { StoreOutcome } from '../../../store/device-database';
import type { UpscaleEnv } from '../upscale-options';

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

/** What the store has done, with the browser's refusals as problems. */
function stored<Value, Output extends object>(
  outcome: StoreOutcome<Value>,
  outputOf: (value: Value) => Output,
): Outcome<Output> {
  if (outcome.ok) return { ok: true, ...outputOf(outcome.value) };
  return { ok: false, problem: outcome.refusal === 'full' ? full : blocked };
}

/** Lists, checks, keeps and deletes the user's own models. The caller starts the actor. */
export function createOwnModels(
  outside: Pick<StudioHost, 'notify' | 'navigate'>,
  check: UpscaleEnv['checkModel'],
) {
  const machine = provideActors(customModelMachine, {
    listModels: async () => stored(await modelStore.list(), (models) => ({ models })),
    checkModel: async ({ file }, signal) => {
      const outcome = await check(file, signal);
      if (!outcome.ok) return { ok: false, problem: outcome.failure };
      const { format, msPerMegapixel, memoryBytes } = outcome.value;
      return { ok: true, checked: { format, msPerMegapixel, memoryBytes } };
    },
    keepModel: async ({ file, checked, name }) => {
      const model = { ...checked, id: randomId(), name, bytes: file.size };
      // A copy: the chosen file may be moved or deleted.
      const copy = new Blob([await file.arrayBuffer()]);
      return stored(await modelStore.add(model, copy), () => ({ model }));
    },
    deleteModel: async ({ id }) => stored(await modelStore.remove(id), () => ({ id })),
  });
  const actor = createActor(machine);
  forwardEvents(actor, outside);
  return actor;
}
