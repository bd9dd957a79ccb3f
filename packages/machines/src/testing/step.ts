import fc from 'fast-check';

/** One step of a property test, with the name that a counterexample shows. */
export interface Step<Run> {
  take: (run: Run) => unknown;
  [fc.toStringMethod]: () => string;
}

export const step = <Run>(name: string, take: Step<Run>['take']): Step<Run> => ({
  take,
  [fc.toStringMethod]: () => name,
});
