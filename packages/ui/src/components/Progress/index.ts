export { Progress, type ProgressPhase, type ProgressProps, phaseStates } from './Progress';
