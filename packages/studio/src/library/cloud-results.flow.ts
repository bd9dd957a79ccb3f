import type { Problem } from '@verapix/domain';
import {
  type CloudResult,
  cloudResultsMachine,
  type FetchPurpose,
  forwardEvents,
  type LibraryResult,
  provideActors,
} from '@verapix/machines';
import * as messages from '@verapix/messages/library-storage';
import { createActor } from 'xstate';
import type { CloudApi, StudioHost } from '../host';
import { saveFile } from '../lib/object-url';
import { resultPath } from '../paths';
import type { ResultStore } from '../store/result-store';
import { thumbnailOf } from '../store/thumbnail';

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
  return outcome.ok && outcome.value !== 'full';
}

/** Keeps results of this device in the cloud of a signed-in user, and brings them back. The caller starts the actor. */
export function createCloudResults(
  store: ResultStore,
  userId: string,
  { backend, notify, navigate }: Pick<StudioHost, 'backend' | 'notify' | 'navigate'>,
) {
  const fetchFor: Record<FetchPurpose, (result: CloudResult, blobs: readonly Blob[]) => Promise<boolean>> = {
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
  const machine = provideActors(cloudResultsMachine, {
    loadCloud: async (_, signal) => (await backend()).listCloudResults(userId, signal),
    keepResult: async ({ result }, signal) => keep(await backend(), store, result, signal),
    fetchResult: async ({ result, purpose }, signal) => {
      const read = await readFiles(await backend(), result, signal);
      if (!read.ok) return read;
      return (await fetchFor[purpose](result, read.blobs)) ? { ok: true } : failed(notStored);
    },
    deleteCloudResult: async ({ id }, signal) => (await backend()).deleteCloudResult(id, signal),
  });
  const actor = createActor(machine);
  forwardEvents(actor, { notify, navigate });
  return actor;
}
