import type { StateValue } from 'xstate';

/**
 * The leaves of a state value as `machine-id.state.path`, such as `tool-run.done.untaken`; a parallel state has
 * several. For `data-machine-state`, which stories and the state gate read.
 */
export function stateValueNames(machineId: string, value: StateValue): string[] {
  if (typeof value === 'string') return [`${machineId}.${value}`];
  const regions = Object.entries(value).filter(
    (entry): entry is [string, StateValue] => entry[1] !== undefined,
  );
  if (regions.length === 0) return [machineId];
  return regions.flatMap(([state, inner]) => {
    const leaf = typeof inner === 'object' && Object.keys(inner).length === 0;
    return leaf ? [`${machineId}.${state}`] : stateValueNames(`${machineId}.${state}`, inner);
  });
}
