import type { EnginePhase } from '../engine';

/** The parts of a run on the device. The weights are a typical run's with the method Sharp. */
export const upscalePhases = [
  { id: 'read', label: 'Reading the picture', weight: 0.02 },
  { id: 'model', label: 'Loading the model', weight: 0.08 },
  { id: 'enlarge', label: 'Enlarging the picture', weight: 0.85 },
  { id: 'encode', label: 'Writing the file', weight: 0.05 },
] as const satisfies readonly EnginePhase[];

export type UpscalePhase = (typeof upscalePhases)[number]['id'];
