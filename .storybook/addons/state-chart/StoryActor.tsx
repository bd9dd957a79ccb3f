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

/** A machine as its view is given it. */
interface ShownActor<Shown extends AnyMachineSnapshot> {
  snapshot: Shown;
  /** Keeps its identity while `send` of the story does. */
  send: (event: EventFrom<Shown>) => void;
}

interface StoryActorProps<Shown extends AnyMachineSnapshot> {
  /**
   * The state to begin in, as `machine.resolveState` gives it. Another one is begun in only by another `key`: a story
   * that is drawn anew stays where it was moved to.
   */
  snapshot: Shown;
  /** Called with each event of the view's. Absent where the view sends none. */
  send?: (event: EventFrom<Shown>) => void;
  /** The view, for where the machine is. */
  children: (actor: ShownActor<Shown>) => ReactNode;
}

/**
 * Shows a view in one state of its machine, run by an actor: events sent from the State chart panel move it. The view's
 * own controls move it too when the toolbar's flow is live; held, the story stays in the state it is about. What the machine
 * would have others do never ends, so that each state lasts for as long as it is looked at.
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
    // Unlike `useActorRef`, which leaves an actor to be started again: the panel shows none that has gone.
    return () => {
      actor.stop();
    };
  }, [actor]);

  const tell = useCallback(
    (event: EventFrom<Shown>) => {
      send?.(event);
      if (isLive) actor.send(event);
    },
    [send, isLive, actor],
  );
  return children({ snapshot: shown as Shown, send: tell });
}

const never = fromPromise(() => new Promise<never>(() => {}));

/** A machine whose actors never answer, save the machines among them. */
function withoutWork(machine: AnyStateMachine): AnyStateMachine {
  const { actors } = machine.implementations;
  const silent = Object.entries(actors).filter(([, logic]) => !('root' in Object(logic)));
  return machine.provide({ actors: Object.fromEntries(silent.map(([name]) => [name, never])) });
}
