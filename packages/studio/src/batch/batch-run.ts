import {
  type BatchActor,
  type BatchInput,
  type BatchItem,
  type BatchResult,
  batchMachine,
  createToolRunMachine,
  type InspectInput,
  type InspectOutcome,
  type ProcessInput,
  type ProcessOutcome,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';
import { fromPromise } from 'xstate';
import type { PendingStore } from '../store/pending-files';
import type { RunSource, ToolDefinition } from '../workspace/tool-definition';
import type { BatchTool } from './batch-tool';
import { type Device, picturesAtOnce } from './pictures-at-once';

/** What works on the pictures. */
export interface BatchWorker<Source extends RunSource, Options extends object, Result, Env>
  extends Pick<ToolDefinition<Source, Options, Result, Env>, 'source' | 'validate'> {
  engine: Pick<ToolDefinition<Source, Options, Result, Env>['engine'], 'run'>;
}

/** A source with the id of its picture, under which the result is stored. */
interface Numbered<Source> {
  id: string;
  source: Source;
}

interface BatchParts<Source extends RunSource, Options extends object, Result, Env, Choices extends object> {
  tool: BatchWorker<Source, Options, Result, Env>;
  batch: Pick<BatchTool<Source, Options, Result, Choices>, 'optionsOf' | 'refuse' | 'fileOf' | 'needs'>;
  store: PendingStore;
  /** The values of the page's latest render. */
  env: () => Env;
  device: Device;
  /** There was no room for a result. */
  onFull: () => void;
}

/** A picture of a new batch. */
export const itemOf = (file: File, id: string): BatchItem => ({
  id,
  name: file.name,
  bytes: file.size,
  status: 'waiting',
  progress: 0,
});

const fileGone = {
  code: 'file-gone',
  message: messages.fileGone,
  fix: messages.fileGoneFix,
};

/** The machine of a batch with a tool's intake and engine, and the functions that it starts with. Results go to the store as they are made. */
export function batchLogicOf<
  Source extends RunSource,
  Options extends object,
  Result,
  Env,
  Choices extends object = Options,
>({
  tool,
  batch,
  store,
  env,
  device,
  onFull,
}: BatchParts<Source, Options, Result, Env, Choices>): {
  logic: typeof batchMachine;
  functions: Required<Pick<BatchInput, 'costOf' | 'validate'>>;
} {
  const { inspect } = tool.source;
  const optionsOf = (source: Source, choices: object) =>
    batch.optionsOf ? batch.optionsOf(source, choices as Choices) : (choices as Options);

  const pictureRun = createToolRunMachine<unknown, object, BatchResult, string>().provide({
    actors: {
      inspect: fromPromise<InspectOutcome<unknown>, InspectInput<string>>(
        async ({ input: { files: id, acceptIncomplete } }) => {
          const file = await store.file(id);
          if (!file || !inspect) return { ok: false, rejection: fileGone };
          const outcome = await inspect([file], env(), { acceptIncomplete });
          return outcome.ok ? { ok: true, source: { id, source: outcome.source } } : outcome;
        },
      ),
      process: fromPromise<ProcessOutcome<BatchResult>, ProcessInput<unknown, object>>(
        async ({ input, signal }) => {
          const { id, source } = input.source as Numbered<Source>;
          const options = optionsOf(source, input.options);
          const outcome = await tool.engine.run({ ...input, source, options }, signal, env());
          if (!outcome.ok) return outcome;
          const { blob, width, height, note, isPartial, details } = batch.fileOf(outcome.value, source);
          if (!(await store.putResult(id, { blob, ...(details && { details }) }))) onFull();
          const size = width !== undefined && height !== undefined ? { width, height } : {};
          return {
            ok: true,
            value: {
              mime: blob.type,
              bytes: blob.size,
              ...size,
              ...(note !== undefined && { note }),
              ...(isPartial && { isPartial }),
            },
          };
        },
      ),
    },
  });
  return {
    logic: batchMachine.provide({ actors: { pictureRun } }),
    functions: {
      costOf: (choices) => 1 / picturesAtOnce(batch.needs(choices as Choices), device),
      validate: (numbered, choices) => {
        const { source } = numbered as Numbered<Source>;
        return (
          batch.refuse?.(source, choices as Choices) ??
          tool.validate?.(source, optionsOf(source, choices), env())
        );
      },
    },
  };
}

/**
 * Stores the list of a batch, now and whenever a picture's status, the order or the options change. Deletes the files of
 * pictures that are removed. Returns how to stop.
 */
export function storeChanges(actor: BatchActor, store: Pick<PendingStore, 'save' | 'remove'>): () => void {
  let written: readonly unknown[] = [];
  const write = ({ context: { items, options } }: ReturnType<BatchActor['getSnapshot']>) => {
    const now = [options, ...items.flatMap(({ id, status, options: own }) => [id, status, own])];
    if (now.length === written.length && now.every((value, index) => value === written[index])) return;
    written = now;
    store.save({ items, options }).catch(console.error);
  };
  write(actor.getSnapshot());
  const changes = actor.subscribe(write);
  const releases = actor.on('item.released', ({ id }) => void store.remove(id).catch(console.error));
  return () => {
    changes.unsubscribe();
    releases.unsubscribe();
  };
}
