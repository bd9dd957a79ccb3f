import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate';
import { isLoadFailure } from './is-load-failure';

const nothingYet = () => () => {};

interface LazyActorOptions<Ref extends AnyActorRef> {
  /** Starts with the page rather than with the first event: for a machine that has something to load. */
  eager?: boolean;
  /** Whether it goes on when the page is left, such as while it saves. Must keep its identity. */
  outlivesPage?: (snapshot: SnapshotFrom<Ref>) => boolean;
  /**
   * The machine's code could not be fetched for an event, which is lost; the next event tries again. Absent, that fails
   * the page. Must keep its identity.
   */
  onUnavailable?: () => void;
}

const never = () => false;

export interface LazyActor<Ref extends AnyActorRef> {
  /** Undefined until the machine has started: as good as its own beginning. */
  snapshot: SnapshotFrom<Ref> | undefined;
  send: (event: EventFrom<Ref>) => void;
}

/**
 * A machine of the page, fetched and started when it is wanted and stopped with the page, so that the page is there
 * before the machine's code is. `start` must keep its identity (`useCallback`): another one is another machine, and
 * starts with the next event. A machine whose code cannot be fetched fails the page, unless `onUnavailable` is there.
 */
export function useLazyActor<Ref extends AnyActorRef>(
  start: () => Promise<Ref>,
  { eager = false, outlivesPage = never, onUnavailable }: LazyActorOptions<Ref> = {},
): LazyActor<Ref> {
  const [actor, setActor] = useState<Ref>();
  const [error, setError] = useState<unknown>();
  const starting = useRef<Promise<Ref>>(undefined);
  if (error) throw error;

  const ensure = useCallback(() => {
    if (starting.current) return starting.current;
    const promise = start().then((started) => {
      // The page may have been left meanwhile, and come back to: then another one is starting.
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
          if (!outlivesPage(started.getSnapshot())) started.stop();
        },
        () => {},
      );
      starting.current = undefined;
      setActor(undefined);
    };
  }, [eager, ensure, outlivesPage]);

  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(
    actor ? subscribe : nothingYet,
    () => actor?.getSnapshot(),
    () => undefined,
  );
  return { snapshot, send };
}
