/**
 * Every state of every machine has a story. A story declares its states in `parameters: { states: ['tool-run.processing'] }`,
 * as plain strings, since they are read without running the file.
 */
import { allMachines } from '@verapix/machines';
import { reachableStates } from '@verapix/machines/testing';
import { describe, expect, it } from 'vitest';
import { readStoryStates } from './storybook-data/story-states.ts';

describe('the states of the machines', () => {
  const reachable = allMachines.flatMap(({ machine }) => reachableStates(machine));
  const declared = readStoryStates();

  it('belong to machines with unique ids', () => {
    const ids = allMachines.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('each have a story', () => {
    const shown = new Set(declared.map(({ state }) => state));
    expect(reachable.filter((state) => !shown.has(state))).toEqual([]);
  });

  it('are the only ones that stories declare', () => {
    const unknown = declared.filter(({ state }) => !reachable.includes(state));
    expect(unknown.map(({ state, storyId }) => `${state} in ${storyId}`)).toEqual([]);
  });
});
