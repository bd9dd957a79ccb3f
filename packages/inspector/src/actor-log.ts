import { stateValueNames } from '@verapix/machines';
import {
  Actor,
  type AnyActor,
  type AnyMachineSnapshot,
  type EventObject,
  type InspectionEvent,
  type Subscription,
} from 'xstate';
import { transitionId } from './chart';
import type { LoggedEvent } from './views';

const longestLog = 50;

/** A step of an actor, with what the actor was after it. */
export interface LoggedStep extends LoggedEvent {
  event: EventObject;
  snapshot: AnyMachineSnapshot;
}

/** A machine's actor and its history. */
export interface LoggedActor {
  actor: AnyActor;
  log: readonly LoggedStep[];
}

/** The actors of machines on the page. */
export interface ActorLog {
  actors: () => readonly LoggedActor[];
  /** Removes all actors. */
  clear: () => void;
}

export const isMachineSnapshot = (snapshot: object): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'value' in snapshot;

const startListeners = new Set<(actor: AnyActor) => void>();
const { start } = Actor.prototype;
// The app creates actors in many places: their start is the only common hook.
Actor.prototype.start = function startAndNotify() {
  for (const listener of startListeners) listener(this);
  return start.call(this);
};

/** Logs every machine's actor from now on. `onChange` is called after each of its steps. */
export function startActorLog(onChange: () => void): ActorLog {
  const running = new Map<AnyActor, LoggedStep[]>();
  const subscriptions = new Map<object, Subscription>();

  const note = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
    const log = [...running].find(([actor]) => actor === event.actorRef)?.[1];
    if (!log) return;
    const { machine, value } = event.snapshot;
    log.unshift({
      number: (log[0]?.number ?? 0) + 1,
      type: event.event.type,
      states: stateValueNames(machine.id, value),
      transitions: event._transitions.map(transitionId),
      event: event.event,
      snapshot: event.snapshot,
    });
    log.splice(longestLog);
  };

  startListeners.add((actor) => {
    if (running.has(actor) || !isMachineSnapshot(actor.getSnapshot())) return;
    running.set(actor, []);
    const { system } = actor;
    // A system inspects all its actors, children included.
    if (!subscriptions.has(system)) subscriptions.set(system, system.inspect(note));
    const complete = () => {
      if (actor.getSnapshot().status === 'stopped') running.delete(actor);
      onChange();
    };
    subscriptions.set(actor, actor.subscribe({ next: onChange, error: onChange, complete }));
    onChange();
  });

  return {
    actors: () => [...running].map(([actor, log]) => ({ actor, log: [...log] })),
    clear: () => {
      for (const subscription of subscriptions.values()) subscription.unsubscribe();
      subscriptions.clear();
      running.clear();
      onChange();
    },
  };
}
