import type { EnginePhase, EngineProgress } from './engine';

/** What an engine knows at one moment: the phase under way and, if it can tell, how far that has come. */
export interface ProgressStep<Phase extends string = string> {
  phase: Phase;
  /** 0 to 1. */
  done?: number;
  /** Expected milliseconds to the end of the run. */
  etaMs?: number;
}

/** Turns the steps of a run into its progress as a whole, by the weights of its phases. It never goes back. */
export function createProgressReporter<Phase extends string>(
  phases: readonly EnginePhase<Phase>[],
  onProgress: (progress: EngineProgress) => void,
): (step: ProgressStep<Phase>) => void {
  let furthest = 0;
  return ({ phase, done, etaMs }) => {
    const index = phases.findIndex(({ id }) => id === phase);
    const current = phases[index];
    if (!current) throw new Error(`The engine reported the phase "${phase}", which is not among its phases.`);
    const before = phases.slice(0, index).reduce((sum, { weight }) => sum + weight, 0);
    furthest = Math.min(1, Math.max(furthest, before + current.weight * (done ?? 0)));
    onProgress({
      phase,
      phaseLabel: current.label,
      overall: furthest,
      ...(done === undefined ? {} : { phaseDone: done }),
      ...(etaMs === undefined ? {} : { etaMs }),
    });
  };
}
