import { type PlanId, plans, type Problem, resolutions } from '@verapix/domain';
import { errorToast, type ToastOptions, warningToast } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';
import { useState } from 'react';
import { errorsOf, type SaveOptions } from '../workspace/save-as/save-options';
import { writerOfDevice } from '../workspace/save-as/use-save-as';
import { inShort } from '../workspace/several-files';
import { useEngineRequest } from '../workspace/use-engine-request';
import type { Saved, SaveRequest } from './batch-download';

/** What the hook adds to a request. */
type RequestOfHook = Pick<SaveRequest, 'rewriting' | 'signal' | 'onProgress'>;

/** How the results of a batch are saved, and how far that is. */
export interface BatchSaving {
  /** Undefined if the files are saved as they were made. */
  options: SaveOptions | undefined;
  onOptions: (options: SaveOptions | undefined) => void;
  /** Of a side, in pixels. */
  maxSidePx: number;
  /** Whether files are being written. */
  pending: boolean;
  /** How many of all files are written; undefined until the first one begins. */
  progress: { done: number; all: number } | undefined;
  /** Why nothing was saved. */
  failure: Pick<Problem, 'message' | 'fix'> | undefined;
  cancel: () => void;
}

/** Saves results, one request at a time, which can be cancelled and ends with the page. */
export function useBatchSaving(planId: PlanId, notify: (toast: ToastOptions) => void) {
  const [options, setOptions] = useState<SaveOptions>();
  const [progress, setProgress] = useState<BatchSaving['progress']>();
  const { pending, failure, start, reset } = useEngineRequest<unknown>();
  const maxSidePx = resolutions[plans[planId].upscaleTo].longestSidePx;
  const begin = (work: (request: RequestOfHook) => Promise<void>) =>
    void start(async (signal) => {
      setProgress(undefined);
      const rewriting = options && { options, maxSidePx, writer: writerOfDevice };
      await work({ rewriting, signal, onProgress: (done, all) => setProgress({ done, all }) });
      return { ok: true, value: undefined };
    });
  const saving: BatchSaving = {
    options,
    onOptions: setOptions,
    maxSidePx,
    pending,
    progress,
    failure,
    cancel: reset,
  };
  return {
    saving,
    /** Saves all results. Says how many could not be written. */
    all: (save: (request: RequestOfHook) => Promise<Saved>) =>
      begin(async (request) => {
        const saved = await save(request);
        if (saved && saved.failed > 0)
          notify(warningToast(messages.notWritten({ count: saved.failed }), messages.notWrittenReport));
      }),
    /** Saves a document of all results. Names those that could not be part of it. */
    document: (save: (request: RequestOfHook) => Promise<readonly string[]>) =>
      begin(async (request) => {
        const leftOut = await save(request);
        if (leftOut.length > 0)
          notify(warningToast(messages.notInFile, messages.leftOut({ names: inShort(leftOut) })));
      }),
    /** Saves one file. Says why it could not be written. */
    one: (save: (request: RequestOfHook) => Promise<Problem | undefined>) =>
      begin(async (request) => {
        const problem = await save(request);
        if (problem) notify(errorToast(problem.message, problem.fix));
      }),
  };
}

/** Whether a field of the options is wrong, so that nothing can be saved. */
export const hasErrors = ({ options, maxSidePx }: Pick<BatchSaving, 'options' | 'maxSidePx'>): boolean =>
  options !== undefined && Object.keys(errorsOf(options, maxSidePx)).length > 0;
