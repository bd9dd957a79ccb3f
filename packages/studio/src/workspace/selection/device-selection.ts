import { objectSelectionMegabytes } from '@verapix/domain';
import { downloads, type EngineOutcome, isFileCached } from '@verapix/engines';
import { createObjectSelector, type FoundObject, type ObjectFinder } from '@verapix/engines/select';
import type { PickedObjectOutcome } from '@verapix/machines';
import * as messages from '@verapix/messages/engines-select';
import { fromCallback } from 'xstate';
import { fitsMemory, thisDevice } from '../../batch/pictures-at-once';
import { weightsAt } from '../weights-at';
import type { CreateSelection } from './SelectingEditor';

const selector = createObjectSelector({
  weights: { encoder: weightsAt('objectEncoder'), decoder: weightsAt('objectDecoder') },
});

const outcomeOf = (outcome: EngineOutcome<FoundObject | undefined>): PickedObjectOutcome =>
  outcome.ok ? { ok: true, found: outcome.value } : { ok: false, problem: outcome.failure };

/** Selects objects on this device. */
export const deviceSelection: CreateSelection = (picture, size) => {
  let finder: ObjectFinder | undefined;
  const opened = () => {
    if (!finder) throw new Error('Objects were looked for in a picture that is not prepared.');
    return finder;
  };
  return {
    findSupport: async () => {
      if (!fitsMemory(objectSelectionMegabytes, thisDevice())) return { support: 'too-little-memory' };
      const cached = await Promise.all(downloads.objects.map(isFileCached));
      if (cached.every(Boolean)) return { support: 'downloaded' };
      return { support: navigator.onLine ? 'not-downloaded' : 'offline' };
    },
    watchDevice: fromCallback(({ sendBack }) => {
      const restored = () => sendBack({ type: 'connection.restored' });
      window.addEventListener('online', restored);
      return () => {
        window.removeEventListener('online', restored);
        finder?.close();
      };
    }),
    download: async ({ report }, signal) => {
      const outcome = await selector.download({
        signal,
        onProgress: ({ phaseDone = 0 }) => report(phaseDone),
      });
      if (!outcome.ok) return { ok: false, problem: outcome.failure };
      const { problem } = outcome.value;
      if (!problem) return { ok: true };
      return {
        ok: false,
        problem: {
          code: problem,
          message: messages.downloadFailed({ problem }),
          fix: messages.downloadFailedFix({ problem }),
        },
      };
    },
    prepare: async (_, signal) => {
      const outcome = await selector.open(picture, size, { signal, onProgress: () => {} });
      if (!outcome.ok) return { ok: false, problem: outcome.failure };
      finder?.close();
      finder = outcome.value;
      return { ok: true };
    },
    find: async ({ picks }) => outcomeOf(await opened().find(picks)),
    refine: async () => outcomeOf(await opened().refine()),
  };
};
