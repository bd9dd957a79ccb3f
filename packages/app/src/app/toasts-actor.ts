import { toastsMachine } from '@verapix/machines';
import { type ActorRefFrom, createActor } from 'xstate';

/**
 * Starts the actor of all toasts in the app. Its timers wait until the area that shows the toasts is on the page, and
 * pause while the tab is hidden.
 */
export function startToasts(page: Document = document): ActorRefFrom<typeof toastsMachine> {
  const actor = createActor(toastsMachine, { input: { now: () => performance.now() } });
  actor.start();
  actor.send({ type: 'pause.requested', reason: 'loading' });
  page.addEventListener('visibilitychange', () => {
    actor.send({ type: page.hidden ? 'pause.requested' : 'pause.released', reason: 'hidden' });
  });
  return actor;
}
