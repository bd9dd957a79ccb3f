import { libraryMachine, type Problem } from '@verapix/machines';
import { appConsent } from '../../app/analytics/consent';
import { defineFlow } from '../../app/flow/define-lazy-flow';
import { deviceStore } from '../../lib/library/device-store';
import type { ResultStore, StoreOutcome } from '../../lib/library/result-store';
import * as messages from '@verapix/messages/library';

const failed = {
  ok: false,
  problem: { code: 'out-of-space', message: messages.noSpace, fix: messages.noSpaceFix },
} as const satisfies { ok: false; problem: Problem };

const emptied = (outcome: StoreOutcome<undefined>) => (outcome.ok ? ({ ok: true } as const) : failed);

/** Reads and changes the results that are kept in a store. */
export const createLibraryFlow = (store: ResultStore, isAllowed = () => appConsent.read().functional) =>
  defineFlow({
    machine: libraryMachine,
    keepAlive: (snapshot) => snapshot.matches('deleting'),
    run: () => ({
      actors: {
        loadLibrary: async () => {
          const outcome = await store.read();
          if (!outcome.ok) return failed;
          const { isKeeping, ...library } = outcome.value;
          // Who refuses what is functional has refused this too.
          return { ok: true as const, ...library, isKeeping: isKeeping && isAllowed() };
        },
        deleteResults: async ({ ids }) => emptied(await store.remove(ids)),
      },
      on: { 'keeping.changed': ({ isKeeping }) => void store.setKeeping(isKeeping) },
      connect: (actor) => store.subscribe(() => actor.send({ type: 'library.changed' })),
    }),
  });

export const libraryFlow = createLibraryFlow(deviceStore);
