import { type FreeUseAccess, type FreeUseActor, freeUseMachine, type ToastOptions } from '@verapix/machines';
import { createActor } from 'xstate';
import type { FreeUseCount } from './free-uses';

interface StartFreeUses {
  count: FreeUseCount;
  access: FreeUseAccess;
  notify: (toast: ToastOptions) => void;
}

/** Starts the machine of the free uses on the stored count. Whoever starts it stops it, and it stops listening. */
export function startFreeUses({ count, access, notify }: StartFreeUses): FreeUseActor {
  const actor = createActor(freeUseMachine, { input: { used: count.read(), access } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('use.counted', ({ used }) => count.write(used));
  const stop = count.subscribe((used) => actor.send({ type: 'used.changed', used }));
  actor.subscribe({ complete: stop });
  return actor.start();
}
