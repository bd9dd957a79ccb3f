import { type FreeUseAccess, freeUseMachine, type ToastOptions } from '@verapix/machines';
import { type Actor, createActor } from 'xstate';
import type { FreeUseCount } from './free-uses';

/** The machine of the free uses, which stores what it counts. The caller starts it. */
export function createFreeUses(
  count: FreeUseCount,
  access: FreeUseAccess,
  notify: (toast: ToastOptions) => void,
): Actor<typeof freeUseMachine> {
  const actor = createActor(freeUseMachine, { input: { used: count.read(), access } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('use.counted', ({ used }) => count.write(used));
  return actor;
}
