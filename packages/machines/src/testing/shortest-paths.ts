import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { reachableStates } from './chart';
import { statesOf } from './event-matrix';
import type { MachineSample } from './machine-sample';

/** A way to a state. */
export interface StatePath {
  /** `machine-id.state.path`. */
  state: string;
  /** The fewest events that lead there: those of the sample, outcomes of invoked actors, and delays that end. */
  events: readonly EventObject[];
}

/** The outcomes of the actors that a snapshot invokes, by the examples of the sample. */
function actorEvents(
  snapshot: AnyMachineSnapshot,
  outputs: Record<string, readonly unknown[]>,
): EventObject[] {
  return snapshot._nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => [
      ...(outputs[String(src)] ?? []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
        actorId: id,
      })),
      { type: `xstate.error.actor.${id}`, error: new Error('broken'), actorId: id },
    ]),
  );
}

const delayEvents = (snapshot: AnyMachineSnapshot): EventObject[] =>
  snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })));

/**
 * The shortest path to each state that the user can see, guards included, found by XState's `getShortestPaths`. Snapshots
 * with the same state value count as one, so a state that needs the context of a longer way to its predecessor is missing:
 * give that context by `context`. Replay a path with `getNextSnapshot`, or by hand with fake actors.
 */
export function shortestPaths(
  machine: AnyStateMachine,
  { input, events, outputs = {} }: MachineSample,
): StatePath[] {
  const paths = getShortestPaths(machine, {
    input,
    events: (snapshot) => [
      ...Object.values(events),
      ...actorEvents(snapshot, outputs as Record<string, readonly unknown[]>),
      ...delayEvents(snapshot),
    ],
    serializeState: ({ value, status }) => JSON.stringify([value, status]),
  });
  const shortestFirst = [...paths].sort((one, other) => one.weight - other.weight);
  return reachableStates(machine).flatMap((state) => {
    const path = shortestFirst.find(({ state: snapshot }) => statesOf(snapshot).includes(state));
    // The first step is the start of the machine.
    return path ? [{ state, events: path.steps.slice(1).map(({ event }) => event) }] : [];
  });
}
