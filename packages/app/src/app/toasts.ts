import { createEmitter, loadOnce } from '@verapix/domain';
import type { ToastOptions, toastsMachine } from '@verapix/machines';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

/** The toasts of the app. */
export interface Toasts {
  /** Shows a message. The first one loads the code of the toasts. */
  notify: (toast: ToastOptions) => void;
  /** Takes a message back. */
  dismiss: (id: string) => void;
  /** The actor that holds the messages; undefined before the first message. */
  actor: () => ToastsActor | undefined;
  /** Calls back when the actor has started. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates the app's toasts. `start` loads and starts the actor with the first message. */
export function createToasts(start: () => Promise<ToastsActor>): Toasts {
  let started: ToastsActor | undefined;
  const { emit, subscribe } = createEmitter();

  const ensure = loadOnce(async () => {
    started = await start();
    emit();
    return started;
  });

  return {
    notify: async (toast) => {
      try {
        (await ensure()).send({ type: 'toast.added', toast });
      } catch (error) {
        console.error(error);
      }
    },
    dismiss: (id) => started?.send({ type: 'toast.dismissed', id }),
    actor: () => started,
    subscribe,
  };
}

export const ToastsContext = createContext<Toasts | null>(null);

/** The app's toasts: `useToasts().notify({ title: 'Saved' })`. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts found no context: render the component within Providers.');
  return toasts;
}
