import { batchMaxPictures, browserFeature, freeBatchMaxPictures, pictureAccept } from '@verapix/domain';
import { type BatchActor, errorToast } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';
import { Alert, Skeleton } from '@verapix/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStudioAccount, useHost } from '../host';
import { useActorSnapshot } from '../lib/use-actor-snapshot';
import type { RunSource, Tool } from '../workspace/tool';
import { BatchView, type Keeping, type LeftOut, Opening, StoredBatchOffer } from './BatchView';
import { progressTitle, useEndNotice, useTitle } from './batch-attention';
import { saveDocument } from './batch-document';
import { canSaveToFolder, saveOne, saveToFolder, saveZip } from './batch-download';
import { type BatchStore, openBatchStore, type StoredBatch, type StoredResult } from './batch-store';
import type { BatchId, BatchPageProps, BatchTool, PagedDocument } from './batch-tool';
import { type HoldingStore, holdFiles } from './held-files';
import { thisDevice } from './pictures-at-once';
import { defaultNameTemplate } from './result-names';
import { itemOf, startBatch } from './start-batch';
import { useBatchSaving } from './use-batch-saving';

/**
 * Holds a lock for as long as the page is open. Resolves to whether this tab has it; a browser that refuses locks cannot say
 * that another tab has it.
 */
function lockBatch(toolId: string, signal: AbortSignal): Promise<boolean> {
  const locks = browserFeature(() => navigator.locks);
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = new Promise<void>((release) => signal.addEventListener('abort', () => release()));
    locks
      .request(`verapix-batch-${toolId}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? held : undefined;
      })
      .catch(() => resolve(true));
  });
}

interface Started {
  actor: BatchActor;
  result: (id: string) => Promise<StoredResult | undefined>;
}

/** What works on the pictures. */
interface BatchWorker<Source extends RunSource, Options extends object, Result, Env>
  extends Pick<Tool<Source, Options, Result, Env>, 'source' | 'useEnv' | 'validate'> {
  id: BatchId;
  /** In notifications. */
  title: string;
  engine: Pick<Tool<Source, Options, Result, Env>['engine'], 'run'>;
}

/** The page of a tool's batches. */
export function batchPageOf<
  Source extends RunSource,
  Options extends object,
  Result,
  Env,
  Choices extends object,
>(tool: BatchWorker<Source, Options, Result, Env>, batch: BatchTool<Source, Options, Result, Choices>) {
  return function BatchPage({
    files,
    options: initial,
    onResume,
    onClose,
    onSingle,
    onRejected,
  }: BatchPageProps) {
    const { notify, useAccess, LeaveGuard } = useHost();
    const { entitlement } = useAccess();
    const env = tool.useEnv();
    const isFree = entitlement !== 'granted';
    const maxPictures = isFree ? freeBatchMaxPictures : batchMaxPictures;
    const latest = useRef({ env, isFree, maxPictures, initial, onClose, onSingle, onRejected });
    latest.current = { env, isFree, maxPictures, initial, onClose, onSingle, onRejected };
    const [opened, setOpened] = useState<{ store: HoldingStore; stored: StoredBatch | undefined }>();
    const [started, setStarted] = useState<Started>();
    const [leftOut, setLeftOut] = useState<LeftOut>();
    const [keeping, setKeeping] = useState<Keeping>('kept');
    const [isElsewhere, setIsElsewhere] = useState(false);
    const [template, setTemplate] = useState(defaultNameTemplate);
    const [opening, setOpening] = useState<string>();
    const [asked, setAsked] = useState<Asked>();
    const adding = useRef<AbortController>(undefined);
    const [error, setError] = useState<unknown>();
    if (error) throw error;
    const run = useCallback((work: Promise<unknown>) => void work.catch(setError), []);

    const mayDecide = entitlement !== 'pending' && entitlement !== 'signing-out';
    const closing = useRef<AbortController>(undefined);
    useEffect(
      () => () => {
        closing.current?.abort();
        adding.current?.abort();
      },
      [],
    );
    useEffect(() => {
      if (!mayDecide || closing.current) return;
      closing.current = new AbortController();
      const { signal } = closing.current;
      const open = async () => {
        if (!(await lockBatch(tool.id, signal))) return setIsElsewhere(true);
        const store = holdFiles(await openBatchStore(tool.id));
        setOpened({ store, stored: await store.load() });
      };
      run(open());
    }, [mayDecide, run]);

    const start = useCallback((store: BatchStore, from: StoredBatch) => {
      const parts = { tool, batch, store, env: () => latest.current.env, device: thisDevice() };
      const next = startBatch(parts, from);
      setStarted(next);
      return next;
    }, []);
    /** Asks the user for pages of a document; none once what is being added is cancelled. */
    const askFor = useCallback(
      (signal: AbortSignal) => (document: PagedDocument) =>
        new Promise<readonly number[]>((resolve) => {
          const answer = (pages: readonly number[]) => {
            setAsked(undefined);
            resolve(pages);
          };
          signal.addEventListener('abort', () => answer([]));
          setAsked({ document, answer });
        }),
      [],
    );
    /** Adds files up to the limit of the plan, and starts the batch with the first ones. */
    const add = useCallback(
      async (store: HoldingStore, chosen: readonly File[], to: Started | undefined) => {
        const { isFree, maxPictures, onClose, onSingle, onRejected } = latest.current;
        const before = to?.actor.getSnapshot().context.items.length ?? 0;
        const room = Math.max(0, maxPictures - before);
        adding.current?.abort();
        adding.current = new AbortController();
        const { signal } = adding.current;
        const {
          files: taken,
          count,
          problems,
        } = batch.expand
          ? await batch.expand(chosen, {
              max: room,
              choosePages: askFor(signal),
              onProgress: setOpening,
              signal,
            })
          : { files: chosen.slice(0, room), count: chosen.length, problems: [] };
        if (closing.current?.signal.aborted) return;
        setOpening(undefined);
        if (signal.aborted) return to ? undefined : onClose();
        const hasNothing = !to && count === 0;
        const [problem] = problems;
        if (hasNothing && problem && problems.length === 1 && onRejected) return onRejected(problem);
        for (const { message, fix } of problems) notify(errorToast(message, fix));
        const [only] = taken;
        if (hasNothing) return onClose();
        if (!to && count === 1 && only && onSingle) return onSingle(only);
        setLeftOut(taken.length < count ? { chosen: count, taken: taken.length, isFree } : undefined);
        const stamp = Date.now().toString(36);
        const pictures = taken.map((file, index) => ({ file, item: itemOf(file, `${stamp}-${index}`) }));
        const items = pictures.map(({ item }) => item);
        setKeeping('storing');
        const stored = store.keep(new Map(pictures.map(({ file, item }) => [item.id, file])));
        if (to) to.actor.send({ type: 'items.added', items });
        else start(store, { items, options: { ...batch.options, ...latest.current.initial } });
        const hasRoom = await stored;
        setKeeping((current) => (hasRoom && current !== 'volatile' ? 'kept' : 'volatile'));
      },
      [start, notify, askFor],
    );
    const hasStored = (opened?.stored?.items.length ?? 0) > 0;
    const begun = useRef<readonly File[]>(undefined);
    useEffect(() => {
      if (!opened || !files || hasStored || begun.current === files) return;
      begun.current = files;
      run(add(opened.store, files, undefined));
    }, [opened, files, hasStored, add, run]);

    const snapshot = useActorSnapshot(started?.actor);
    useEffect(() => {
      if (!started) return;
      const subscription = started.actor.on('notify', ({ toast }) => notify(toast));
      return () => {
        subscription.unsubscribe();
        started.actor.stop();
      };
    }, [started, notify]);
    const save = useBatchSaving(useStudioAccount().planId ?? 'free', notify);
    const notice = useEndNotice(started?.actor, tool.title);
    useTitle(snapshot && progressTitle(snapshot));
    const isWorking = snapshot !== undefined && (snapshot.matches('running') || snapshot.matches('pausing'));
    const losesWork = keeping === 'storing' || save.saving.pending || (isWorking && keeping === 'volatile');

    if (isElsewhere) {
      return (
        <Alert tone="info" title={messages.openElsewhere}>
          {messages.openElsewhereFix}
        </Alert>
      );
    }
    if (opened?.stored && hasStored && !started) {
      const { store, stored } = opened;
      const canAdd = batch.isSameWork?.(stored.options as Choices, initial as Partial<Choices>) ?? true;
      const resume = async () => {
        onResume();
        const next = start(store, stored);
        if (files && canAdd) return add(store, files, next);
        // What could not start yet waits for what is missing, such as a mark.
        if (!batch.blocker?.(stored.options as Choices)) next.actor.send({ type: 'batch.started' });
      };
      const discard = async () => {
        await store.clear();
        setOpened({ store, stored: undefined });
        if (!files) onClose();
      };
      return (
        <StoredBatchOffer
          items={stored.items}
          chosen={files?.length ?? 0}
          canAdd={canAdd}
          onResume={() => run(resume())}
          onDiscard={() => run(discard())}
        />
      );
    }
    const cancelOpening = () => adding.current?.abort();
    const arriving =
      asked && batch.ChoosePages ? (
        <batch.ChoosePages
          key={asked.document.name}
          document={asked.document}
          isFree={isFree}
          onChoose={asked.answer}
        />
      ) : (
        opening !== undefined && <Opening text={opening} onCancel={cancelOpening} />
      );
    if (!opened || !started || !snapshot)
      return files ? arriving || <Skeleton shape="block" style={{ aspectRatio: '2 / 1' }} /> : null;

    const { store } = opened;
    const { actor, result } = started;
    const { items, options } = snapshot.context;
    const saved = { items, result, file: store.file, template, word: batch.word };
    const settingsOf = (id?: string) => (
      <batch.Settings
        options={{ ...options, ...items.find((item) => item.id === id)?.options } as Choices}
        onChange={(changes) =>
          actor.send({ type: 'options.changed', options: changes, ...(id !== undefined && { id }) })
        }
        openSample={() => openSample(id === undefined ? items.map((item) => item.id) : [id], store)}
        pictures={items
          .filter((item) => id === undefined || item.id === id)
          .map((item) => ({ id: item.id, name: item.name, readFile: () => store.file(item.id) }))}
      />
    );
    /** The first of these pictures that opens. */
    async function openSample(ids: readonly string[], { file: fileOf }: Pick<BatchStore, 'file'>) {
      for (const id of ids) {
        const file = await fileOf(id);
        const outcome = file && (await tool.source.inspect?.([file], latest.current.env));
        if (outcome?.ok) return outcome.source;
      }
      return undefined;
    }
    return (
      <>
        {arriving}
        <BatchView
          snapshot={snapshot}
          send={actor.send}
          verb={batch.verb}
          blocker={batch.blocker?.(options as Choices)}
          settingsOf={settingsOf}
          onAdd={(chosen) => run(add(store, chosen, started))}
          leftOut={leftOut}
          maxPictures={maxPictures}
          isOpening={opening !== undefined}
          accept={[pictureAccept, batch.accept].filter(Boolean).join()}
          keeping={keeping}
          template={template}
          onTemplate={setTemplate}
          saving={save.saving}
          save={{
            zip: () => save.all((how) => saveZip({ ...saved, ...how }, `verapix-${batch.word}.zip`)),
            one: (item) => save.one((how) => saveOne({ ...saved, ...how }, item)),
            folder: canSaveToFolder()
              ? () => save.all((how) => saveToFolder({ ...saved, ...how }))
              : undefined,
          }}
          documents={batch.documents?.map((document) => ({
            label: document.label,
            onSave: () =>
              save.document((how) =>
                saveDocument(document, { items, result, open: (id) => openSample([id], store), ...how }),
              ),
          }))}
          notice={notice}
          onClose={() => run(store.clear().then(onClose))}
        />
        <LeaveGuard active={losesWork} losing="run" />
      </>
    );
  };
}

/** A document whose pages the user is asked for. */
interface Asked {
  document: PagedDocument;
  answer: (pages: readonly number[]) => void;
}
