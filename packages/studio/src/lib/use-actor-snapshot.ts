import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** The current snapshot of an actor; undefined without an actor. */
export function useActorSnapshot<Ref extends AnyActorRef>(actor: Ref): SnapshotFrom<Ref>;
export function useActorSnapshot<Ref extends AnyActorRef>(
  actor: Ref | undefined,
): SnapshotFrom<Ref> | undefined;
export function useActorSnapshot<Ref extends AnyActorRef>(actor: Ref | undefined) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => actor?.getSnapshot() as SnapshotFrom<Ref> | undefined;
  return useSyncExternalStore(subscribe, read, read);
}
