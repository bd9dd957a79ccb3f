import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** All state nodes below a node, and the node itself first. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

const childrenOf = (node: AnyStateNode) => Object.values(node.states as Record<string, AnyStateNode>);

/** The transitions of a node: `on`, `after`, `onDone`, `onError` and `always`, one for each guarded alternative. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** A transient state is left in the same step, so the user never sees it. */
const isTransient = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined) ?? false;

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

function isInside(node: AnyStateNode | undefined, outer: AnyStateNode): boolean {
  return node !== undefined && (node === outer || isInside(node.parent, outer));
}

/** Walks the chart from its initial state along every transition, regardless of guards. */
class Walk {
  readonly reached = new Set<AnyStateNode>();
  /** Entered as a whole, so that their initial states are reached too. */
  private readonly started = new Set<AnyStateNode>();

  /** Enters a target: its ancestors, the sibling regions that start with it, and its initial states. */
  enter(target: AnyStateNode, source?: AnyStateNode): void {
    let inner = target;
    for (let outer = target.parent; outer; outer = outer.parent) {
      this.reach(outer);
      if (outer.type === 'parallel' && !isInside(source, outer)) {
        for (const region of childrenOf(outer)) if (region !== inner) this.start(region);
      }
      inner = outer;
    }
    this.start(target);
  }

  private start(node: AnyStateNode): void {
    if (this.started.has(node)) return;
    this.started.add(node);
    if (node.type === 'history') {
      // History leads to a state that was reached before, or to the initial state of its parent.
      if (node.parent) this.start(node.parent);
      return;
    }
    this.reach(node);
    if (node.type === 'compound') for (const first of node.initial.target) this.enter(first, node);
    if (node.type === 'parallel') for (const region of childrenOf(node)) this.start(region);
  }

  private reach(node: AnyStateNode): void {
    if (this.reached.has(node)) return;
    this.reached.add(node);
    for (const { target } of transitionsOf(node)) for (const next of target ?? []) this.enter(next, node);
  }
}

/** The names of the nodes that the user can see, in the order of the chart. */
function visibleStates(machine: AnyStateMachine, nodes: Iterable<AnyStateNode>): string[] {
  return [...nodes]
    .filter((node) => isLeaf(node) && !isTransient(node))
    .sort((one, other) => one.order - other.order)
    .map((node) => [machine.id, ...node.path].join('.'));
}

/**
 * The states of a machine that the user can see, as `machine-id.state.path`: the reachable leaves that are not
 * transient. Guards are ignored; transition coverage finds a guard that never holds.
 */
export function reachableStates(machine: AnyStateMachine): string[] {
  const walk = new Walk();
  walk.enter(machine.root);
  return visibleStates(machine, walk.reached);
}

/** The states that no transition leads to. */
export function unreachableStates(machine: AnyStateMachine): string[] {
  const reachable = new Set(reachableStates(machine));
  return visibleStates(machine, nodesOf(machine.root)).filter((state) => !reachable.has(state));
}

/** The invocations without `onError`. If their actor threw, the whole machine would stop. */
export function invocationsWithoutOnError(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap(({ id, invoke }) =>
    invoke.filter(({ onError }) => onError === undefined).map(({ src }) => `${id} invokes ${String(src)}`),
  );
}

/** Which transitions of a machine the tests have taken. */
export interface TransitionCoverage {
  /** Pass it to an actor: `createActor(machine, { inspect: coverage.record })`. */
  record: (event: InspectionEvent) => void;
  /** Names of the transitions that no recorded actor has taken, in the order of the chart. */
  missing: () => string[];
}

function guardName(guard: AnyTransitionDefinition['guard']): string {
  if (guard === undefined) return '';
  if (typeof guard === 'object') return ` [${guard.type}]`;
  return ` [${typeof guard === 'string' ? guard : guard.name || 'a guard'}]`;
}

function transitionName({ eventType, guard, target }: AnyTransitionDefinition): string {
  const to = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${eventType || 'always'}${guardName(guard)} → ${to}`;
}

/** The transitions and their names. The n-th transition of a node has the same name in each copy of the machine. */
function namedTransitions(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const named = nodesOf(machine.root).flatMap((node) =>
    transitionsOf(node).map(
      (transition, index) => [transition, `${node.id} #${index + 1}: ${transitionName(transition)}`] as const,
    ),
  );
  return new Map(named);
}

/** The machine of an inspected actor; undefined if it runs other logic. */
function machineOf(actor: object): AnyStateMachine | undefined {
  const logic = 'logic' in actor ? actor.logic : undefined;
  const isMachine = typeof logic === 'object' && logic !== null && 'config' in logic;
  return isMachine ? (logic as AnyStateMachine) : undefined;
}

/**
 * Transition coverage of a machine and its copies made with `provide`. Transitions are identified by `_transitions`, a
 * field that XState does not document; a test fails if it is removed.
 */
export function transitionCoverage(machine: AnyStateMachine): TransitionCoverage {
  const names = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();
  const taken = new Set<string>();

  const namesIn = (copy: AnyStateMachine) => {
    const known = names.get(copy) ?? namedTransitions(copy);
    names.set(copy, known);
    return known;
  };
  return {
    record: (event) => {
      if (event.type !== '@xstate.microstep') return;
      const running = machineOf(event.actorRef);
      if (running?.config !== machine.config) return;
      for (const transition of event._transitions) {
        const name = namesIn(running).get(transition);
        if (name !== undefined) taken.add(name);
      }
    },
    missing: () => [...namesIn(machine).values()].filter((name) => !taken.has(name)),
  };
}
