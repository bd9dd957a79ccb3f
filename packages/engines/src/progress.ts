import type { EnginePhase, EngineProgress } from './engine';

/** A report from within a run: the current phase and, if known, its completed ratio. */
export interface ProgressStep<Phase extends string = string> {
  phase: Phase;
  /** 0 to 1. */
  done?: number;
  /** Expected milliseconds to the end of the run. */
  etaMs?: number;
}

/** Converts the steps of a run to its overall progress, by the weights of its phases. It never decreases. */
export function createProgressReporter<Phase extends string>(
  phases: readonly EnginePhase<Phase>[],
  onProgress: (progress: EngineProgress) => void,
): (step: ProgressStep<Phase>) => void {
  let overall = 0;
  return ({ phase, done, etaMs }) => {
    const index = phases.findIndex(({ id }) => id === phase);
    const current = phases[index];
    if (!current)
      throw new Error(`The engine reported the phase "${phase}", which is not one of its phases.`);
    const before = phases.slice(0, index).reduce((sum, { weight }) => sum + weight, 0);
    overall = Math.min(1, Math.max(overall, before + current.weight * (done ?? 0)));
    onProgress({
      phase,
      phaseLabel: current.label,
      overall,
      ...(done === undefined ? {} : { phaseDone: done }),
      ...(etaMs === undefined ? {} : { etaMs }),
    });
  };
}
