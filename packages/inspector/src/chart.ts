import { nodesOf, transitionsOf } from '@verapix/machines/testing';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What triggers a transition. */
type Trigger = 'event' | 'after' | 'always' | 'done' | 'error';

/** A transition of a state. */
export interface ChartTransition {
  /** Equal in every copy of a machine. A transition with several targets has as many entries. */
  id: string;
  source: string;
  /** Null if it stays in its state. */
  target: string | null;
  trigger: Trigger;
  /** The event's type; empty for `always`. */
  eventType: string;
  /** The label: `message.submit`, `after 3000 ms`, `sendMessage done`. */
  label: string;
  /** The name of its guard. */
  guard: string | null;
}

/** A state with its children. */
export interface ChartState {
  /** XState's id: `contact.sending`. */
  id: string;
  label: string;
  type: AnyStateNode['type'];
  /** The names of its invoked actors. */
  invokes: readonly string[];
  states: readonly ChartState[];
}

/** A machine as data for drawing. */
export interface Chart {
  root: ChartState;
  /** The initial states of each compound state, by its id. */
  initial: Readonly<Record<string, string>>;
  transitions: readonly ChartTransition[];
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** The chart of a machine, cached by its definition. */
export function chartOf(machine: AnyStateMachine): Chart {
  const chart = charts.get(machine) ?? readChart(machine);
  charts.set(machine, chart);
  return chart;
}

function readChart(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  return {
    root: stateOf(machine.root),
    initial: Object.fromEntries(
      nodes
        .filter(({ type }) => type === 'compound')
        .flatMap((node) => node.initial.target.map((target) => [node.id, target.id] as const)),
    ),
    transitions: nodes.flatMap(chartTransitions),
  };
}

const invocationsOf = (node: AnyStateNode) =>
  node.invoke.map(({ id, src }) => ({ id, name: typeof src === 'string' ? src : id }));

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    label: node.key,
    type: node.type,
    invokes: invocationsOf(node).map(({ name }) => name),
    states: Object.values(node.states as Record<string, AnyStateNode>).map(stateOf),
  };
}

const transitionIdAt = (node: AnyStateNode, index: number) => `${node.id}#${index}`;

/** The chart's id of a transition in a copy of the machine. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  return transitionIdAt(source, transitionsOf(source).indexOf(transition));
}

function chartTransitions(node: AnyStateNode): ChartTransition[] {
  return transitionsOf(node).flatMap((transition, index) => {
    const { eventType } = transition;
    const common = {
      source: node.id,
      eventType,
      ...readEvent(node, eventType),
      guard: guardName(transition.guard),
    };
    const id = transitionIdAt(node, index);
    // Several targets are regions of a parallel state: each has an arrow.
    return (transition.target ?? [null]).map((target) => ({ ...common, id, target: target?.id ?? null }));
  });
}

/** The event types that XState generates for `after`, `invoke` and final states, and their labels. */
function readEvent(node: AnyStateNode, eventType: string): Pick<ChartTransition, 'trigger' | 'label'> {
  if (eventType === '') return { trigger: 'always', label: 'always' };
  const [, kind, rest = ''] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.*)$/.exec(eventType) ?? [];
  if (kind === undefined) return { trigger: 'event', label: eventType };
  if (kind === 'after') {
    const delay = rest.slice(0, -node.id.length - 1);
    return { trigger: 'after', label: `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}` };
  }
  if (kind === 'done.state') return { trigger: 'done', label: 'done' };
  const actor = invocationsOf(node).find(({ id }) => id === rest)?.name ?? rest;
  return kind === 'done.actor'
    ? { trigger: 'done', label: `${actor} done` }
    : { trigger: 'error', label: `${actor} throws` };
}

type Guard = AnyTransitionDefinition['guard'];

function guardName(guard: Guard): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object') return guard.type;
  const inner =
    'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName).join(', ') : '';
  // An inline guard is named after its key.
  const name = guard.name && guard.name !== 'guard' ? guard.name : 'condition';
  return inner ? `${name}(${inner})` : name;
}
