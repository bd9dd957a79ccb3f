import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf, transitionsOf } from './transition-coverage';

/** Left again within the same step, so that nobody ever sees it. */
const isTransient = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined) ?? false;

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

const childrenOf = (node: AnyStateNode) => Object.values(node.states as Record<string, AnyStateNode>);

function isWithin(node: AnyStateNode | undefined, outer: AnyStateNode): boolean {
  return node !== undefined && (node === outer || isWithin(node.parent, outer));
}

/** Walks the chart from its initial state along every transition, whatever its guard says. */
class Walk {
  readonly reached = new Set<AnyStateNode>();
  /** Reached as a whole, so that what it starts with is reached too. */
  private readonly started = new Set<AnyStateNode>();

  /** Goes into a target: the states around it, the regions that start beside it, and what it starts with. */
  enter(target: AnyStateNode, source?: AnyStateNode): void {
    let inner = target;
    for (let outer = target.parent; outer; outer = outer.parent) {
      this.reach(outer);
      if (outer.type === 'parallel' && !isWithin(source, outer)) {
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
      // It goes back to what was reached before, or to where its parent starts.
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

/** What a person can be shown of these nodes, by name and in the chart's order. */
function shownStates(machine: AnyStateMachine, nodes: Iterable<AnyStateNode>): string[] {
  return [...nodes]
    .filter((node) => isLeaf(node) && !isTransient(node))
    .sort((one, other) => one.order - other.order)
    .map((node) => [machine.id, ...node.path].join('.'));
}

/**
 * Every state of a machine that a person can be shown, as `machine-id.state.path`: the leaves that can be reached
 * and are not left at once. A guard that never holds doesn't hide a state: transition coverage finds that one.
 */
export function reachableStates(machine: AnyStateMachine): string[] {
  const walk = new Walk();
  walk.enter(machine.root);
  return shownStates(machine, walk.reached);
}

/** States that no transition leads to. */
export function unreachableStates(machine: AnyStateMachine): string[] {
  const reachable = new Set(reachableStates(machine));
  return shownStates(machine, nodesOf(machine.root)).filter((state) => !reachable.has(state));
}

/** Actors that a state invokes without saying what follows when they throw: the whole machine would stop. */
export function invocationsWithoutOnError(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap(({ id, invoke }) =>
    invoke.filter(({ onError }) => onError === undefined).map(({ src }) => `${id} invokes ${String(src)}`),
  );
}
