import fc from 'fast-check';

/** One thing that can happen to what is tested, and how it is called in a counterexample. */
export interface Step<Run> {
  take: (run: Run) => unknown;
  [fc.toStringMethod]: () => string;
}

export const step = <Run>(name: string, take: Step<Run>['take']): Step<Run> => ({
  take,
  [fc.toStringMethod]: () => name,
});
