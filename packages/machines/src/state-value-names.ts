import type { StateValue } from 'xstate';

/**
 * The leaves of a state value as `machine-id.state.path`, such as `tool-run.done.unsaved`. Parallel states have several.
 * For `data-machine-state`, which tests and stories read.
 */
export function stateValueNames(machineId: string, value: StateValue): string[] {
  if (typeof value === 'string') return [`${machineId}.${value}`];
  const regions = Object.entries(value);
  if (regions.length === 0) return [machineId];
  return regions.flatMap(([state, inner]) => stateValueNames(`${machineId}.${state}`, inner ?? {}));
}
