import type { EnginePhase } from '../engine';

/** The parts of a run on the device. The weights are a typical run's with the method Best. */
export const watermarkPhases = [
  { id: 'read', label: 'Reading the file', weight: 0.03 },
  { id: 'model', label: 'Loading the model', weight: 0.12 },
  { id: 'fill', label: 'Filling in the marked area', weight: 0.8 },
  { id: 'encode', label: 'Writing the file', weight: 0.05 },
] as const satisfies readonly EnginePhase[];

export type WatermarkPhase = (typeof watermarkPhases)[number]['id'];
