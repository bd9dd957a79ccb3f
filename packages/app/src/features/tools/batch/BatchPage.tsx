import { batchMaxPictures, freeBatchMaxPictures, toolById } from '@verapix/domain';
import { type BatchActor, type BatchItem, countItems } from '@verapix/machines';
import { Alert, Skeleton } from '@verapix/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEntitlement } from '../../../app/access/entitlement';
import { LeaveDialog, useLeaveGuard } from '../../../app/shell/LeaveDialog';
import { useToasts } from '../../../app/toasts';
import { useActorSnapshot } from '../../../app/use-lazy-actor';
import { saveFile } from '../../../lib/object-url';
import type { RunSource, Tool } from '../define-tool';
import { BatchView, type LeftOut, StoredBatchOffer } from './BatchView';
import { canSaveToFolder, saveToFolder, saveZip } from './batch-download';
import { type BatchStore, isQuotaError, openBatchStore, type StoredBatch } from './batch-store';
import type { BatchTool } from './batch-tool';
import { defaultNameTemplate, nameResults } from './result-names';
import { itemOf, startBatch } from './start-batch';

export interface BatchPageProps {
  /** The chosen files; absent to go on with a stored batch. */
  files?: readonly File[] | undefined;
  /** The user goes on with the stored batch: what else is on the page makes room. */
  onResume: () => void;
  /** The batch is gone. */
  onClose: () => void;
}

interface Started {
  actor: BatchActor;
  store: BatchStore;
  result: (id: string) => Promise<Blob | undefined>;
  leftOut?: LeftOut | undefined;
}

/** Holds a lock for as long as the page is open. Resolves to whether this tab has it. */
function lockBatch(toolId: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = new Promise<void>((release) => signal.addEventListener('abort', () => release()));
    void navigator.locks.request(`verapix-batch-${toolId}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? held : undefined;
    });
  });
}

/** The page of a tool's batches. */
export function batchPageOf<Source extends RunSource, Options extends object, Result, Env>(
  tool: Tool<Source, Options, Result, Env>,
  batch: BatchTool<Source, Options, Result>,
) {
  return function BatchPage({ files, onResume, onClose }: BatchPageProps) {
    const { notify } = useToasts();
    const { entitlement } = useEntitlement();
    const env = tool.useEnv();
    const latestEnv = useRef(env);
    latestEnv.current = env;
    const [stored, setStored] = useState<{ store: BatchStore; batch: StoredBatch }>();
    const [started, setStarted] = useState<Started>();
    const [isVolatile, setIsVolatile] = useState(false);
    const [isElsewhere, setIsElsewhere] = useState(false);
    const [template, setTemplate] = useState(defaultNameTemplate);
    const [error, setError] = useState<unknown>();
    if (error) throw error;

    const start = useCallback(async (store: BatchStore, from: StoredBatch, leftOut?: LeftOut) => {
      const loaded = await tool.load();
      const cores = navigator.hardwareConcurrency || 1;
      const parts = { tool, loaded, batch, store, env: () => latestEnv.current, cores };
      setStarted({ ...startBatch(parts, from), store, leftOut });
    }, []);

    const mayDecide = entitlement !== 'pending' && entitlement !== 'signing-out';
    const isFree = entitlement !== 'granted';
    const closing = useRef<AbortController>(undefined);
    useEffect(() => () => closing.current?.abort(), []);
    useEffect(() => {
      if (!mayDecide || closing.current) return;
      closing.current = new AbortController();
      const { signal } = closing.current;
      const open = async () => {
        if (!(await lockBatch(tool.id, signal))) return setIsElsewhere(true);
        const store = await openBatchStore(tool.id);
        if (!files) {
          const batch = await store.load();
          if (batch) setStored({ store, batch });
          return;
        }
        const max = isFree ? freeBatchMaxPictures : batchMaxPictures;
        const taken = files.slice(0, max);
        const items = taken.map((file, index) => itemOf(file, `${Date.now().toString(36)}-${index}`));
        await store.clear();
        const leftOut =
          taken.length < files.length ? { chosen: files.length, taken: taken.length, isFree } : undefined;
        const held = new Map(items.map((item, index) => [item.id, taken[index]]));
        await start(withFiles(store, held), { items, options: batch.options }, leftOut);
        await storeFiles(store, held).catch((problem: unknown) => {
          if (!isQuotaError(problem)) throw problem;
          setIsVolatile(true);
        });
      };
      open().catch(setError);
    }, [mayDecide, isFree, files, start]);

    const snapshot = useActorSnapshot(started?.actor);
    useEffect(() => {
      if (!started) return;
      const { actor } = started;
      const subscriptions = [
        actor.on('notify', ({ toast }) => notify(toast)),
        actor.on('batch.finished', (ended) => announce(toolById(tool.id).title, ended)),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
        actor.stop();
      };
    }, [started, notify]);
    const isWorking = snapshot !== undefined && (snapshot.matches('running') || snapshot.matches('pausing'));
    useTitle(snapshot && isWorking ? progressTitle(snapshot.context.items) : undefined);
    const leaving = useLeaveGuard(isWorking && isVolatile);
    const [permission, setPermission] = useState(() =>
      'Notification' in globalThis ? Notification.permission : 'denied',
    );

    if (isElsewhere) {
      return (
        <Alert tone="info" title="A batch is open in another tab.">
          Go on there, or close that tab and reload this page.
        </Alert>
      );
    }
    if (stored && !started) {
      const { store, batch: from } = stored;
      return (
        <StoredBatchOffer
          items={from.items}
          onResume={() => {
            onResume();
            start(store, from).catch(setError);
          }}
          onDiscard={() => void store.clear().then(onClose, setError)}
        />
      );
    }
    if (!started || !snapshot)
      return files ? <Skeleton shape="block" style={{ aspectRatio: '2 / 1' }} /> : null;

    const { actor, store, result, leftOut } = started;
    const { items, options } = snapshot.context;
    const saved = { items, store: { result }, template, tool: batch.word };
    const run = (work: Promise<unknown>) => void work.catch(setError);
    return (
      <>
        <BatchView
          snapshot={snapshot}
          send={actor.send}
          verb={batch.verb}
          settings={
            <batch.Settings
              options={options as Options}
              onChange={(changes) => actor.send({ type: 'options.changed', options: changes })}
            />
          }
          leftOut={leftOut}
          isVolatile={isVolatile}
          template={template}
          onTemplate={setTemplate}
          save={{
            zip: () => run(saveZip(saved, `verapix-${batch.word}.zip`)),
            one: (item) => run(saveOne(item, saved)),
            folder: canSaveToFolder() ? () => run(saveToFolder(saved)) : undefined,
          }}
          askToNotify={
            permission === 'default'
              ? () => run(Notification.requestPermission().then(setPermission))
              : undefined
          }
          onClose={() => run(store.clear().then(onClose))}
        />
        <LeaveDialog blocker={leaving} losing="run" />
      </>
    );
  };
}

/** Tells a user who has left the page that the batch is done, if they have asked for it. */
function announce(title: string, { done, failed }: { done: number; failed: number }): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  new Notification(`${title}: ${done} done${failed ? `, ${failed} failed` : ''}`);
}

/** The store of a batch whose files are still being written: they are read from where the user has them. */
function withFiles(store: BatchStore, held: ReadonlyMap<string, File | undefined>): BatchStore {
  return { ...store, file: async (id) => held.get(id) ?? (await store.file(id)) };
}

/** Copies the files into the store, one after the other. */
async function storeFiles(store: BatchStore, held: ReadonlyMap<string, File | undefined>): Promise<void> {
  for (const [id, file] of held) if (file) await store.putFile(id, file);
}

async function saveOne(
  item: BatchItem,
  { store, template, tool }: { store: Pick<BatchStore, 'result'>; template: string; tool: string },
): Promise<void> {
  const blob = await store.result(item.id);
  if (!blob || !item.result) return;
  const names = nameResults([{ item, result: item.result }], template, tool);
  saveFile(blob, names.get(item.id) ?? item.name);
}

/** `12 of 100`, for the title of the tab. */
function progressTitle(items: readonly BatchItem[]): string {
  const { done, failed, skipped } = countItems(items);
  return `${done + failed + skipped} of ${items.length}`;
}

/** Puts a text before the page's title while it is given. */
function useTitle(text: string | undefined): void {
  const title = useRef('');
  useEffect(() => {
    if (text === undefined) return;
    title.current ||= document.title;
    document.title = `${text} · ${title.current}`;
  }, [text]);
  useEffect(
    () =>
      text === undefined
        ? () => {}
        : () => {
            document.title = title.current;
          },
    [text],
  );
}
