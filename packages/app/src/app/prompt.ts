import { createEmitter } from '@verapix/domain';

/** A question to the user that something waits for. The shell shows it as a dialog. */
export interface Prompt {
  isOpen: () => boolean;
  /** Calls back when it opens or closes. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Opens it, and resolves with whether the user agreed. Calls at the same time share one question. An aborted call
   * resolves with false, and the question closes with the last call.
   */
  ask: (signal?: AbortSignal) => Promise<boolean>;
  /** The dialog is closed. */
  close: (agreed: boolean) => void;
}

export function createPrompt(): Prompt {
  const waiting = new Set<(agreed: boolean) => void>();
  const { emit, subscribe } = createEmitter();
  const answer = (resolve: (agreed: boolean) => void, agreed: boolean) => {
    waiting.delete(resolve);
    resolve(agreed);
    if (waiting.size === 0) emit();
  };
  return {
    isOpen: () => waiting.size > 0,
    subscribe,
    ask: (signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(false);
        waiting.add(resolve);
        signal?.addEventListener('abort', () => waiting.has(resolve) && answer(resolve, false), {
          once: true,
        });
        if (waiting.size === 1) emit();
      }),
    close: (agreed) => {
      for (const resolve of [...waiting]) answer(resolve, agreed);
    },
  };
}
