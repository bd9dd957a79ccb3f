import type { CloudApi } from '@verapix/client/api/cloud';
import { failure } from '@verapix/client/problem';
import {
  type CloudResult,
  cloudResultsMachine,
  type FetchPurpose,
  type LibraryResult,
  type Problem,
} from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-lazy-flow';
import { resultPath } from '../../app/paths';
import { deviceStore } from '../../lib/library/device-store';
import type { ResultStore } from '../../lib/library/result-store';
import { thumbnailOf } from '../../lib/library/thumbnail';
import { saveFile } from '../../lib/object-url';
import * as messages from '@verapix/messages/library-storage';

const failed = (problem: Problem) => ({ ok: false, problem }) as const;

const missing: Problem = {
  code: 'missing',
  message: messages.filesMissing,
  fix: messages.filesMissingText,
};
const notStored: Problem = {
  code: 'not-stored',
  message: messages.noRoom,
  fix: messages.noRoomFix,
};

/** Uploads what is in the store of the device. */
async function keep(api: CloudApi, store: ResultStore, result: LibraryResult, signal: AbortSignal) {
  const stored = await store.files(result.id);
  const made = stored.ok ? stored.value?.made : undefined;
  const files = result.files.flatMap(({ name }, index) => {
    const blob = made?.[index];
    return blob ? [{ name, blob }] : [];
  });
  if (files.length < result.files.length) return failed(missing);
  const { id, tool, steps, size, excerpt, madeAt } = result;
  const kept = {
    id,
    tool,
    steps,
    madeAt,
    files,
    ...(size && { size }),
    ...(excerpt !== undefined && { excerpt }),
  };
  return api.keepResult(kept, signal);
}

/** The files of a result in the cloud, one after the other: together they may be too much for a slow connection. */
async function readFiles(api: CloudApi, { id, files }: CloudResult, signal: AbortSignal) {
  const blobs: Blob[] = [];
  for (const [file, { mime }] of files.entries()) {
    const outcome = await api.readCloudFile({ id, file, mime }, signal);
    if (!outcome.ok) return outcome;
    blobs.push(outcome.blob);
  }
  return { ok: true as const, blobs };
}

/** Adds a result of the cloud to those of this device, without the file that it was made of. */
async function addToDevice(store: ResultStore, result: CloudResult, blobs: readonly Blob[]) {
  const { resultId, madeAt, tool, steps, files, size, excerpt } = result;
  const [first] = blobs;
  const thumbnail = first && (await thumbnailOf(first));
  const added: LibraryResult = {
    id: resultId,
    madeAt,
    tool,
    steps,
    files,
    ...(size && { size }),
    ...(excerpt !== undefined && { excerpt }),
    ...(thumbnail && { thumbnail }),
  };
  const outcome = await store.add(added, { made: blobs });
  return outcome.ok && outcome.value === 'kept';
}

/** Keeps results of this device in the cloud of the signed-in user, and brings them back. */
export const createCloudResultsFlow = (store: ResultStore) =>
  defineFlow({
    machine: cloudResultsMachine,
    keepAlive: (snapshot) => snapshot.matches('keeping') || snapshot.matches('deleting'),
    run: async ({ account, navigate }: FlowContext<void, { api: CloudApi }>) => {
      const { api, view } = await account.start();
      const userId = view().user?.id;
      const fetchFor: Record<
        FetchPurpose,
        (result: CloudResult, blobs: readonly Blob[]) => Promise<boolean>
      > = {
        download: async ({ files }, blobs) => {
          for (const [index, blob] of blobs.entries()) saveFile(blob, files[index]?.name ?? '');
          return true;
        },
        open: async (result, blobs) => {
          const isAdded = await addToDevice(store, result, blobs);
          if (isAdded) navigate(resultPath(result.resultId), { replace: false });
          return isAdded;
        },
      };
      return {
        actors: {
          loadCloud: async (_, signal) =>
            userId === undefined ? failure('session_missing') : api.listCloudResults(userId, signal),
          keepResult: ({ result }, signal) => keep(api, store, result, signal),
          fetchResult: async ({ result, purpose }, signal) => {
            const read = await readFiles(api, result, signal);
            if (!read.ok) return read;
            return (await fetchFor[purpose](result, read.blobs)) ? { ok: true } : failed(notStored);
          },
          deleteCloudResult: ({ id }, signal) => api.deleteCloudResult(id, signal),
        },
      };
    },
  });

export const cloudResultsFlow = createCloudResultsFlow(deviceStore);
