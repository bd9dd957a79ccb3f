import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** The current snapshot of an actor; undefined without an actor. */
export function useActorSnapshot<Ref extends AnyActorRef>(
  actor: Ref | undefined,
): SnapshotFrom<Ref> | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot(),
    () => undefined,
  );
}
