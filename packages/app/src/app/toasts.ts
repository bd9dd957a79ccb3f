import { createEmitter, loadOnce } from '@verapix/domain';
import type { ToastOptions } from '@verapix/machines';
import { type ComponentType, createContext, use } from 'react';

/** Holds the messages and shows them. */
export interface ToastDisplay {
  add: (toast: ToastOptions) => void;
  dismiss: (id: string) => void;
  stop: () => void;
  /** Where they are shown. */
  Area: ComponentType;
}

/** The toasts of the app. */
export interface Toasts {
  /** Shows a message. The first one loads the code of the toasts. */
  notify: (toast: ToastOptions) => void;
  /** Loads the code of the toasts. */
  prepare: () => Promise<unknown>;
  /** Takes a message back. */
  dismiss: (id: string) => void;
  /** Undefined before the first message. */
  display: () => ToastDisplay | undefined;
  /** Calls back when the display has started. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates the app's toasts. `start` loads and starts their display with the first message. */
export function createToasts(start: () => Promise<ToastDisplay>): Toasts {
  let display: ToastDisplay | undefined;
  const { emit, subscribe } = createEmitter();

  const ensure = loadOnce(async () => {
    display = await start();
    emit();
    return display;
  });

  return {
    notify: async (toast) => {
      try {
        (await ensure()).add(toast);
      } catch (error) {
        console.error(error);
      }
    },
    prepare: ensure,
    dismiss: (id) => display?.dismiss(id),
    display: () => display,
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
