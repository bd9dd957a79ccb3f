export { Progress, type ProgressProps } from './Progress';
export { type ProgressPhase, phaseStates } from './progress-value';
