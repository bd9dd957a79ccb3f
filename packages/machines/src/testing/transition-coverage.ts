import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** Which transitions of a machine the tests have taken. */
export interface TransitionCoverage {
  /** Give it to an actor: `createActor(machine, { inspect: coverage.record })`. */
  record: (event: InspectionEvent) => void;
  /** Names of the transitions that no recorded actor has taken yet, in the chart's order. */
  missing: () => string[];
}

/** All nodes of a machine, its root first. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(nodesOf)];
}

/** Transitions out of a node: `on`, `after`, `onDone`, `onError` and `always`, each guarded alternative for itself. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
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

/** Every transition with its name: the n-th out of a node has the same name in each copy of the machine. */
function namedTransitions(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const named = nodesOf(machine.root).flatMap((node) =>
    transitionsOf(node).map(
      (transition, index) => [transition, `${node.id} #${index + 1}: ${transitionName(transition)}`] as const,
    ),
  );
  return new Map(named);
}

/** The machine that an inspected actor runs, if it runs one. */
function machineOf(actor: object): AnyStateMachine | undefined {
  const logic = 'logic' in actor ? actor.logic : undefined;
  const isMachine = typeof logic === 'object' && logic !== null && 'config' in logic;
  return isMachine ? (logic as AnyStateMachine) : undefined;
}

/**
 * Exact transition coverage of one machine, its copies made with `provide` included. Transitions are recognised
 * by identity in `_transitions`, a field XState does not document: a test of ours fails if it goes away.
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
