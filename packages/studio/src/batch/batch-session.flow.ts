import { browserFeature } from '@verapix/domain';
import {
  type BatchActor,
  type BatchItem,
  batchSessionMachine,
  errorToast,
  forwardEvents,
  type OpenedFiles,
  type OpenFilesInput,
  type PagedDocument,
  type SaveResultsInput,
  type SavedResults,
  type StoredBatch,
  type ToastOptions,
  warningToast,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { StudioHost } from '../host';
import type { PendingStore } from '../store/pending-files';
import { batchLock } from '../store/stored-batch';
import type { SaveOptions } from '../workspace/save-as/save-options';
import { writerOfDevice } from '../workspace/save-as/use-save-as';
import { inShort } from '../workspace/several-files';
import type { RunSource } from '../workspace/tool-definition';
import { isNoticeOpen, settleNotice, showOutside } from './batch-attention';
import { saveDocument } from './batch-document';
import { saveOne, saveToFolder, saveZip } from './batch-download';
import { type BatchWorker, batchLogicOf, itemOf, storeChanges } from './batch-run';
import type { BatchId, BatchTool } from './batch-tool';
import { thisDevice } from './pictures-at-once';
import { defaultNameTemplate } from './result-names';

interface SessionParts<
  Source extends RunSource,
  Options extends object,
  Result,
  Env,
  Choices extends object,
> {
  id: BatchId;
  /** In notifications. */
  title: string;
  tool: BatchWorker<Source, Options, Result, Env>;
  batch: BatchTool<Source, Options, Result, Choices>;
  store: PendingStore;
  /** The values of the page's latest render. */
  env: () => Env;
  /** The most pixels of a side of what is saved, of the page's latest render. */
  maxSidePx: () => number;
  host: Pick<StudioHost, 'notify' | 'navigate'>;
  takesSingle: boolean;
  takesRejection: boolean;
}

/** The lock that this page had before: it is released a moment after its session has stopped. */
let earlierLock: Promise<unknown> = Promise.resolve();

/** Holds a lock while it runs. A browser that refuses locks cannot say that another tab has it. */
const lockOf = (id: BatchId) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const locks = browserFeature(() => navigator.locks);
    const grant = () => sendBack({ type: 'lock.granted' });
    if (!locks) return grant();
    let release = () => {};
    const stopped = new Promise<void>((resolve) => {
      release = resolve;
    });
    const request = () =>
      locks.request(batchLock(id), { ifAvailable: true }, (lock) => {
        sendBack({ type: lock ? 'lock.granted' : 'lock.refused' });
        return lock ? stopped : undefined;
      });
    earlierLock = earlierLock.then(request).catch(grant);
    return release;
  });

/** The first picture of these that opens; undefined if none does. */
export async function openFirst<Source extends RunSource, Env>(
  { source: { inspect } }: Pick<BatchWorker<Source, object, unknown, Env>, 'source'>,
  ids: readonly string[],
  { fileOf, env }: { fileOf: PendingStore['file']; env: Env },
): Promise<Source | undefined> {
  for (const id of ids) {
    const file = await fileOf(id);
    const outcome = file && (await inspect?.([file], env));
    if (outcome?.ok) return outcome.source;
  }
  return undefined;
}

/** Creates the session of a tool's batches. The caller starts and stops it. */
export function createBatchSession<
  Source extends RunSource,
  Options extends object,
  Result,
  Env,
  Choices extends object = Options,
>({
  id,
  title,
  tool,
  batch,
  store,
  env,
  maxSidePx,
  host,
  takesSingle,
  takesRejection,
}: SessionParts<Source, Options, Result, Env, Choices>) {
  const { logic, functions } = batchLogicOf({
    tool,
    batch,
    store,
    env,
    device: thisDevice(),
    onFull: () => actor.send({ type: 'storage.filled' }),
  });

  async function openFiles({ files, max }: OpenFilesInput, signal: AbortSignal): Promise<OpenedFiles> {
    const choosePages = (document: PagedDocument) =>
      new Promise<readonly number[]>((answer) => {
        signal.addEventListener('abort', () => answer([]));
        actor.send({ type: 'pages.requested', question: { document, answer } });
      });
    const onProgress = (text: string) => {
      if (!signal.aborted) actor.send({ type: 'opening.progressed', text });
    };
    const {
      files: taken,
      count,
      problems,
    } = batch.expand
      ? await batch.expand(files, { max, choosePages, onProgress, signal })
      : { files: files.slice(0, max), count: files.length, problems: [] };
    signal.throwIfAborted();
    const stamp = Date.now().toString(36);
    const pictures = taken.map((file, index) => ({ file, item: itemOf(file, `${stamp}-${index}`) }));
    store.add(new Map(pictures.map(({ file, item }) => [item.id, file])));
    return { items: pictures.map(({ item }) => item), first: taken[0], count, problems };
  }

  async function save(
    { target, template, saveAs }: SaveResultsInput,
    signal: AbortSignal,
  ): Promise<ToastOptions | undefined> {
    const items = itemsOf(actor.getSnapshot().context.batch);
    const request = {
      items,
      result: store.result,
      file: store.file,
      template,
      word: batch.word,
      rewriting: saveAs && {
        // What the form holds.
        options: saveAs as SaveOptions,
        maxSidePx: maxSidePx(),
        writer: writerOfDevice,
      },
      signal,
      onProgress: (done: number, all: number) => {
        if (!signal.aborted) actor.send({ type: 'saving.progressed', progress: { done, all } });
      },
    };
    if (target.to === 'file') {
      const problem = await saveOne(request, target.item);
      return problem && errorToast(problem.message, problem.fix);
    }
    if (target.to === 'document') {
      const document = batch.documents?.[target.index];
      if (!document) throw new Error(`The tool has no document ${target.index}.`);
      const open = (picture: string) => openFirst(tool, [picture], { fileOf: store.file, env: env() });
      const leftOut = await saveDocument(document, { ...request, open });
      if (leftOut.length === 0) return undefined;
      return warningToast(messages.notInFile, messages.leftOut({ names: inShort(leftOut) }));
    }
    const saved = await (target.to === 'zip'
      ? saveZip(request, `verapix-${batch.word}.zip`)
      : saveToFolder(request));
    if (!saved || saved.failed === 0) return undefined;
    return warningToast(messages.notWritten({ count: saved.failed }), messages.notWrittenReport);
  }

  const machine = batchSessionMachine.provide({
    actors: {
      batch: logic,
      watchLock: lockOf(id),
      watchBatch: fromCallback<EventObject, BatchActor>(({ input: open }) => {
        const toasts = open.on('notify', ({ toast }) => host.notify(toast));
        const stops = [() => toasts.unsubscribe(), storeChanges(open, store), showOutside(open, title)];
        return () => {
          for (const stop of stops) stop();
        };
      }),
      loadBatch: fromPromise<StoredBatch | undefined, void>(() => store.load()),
      clearBatch: fromPromise<void, void>(() => store.clear()),
      openFiles: fromPromise<OpenedFiles, OpenFilesInput>(({ input, signal }) => openFiles(input, signal)),
      copyFiles: fromPromise<boolean, void>(({ signal }) => store.copy(signal)),
      saveResults: fromPromise<SavedResults, SaveResultsInput>(async ({ input, signal }) => ({
        warning: await save(input, signal),
      })),
    },
  });
  const actor = createActor(machine, {
    input: {
      ...functions,
      options: batch.options,
      template: defaultNameTemplate,
      isSameWork: (stored, chosen) =>
        batch.isSameWork?.(stored as Choices, chosen as Partial<Choices>) ?? true,
      isBlocked: (options) => batch.blocker?.(options as Choices) !== undefined,
      takesSingle,
      takesRejection,
      asksNotice: isNoticeOpen(),
    },
  });
  forwardEvents(actor, host);
  actor.on('notice.settled', ({ isAllowed }) => settleNotice(isAllowed));
  return actor;
}

const itemsOf = (batch: BatchActor | undefined): readonly BatchItem[] =>
  batch?.getSnapshot().context.items ?? [];
