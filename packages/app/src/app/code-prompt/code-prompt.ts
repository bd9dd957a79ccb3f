import { createEmitter } from '@verapix/domain';

/**
 * The question for the code of the second factor. A call that the server does only with the code opens it; the shell shows
 * it as a dialog.
 */
export interface CodePrompt {
  isOpen: () => boolean;
  /** Calls back when it opens or closes. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Opens it, and resolves with whether the code was given. Calls at the same time share one question. An aborted call
   * resolves with false, and the question closes with the last call.
   */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** The dialog is closed. */
  close: (given: boolean) => void;
}

export function createCodePrompt(): CodePrompt {
  const waiting = new Set<(given: boolean) => void>();
  const { emit, subscribe } = createEmitter();
  const answer = (resolve: (given: boolean) => void, given: boolean) => {
    waiting.delete(resolve);
    resolve(given);
    if (waiting.size === 0) emit();
  };
  return {
    isOpen: () => waiting.size > 0,
    subscribe,
    ask: (signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(false);
        waiting.add(resolve);
        signal.addEventListener('abort', () => waiting.has(resolve) && answer(resolve, false), {
          once: true,
        });
        if (waiting.size === 1) emit();
      }),
    close: (given) => {
      for (const resolve of [...waiting]) answer(resolve, given);
    },
  };
}
