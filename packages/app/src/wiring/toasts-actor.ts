import { toastsMachine } from '@verapix/machines';
import { createActor } from 'xstate';
import type { ToastsActor } from './toasts';

/** Starts the one actor that every message of the app goes through; its time stands still while the tab is hidden. */
export function startToasts(page: Document = document): ToastsActor {
  const actor = createActor(toastsMachine, { input: { now: () => performance.now() } });
  actor.start();
  page.addEventListener('visibilitychange', () => {
    actor.send({ type: page.hidden ? 'pause.requested' : 'pause.released', reason: 'hidden' });
  });
  return actor;
}
