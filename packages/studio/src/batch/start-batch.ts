import {
  type BatchActor,
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
import { createActor, fromPromise } from 'xstate';
import type { RunSource, Tool } from '../workspace/tool';
import { type BatchStore, isQuotaError, type StoredBatch, type StoredResult } from './batch-store';
import type { BatchTool } from './batch-tool';
import { type Device, picturesAtOnce } from './pictures-at-once';

/** A source with the id of its picture, under which the result is stored. */
interface Numbered<Source> {
  id: string;
  source: Source;
}

interface BatchParts<Source extends RunSource, Options extends object, Result, Env, Choices extends object> {
  tool: Pick<Tool<Source, Options, Result, Env>, 'source' | 'validate'> & {
    engine: Pick<Tool<Source, Options, Result, Env>['engine'], 'run'>;
  };
  batch: Pick<BatchTool<Source, Options, Result, Choices>, 'optionsOf' | 'refuse' | 'fileOf' | 'needs'>;
  store: BatchStore;
  /** The values of the page's latest render. */
  env: () => Env;
  device: Device;
}

/** A picture of a new batch. */
export const itemOf = (file: File, id: string): BatchItem => ({
  id,
  name: file.name,
  bytes: file.size,
  status: 'waiting',
  progress: 0,
});

/**
 * Starts the machine of a batch with a tool's intake and engine. Results go to the store as they are made; one for which
 * there is no room stays in memory, and the batch pauses. The caller stops the actor.
 */
export function startBatch<
  Source extends RunSource,
  Options extends object,
  Result,
  Env,
  Choices extends object = Options,
>(
  { tool, batch, store, env, device }: BatchParts<Source, Options, Result, Env, Choices>,
  { items, options }: StoredBatch,
): { actor: BatchActor; result: (id: string) => Promise<StoredResult | undefined> } {
  const kept = new Map<string, StoredResult>();
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
          const result = { blob, ...(details && { details }) };
          try {
            await store.putResult(id, result);
          } catch (error) {
            if (!isQuotaError(error)) throw error;
            kept.set(id, result);
            actor.send({ type: 'storage.filled' });
          }
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

  const actor = createActor(batchMachine.provide({ actors: { pictureRun } }), {
    input: {
      items,
      options,
      costOf: (choices) => 1 / picturesAtOnce(batch.needs(choices as Choices), device),
      validate: (numbered, choices) => {
        const { source } = numbered as Numbered<Source>;
        return (
          batch.refuse?.(source, choices as Choices) ??
          tool.validate?.(source, optionsOf(source, choices), env())
        );
      },
    },
  });
  actor.on('item.released', ({ id }) => {
    kept.delete(id);
    store.remove(id).catch(console.error);
  });
  saveChanges(actor, store);
  return { actor: actor.start(), result: async (id) => kept.get(id) ?? (await store.result(id)) };
}

const fileGone = {
  code: 'file-gone',
  message: messages.fileGone,
  fix: messages.fileGoneFix,
};

/** Stores the list whenever a picture's status, the order or the options change, one write after the other. */
function saveChanges(actor: BatchActor, store: Pick<BatchStore, 'save'>): void {
  let written: readonly unknown[] = [];
  let last: Promise<unknown> = Promise.resolve();
  actor.subscribe(({ context: { items, options } }) => {
    const now = [options, ...items.flatMap(({ id, status, options: own }) => [id, status, own])];
    if (now.length === written.length && now.every((value, index) => value === written[index])) return;
    written = now;
    last = last.then(() => store.save({ items, options })).catch(console.error);
  });
}
