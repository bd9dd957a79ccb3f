/**
 * The state gate: a designer finds every state of every machine in Storybook. A story names the states it shows in
 * `parameters: { states: ['tool-run.processing'] }`, in plain strings, since they are read here without running it.
 */
import { allMachines } from '@verapix/machines';
import { reachableStates } from '@verapix/machines/testing';
import { describe, expect, it } from 'vitest';
import { readStoryStates } from './story-states/read-story-states.ts';

describe('the states of the machines', () => {
  const reachable = allMachines.flatMap(({ machine }) => reachableStates(machine));
  const declared = readStoryStates();

  it('belong to machines with different ids', () => {
    const ids = allMachines.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('each have a story', () => {
    const shown = new Set(declared.map(({ state }) => state));
    expect(reachable.filter((state) => !shown.has(state))).toEqual([]);
  });

  it('are the only ones that stories name', () => {
    const unknown = declared.filter(({ state }) => !reachable.includes(state));
    expect(unknown.map(({ state, storyId }) => `${state} in ${storyId}`)).toEqual([]);
  });
});
