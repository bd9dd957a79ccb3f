import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  initialTransition,
  type StateValue,
} from 'xstate';
import { reachableStates } from './chart';
import type { MachineSample } from './machine-sample';

/** What an event does in a state. */
export interface EventOutcome {
  /** Whether the machine takes a transition. Otherwise the state refuses the event, and nothing changes. */
  isTaken: boolean;
  /** The states that its transitions enter, as `machine-id.state.path`; none if the machine stays where it is. */
  enters: readonly string[];
}

/** A row of the matrix: a state, and what each event does in it. */
export interface EventRow {
  /** `machine-id.state.path`. */
  state: string;
  /** By the type of the event. */
  outcomes: Readonly<Record<string, EventOutcome>>;
}

/** `contact.sending` as a state value. */
function stateValueOf(name: string): StateValue {
  const [, ...path] = name.split('.');
  return path.reduceRight<StateValue>((inner, state) => ({ [state]: inner }), {});
}

/** `machine-id.state.path` of each leaf of a state value. */
function leavesOf(value: StateValue, path: string): string[] {
  if (typeof value === 'string') return [`${path}.${value}`];
  return Object.entries(value).flatMap(([state, inner]) =>
    inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
      ? [`${path}.${state}`]
      : leavesOf(inner, `${path}.${state}`),
  );
}

/** The leaves that a snapshot is in, as `machine-id.state.path`. */
export const statesOf = (snapshot: AnyMachineSnapshot): string[] =>
  leavesOf(snapshot.value, snapshot.machine.id);

/** Snapshots of a state, one for each context of the sample. Other regions of the machine are in their initial state. */
function snapshotsOf(machine: AnyStateMachine, state: string, { input, context }: MachineSample) {
  const [{ context: initial }] = initialTransition(machine, input);
  return [context ?? {}]
    .flat()
    .map((part) =>
      machine.resolveState({ value: stateValueOf(state), context: { ...initial, ...part } as object }),
    );
}

/** The leaves that a machine is in when it has entered a node. */
function entered(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'compound') return node.initial.target.flatMap(entered);
  if (node.type === 'parallel')
    return Object.values(node.states as Record<string, AnyStateNode>).flatMap(entered);
  return [node];
}

const nameOf = ({ machine, path }: AnyStateNode) => [machine.id, ...path].join('.');

function outcomeOf(snapshots: readonly AnyMachineSnapshot[], event: EventObject): EventOutcome {
  const taken = snapshots.flatMap((snapshot) => snapshot.machine.getTransitionData(snapshot, event));
  const targets = taken.flatMap(({ target }) => target ?? []);
  return { isTaken: taken.length > 0, enters: [...new Set(targets.flatMap(entered).map(nameOf))] };
}

/**
 * What each event of the sample does in each state that the user can see, guards included. The transitions of all contexts
 * of the sample count; a state that is left at once is named as it is entered.
 */
export function eventMatrix(machine: AnyStateMachine, sample: MachineSample): EventRow[] {
  return reachableStates(machine).map((state) => {
    const snapshots = snapshotsOf(machine, state, sample);
    const outcomes = Object.entries(sample.events).map(([type, event]) => [
      type,
      outcomeOf(snapshots, event),
    ]);
    return { state, outcomes: Object.fromEntries(outcomes) };
  });
}
