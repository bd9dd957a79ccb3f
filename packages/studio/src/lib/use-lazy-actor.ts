import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate';
import { isLoadFailure } from '@verapix/domain';

interface LazyActorOptions<Ref extends AnyActorRef> {
  /** Starts the actor with the page instead of with the first event, for a machine that loads data. */
  eager?: boolean;
  /** Whether the actor goes on when the page is left, for example while it saves. Must keep its identity. */
  keepAlive?: (snapshot: SnapshotFrom<Ref>) => boolean;
  /**
   * Called if the machine's code could not be loaded for an event. The event is lost; the next one tries again. If absent,
   * the page fails. Must keep its identity.
   */
  onUnavailable?: () => void;
}

const never = () => false;

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

export interface LazyActor<Ref extends AnyActorRef> {
  /** Undefined until the machine has started: show its initial state. */
  snapshot: SnapshotFrom<Ref> | undefined;
  send: (event: EventFrom<Ref>) => void;
}

/**
 * An actor of the page that is loaded and started on demand and stopped with the page, so that the page renders before the
 * machine's code is loaded. `start` must keep its identity (`useCallback`): another function is another actor, started with
 * the next event. If the code cannot be loaded, the page fails, unless `onUnavailable` is given.
 */
export function useLazyActor<Ref extends AnyActorRef>(
  start: () => Promise<Ref>,
  { eager = false, keepAlive = never, onUnavailable }: LazyActorOptions<Ref> = {},
): LazyActor<Ref> {
  const [actor, setActor] = useState<Ref>();
  const [error, setError] = useState<unknown>();
  const starting = useRef<Promise<Ref>>(undefined);
  if (error) throw error;

  const ensure = useCallback(() => {
    if (starting.current) return starting.current;
    const promise = start().then((started) => {
      // The page may have been left and opened again meanwhile: then another actor is starting.
      if (starting.current === promise) setActor(started);
      return started;
    });
    starting.current = promise;
    return promise;
  }, [start]);

  const send = useCallback(
    async (event: EventFrom<Ref>) => {
      const promise = ensure();
      try {
        (await promise).send(event);
      } catch (cause) {
        if (!onUnavailable || !isLoadFailure(cause)) return setError(cause);
        if (starting.current === promise) starting.current = undefined;
        onUnavailable();
      }
    },
    [ensure, onUnavailable],
  );

  useEffect(() => {
    if (eager) ensure().catch(setError);
    return () => {
      starting.current?.then(
        (started) => {
          if (!keepAlive(started.getSnapshot())) started.stop();
        },
        () => {},
      );
      starting.current = undefined;
      setActor(undefined);
    };
  }, [eager, ensure, keepAlive]);

  return { snapshot: useActorSnapshot(actor), send };
}
