import { type FreeUseAccess, type FreeUseActor, freeUseMachine, type ToastOptions } from '@verapix/machines';
import { createActor } from 'xstate';
import type { FreeUseCount } from './free-uses';

/** Starts the machine of the free uses with the stored count, and keeps both in sync until the caller stops it. */
export function startFreeUses(
  count: FreeUseCount,
  access: FreeUseAccess,
  notify: (toast: ToastOptions) => void,
): FreeUseActor {
  const actor = createActor(freeUseMachine, { input: { used: count.read(), access } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('use.counted', ({ used }) => count.write(used));
  const unsubscribe = count.subscribe((used) => actor.send({ type: 'used.changed', used }));
  actor.subscribe({ complete: unsubscribe });
  return actor.start();
}
