import type { EnginePhase } from '../engine';

/** The parts of a run on the device. The weights are a typical first run's with the method Best. */
export const cutOutPhases = [
  { id: 'read', label: 'Reading the picture', weight: 0.05 },
  { id: 'model', label: 'Loading the model', weight: 0.35 },
  { id: 'find', label: 'Finding the subject', weight: 0.3 },
  { id: 'edges', label: 'Following the edges', weight: 0.2 },
  { id: 'encode', label: 'Writing the file', weight: 0.1 },
] as const satisfies readonly EnginePhase[];

export type CutOutPhase = (typeof cutOutPhases)[number]['id'];
