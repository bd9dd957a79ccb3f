import { useSelector } from '@xstate/react';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  fromPromise,
} from 'xstate';
import { FlowContext } from './flow';

/** The props of a machine's view. */
interface ShownActor<Shown extends AnyMachineSnapshot> {
  snapshot: Shown;
  /** Stable as long as the story's `send` is. */
  send: (event: EventFrom<Shown>) => void;
}

interface StoryActorProps<Shown extends AnyMachineSnapshot> {
  /** The initial state, from `machine.resolveState`. To start in another state, change the `key`. */
  snapshot: Shown;
  /** Called with each event of the view. */
  send?: (event: EventFrom<Shown>) => void;
  /** Renders the view for a snapshot. */
  children: (actor: ShownActor<Shown>) => ReactNode;
}

/**
 * Shows a view in one state of its machine. Events from the State chart panel are sent to the actor. The view's own
 * controls send events only if the toolbar's flow is live. The machine's invoked actors never finish, so that each state
 * lasts.
 */
export function StoryActor<Shown extends AnyMachineSnapshot>({
  snapshot,
  send,
  children,
}: StoryActorProps<Shown>) {
  const [actor] = useState(() => createActor(withoutWork(snapshot.machine), { snapshot }));
  const shown = useSelector(actor, (current) => current);
  const isLive = use(FlowContext) === 'live';

  useEffect(() => {
    actor.start();
    // `useActorRef` keeps a stopped actor for a restart, which the panel would show.
    return () => {
      actor.stop();
    };
  }, [actor]);

  const sendBoth = useCallback(
    (event: EventFrom<Shown>) => {
      send?.(event);
      if (isLive) actor.send(event);
    },
    [send, isLive, actor],
  );
  return children({ snapshot: shown as Shown, send: sendBoth });
}

const never = fromPromise(() => new Promise<never>(() => {}));

/** A machine whose actors never finish, except child machines. */
function withoutWork(machine: AnyStateMachine): AnyStateMachine {
  const { actors } = machine.implementations;
  const silent = Object.entries(actors).filter(([, logic]) => !('root' in Object(logic)));
  return machine.provide({ actors: Object.fromEntries(silent.map(([name]) => [name, never])) });
}
