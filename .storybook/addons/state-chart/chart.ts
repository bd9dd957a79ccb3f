import { nodesOf, transitionsOf } from '@verapix/machines/testing';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What makes a machine take a transition. */
type Trigger = 'event' | 'after' | 'always' | 'done' | 'error';

/** One guarded alternative out of a state. */
export interface ChartTransition {
  /** The same in every copy of one machine. One that leads to several states has as many entries. */
  id: string;
  source: string;
  /** `null` where it stays in its state. */
  target: string | null;
  trigger: Trigger;
  /** The type that `send` takes; empty for `always`. */
  eventType: string;
  /** How a reader knows it: `message.submit`, `after 3000 ms`, `sendMessage done`. */
  label: string;
  /** The name of its condition. */
  guard: string | null;
}

/** A state as it is drawn, with those within it. */
export interface ChartState {
  /** XState's own: `contact.sending`. */
  id: string;
  label: string;
  type: AnyStateNode['type'];
  /** What it runs while it lasts, by name. */
  invokes: readonly string[];
  states: readonly ChartState[];
}

/** A machine, as data: what is drawn of it. */
export interface Chart {
  root: ChartState;
  /** The states that each compound state starts with, by its id. */
  initial: Readonly<Record<string, string>>;
  transitions: readonly ChartTransition[];
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** The chart of a machine, read from its definition once: the same machine has the same chart. */
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

/** The id that the chart has for a transition which a copy of the machine takes. */
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
    // One with several targets enters as many regions of a parallel state: it has an arrow to each.
    return (transition.target ?? [null]).map((target) => ({ ...common, id, target: target?.id ?? null }));
  });
}

/** The types that XState makes of `after`, `invoke` and final states, and what they are for a reader. */
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
  // Written in place, it is called after the key it stands at.
  const name = guard.name && guard.name !== 'guard' ? guard.name : 'condition';
  return inner ? `${name}(${inner})` : name;
}
