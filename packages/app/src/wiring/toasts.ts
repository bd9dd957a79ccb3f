import { toastsMachine } from '@verapix/machines';
import { createContext, use } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

/** Starts the one actor that every message of the app goes through; it pauses while the tab is hidden. */
export function startToasts(page: Document = document): ToastsActor {
  const actor = createActor(toastsMachine, { input: { now: () => performance.now() } });
  actor.start();
  page.addEventListener('visibilitychange', () => {
    actor.send({ type: page.hidden ? 'pause.requested' : 'pause.released', reason: 'hidden' });
  });
  return actor;
}

export const ToastsContext = createContext<ToastsActor | null>(null);

/** The toasts' actor: `useToasts().send({ type: 'toast.added', toast })`. */
export function useToasts(): ToastsActor {
  const actor = use(ToastsContext);
  if (!actor) throw new Error('useToasts found no toasts: render the component within Providers.');
  return actor;
}
