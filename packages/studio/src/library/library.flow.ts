import type { Problem } from '@verapix/domain';
import { forwardEvents, libraryMachine, provideActors } from '@verapix/machines';
import * as messages from '@verapix/messages/library';
import { createActor } from 'xstate';
import type { StudioHost } from '../host';
import type { StoreOutcome } from '../store/device-database';
import type { ResultStore } from '../store/result-store';

const failed = {
  ok: false,
  problem: { code: 'out-of-space', message: messages.noSpace, fix: messages.noSpaceFix },
} as const satisfies { ok: false; problem: Problem };

const emptied = (outcome: StoreOutcome<undefined>) => (outcome.ok ? ({ ok: true } as const) : failed);

/** Reads and changes the results that are kept in a store. The caller starts the actor. */
export function createLibrary(
  store: ResultStore,
  { mayStore, ...outside }: Pick<StudioHost, 'mayStore' | 'notify' | 'navigate'>,
) {
  const machine = provideActors(libraryMachine, {
    loadLibrary: async () => {
      const outcome = await store.read();
      if (!outcome.ok) return failed;
      const { isKeeping, ...library } = outcome.value;
      // Who refuses what is functional has refused this too.
      return { ok: true as const, ...library, isKeeping: isKeeping && mayStore() };
    },
    deleteResults: async ({ ids }) => emptied(await store.remove(ids)),
  });
  const actor = createActor(machine);
  actor.on('keeping.changed', ({ isKeeping }) => void store.setKeeping(isKeeping));
  forwardEvents(actor, outside);
  return actor;
}
