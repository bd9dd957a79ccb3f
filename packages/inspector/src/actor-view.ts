import { stateValueNames } from '@verapix/machines';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { type Chart, chartOf } from './chart';
import { plainOf } from './plain';
import type { ActorView, LoggedEvent, OfferedEvent } from './views';

/** A sample event of a type; undefined if there is none, so that it cannot be sent. */
export type ExampleOf = (machineId: string, type: string) => EventObject | undefined;

interface Running {
  sessionId: string;
  snapshot: AnyMachineSnapshot;
  log: readonly LoggedEvent[];
}

/** An actor's view for the panel. */
export function viewOf({ sessionId, snapshot, log }: Running, exampleOf: ExampleOf): ActorView {
  const { machine, value, context, status } = snapshot;
  const states = stateValueNames(machine.id, value);
  return {
    sessionId,
    machineId: machine.id,
    status,
    states,
    active: [...new Set(states.flatMap(withOuter))],
    context: plainOf(context),
    events: offeredEvents(chartOf(machine)).map((event) => ({
      ...event,
      can: status === 'active' && canTake(snapshot, exampleOf(machine.id, event.type)),
    })),
    log: log.map(({ number, type, states: after, transitions }) => ({
      number,
      type,
      states: after,
      transitions,
    })),
  };
}

/** The ids of a state and its parents. */
function withOuter(state: string): string[] {
  const keys = state.split('.');
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
}

/** The events that a user can send: all except an actor's output. */
function offeredEvents({ transitions }: Chart): Omit<OfferedEvent, 'can'>[] {
  const offered = new Map(
    transitions
      .filter(({ trigger }) => trigger === 'event' || trigger === 'after' || trigger === 'error')
      .map(({ eventType: type, label }) => [type, { type, label }]),
  );
  return [...offered.values()];
}

function canTake(snapshot: AnyMachineSnapshot, event: EventObject | undefined): boolean {
  if (!event) return false;
  try {
    return snapshot.can(event);
  } catch {
    // The guard reads a property that the sample event lacks.
    return false;
  }
}
