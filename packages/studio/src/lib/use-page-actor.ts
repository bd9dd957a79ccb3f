import { useEffect, useState } from 'react';
import type { AnyActor, AnyActorRef, EventFrom, SnapshotFrom } from 'xstate';
import { useActorSnapshot } from './use-actor-snapshot';

/** An actor as a component sees it. */
export interface ActorProps<Ref extends AnyActorRef> {
  snapshot: SnapshotFrom<Ref>;
  send: (event: EventFrom<Ref>) => void;
}

interface PageActorOptions<Ref extends AnyActor> {
  /** Whether the actor goes on when the page is left, for example while it saves. Must keep its identity. */
  keepAlive?: (snapshot: SnapshotFrom<Ref>) => boolean;
  /** Connects the started actor to things outside. Returns how to disconnect. Must keep its identity. */
  connect?: (actor: Ref) => () => void;
  /** Whether the actor starts. If not, it rests in its first state. */
  starts?: boolean;
}

const never = () => false;
const nothing = () => () => {};

/**
 * An actor that starts and stops with the component. Its first snapshot is there in the first render. `create` returns an
 * actor that is not started; it must keep its identity (`useCallback`): another function is another actor.
 */
export function usePageActor<Ref extends AnyActor>(
  create: () => Ref,
  { keepAlive = never, connect = nothing, starts = true }: PageActorOptions<Ref> = {},
): ActorProps<Ref> & { actor: Ref } {
  const [held, setHeld] = useState(() => ({ create, actor: create() }));
  let current = held;
  if (held.create !== create) {
    current = { create, actor: create() };
    setHeld(current);
  }
  const { actor } = current;
  useEffect(() => {
    if (!starts) return;
    // React mounts a component twice in development, and a stopped actor does not start again.
    if (actor.getSnapshot().status === 'stopped') return setHeld({ create, actor: create() });
    const disconnect = connect(actor);
    actor.subscribe({ complete: disconnect });
    actor.start();
    return () => {
      if (keepAlive(actor.getSnapshot() as SnapshotFrom<Ref>)) return;
      actor.stop();
      disconnect();
    };
  }, [actor, create, connect, keepAlive, starts]);
  return { snapshot: useActorSnapshot(actor), send: actor.send as ActorProps<Ref>['send'], actor };
}
