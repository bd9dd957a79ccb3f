import { describe, expect, it } from 'vitest';
import { allMachines } from './all-machines';
import { invocationsWithoutOnError, unreachableStates } from './testing';

describe.each([...allMachines])('the chart of $id', ({ machine }) => {
  it('leads to each of its states', () => {
    expect(unreachableStates(machine)).toEqual([]);
  });

  it('says what follows when an actor throws', () => {
    expect(invocationsWithoutOnError(machine)).toEqual([]);
  });
});
